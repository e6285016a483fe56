import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The columns that a computed field reads. The default is the column of the same name. */
export const dependsOn = <Row>(...columns: (keyof Row & string)[]) => ({ dependsOn: columns });

export function selectedColumns<Column extends string>(
  info: GraphQLResolveInfo,
  type: string,
  columns: readonly Column[],
): readonly Column[] {
  const [only, ...merged] = info.fieldNodes;
  const node = merged.length ? undefined : only;
  const known = node && columnCache.get(node)?.get(columns);
  if (known) return known as readonly Column[];
  const names = new Set(['id']);

  // Each selection is read once: fragments that spread each other twice would double the work at every level.
  const read = new Set<SelectionSetNode>();
  const collect = (on: GraphQLNamedType, set: SelectionSetNode): void => {
    if (read.has(set)) return;
    read.add(set);
    for (const node of set.selections) {
      if (node.kind !== Kind.FIELD) {
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? info.fragments[node.name.value] : node;
        const type = fragment?.typeCondition ? info.schema.getType(fragment.typeCondition.name.value) : on;
        if (fragment && type) collect(type, fragment.selectionSet);
        continue;
      }
      const field = isObjectType(on) || isInterfaceType(on) ? on.getFields()[node.name.value] : undefined;
      if (!field) continue;
      const target = getNamedType(field.type);
      if (on.name === type && target.name !== type) for (const name of getDependencies(field)) names.add(name);
      else if (node.selectionSet) collect(target, node.selectionSet);
    }
  };
  for (const { selectionSet } of info.fieldNodes)
    if (selectionSet) collect(getNamedType(info.returnType), selectionSet);
  const found = columns.filter((column) => names.has(column));
  if (node) columnCache.set(node, (columnCache.get(node) ?? new Map()).set(columns, found));
  return found;
}

/** Documents are cached, and the columns of a field that occurs once do not change. */
const columnCache = new WeakMap<FieldNode, Map<readonly string[], readonly string[]>>();

const getDependencies = ({ name, extensions }: Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>) =>
  extensions.dependsOn ?? [name];
