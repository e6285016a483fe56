import { type DocumentNode, type GraphQLSchema, Kind, type OperationTypeNode, type SelectionSetNode } from 'graphql';
import { findRequirement, type Requirement } from '#kernel/access.ts';
import { collectFragments } from '../limits/fragments.ts';

/** What asking for the schema asks of a caller. A field that does not exist asks the same: only the schema tells. */
export const introspectionRequirement: Requirement = { key: 'any' };

/**
 * What the first root field of a document that is not public asks of a caller; null where all of them are public. All
 * operations are looked at, as validation looks at all of them.
 */
export function findRootRequirement(schema: GraphQLSchema, document: DocumentNode): Requirement | null {
  let protection: Requirement | null = null;
  for (const [kind, names] of collectRootFields(document)) {
    const fields = schema.getRootType(kind)?.getFields() ?? {};
    for (const name of names) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const requirement = field ? findRequirement(field) : introspectionRequirement;
      if (field && requirement.key !== false) return requirement;
      if (!field && name !== '__typename') protection = introspectionRequirement;
    }
  }
  return protection;
}

/** The names of root fields for each kind of operation. Each fragment is read once for each. */
function collectRootFields(document: DocumentNode): Map<OperationTypeNode, Set<string>> {
  const fragments = collectFragments(document);
  const found = new Map<OperationTypeNode, { names: Set<string>; spread: Set<string> }>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const { names, spread } = found.get(node.operation) ?? { names: new Set(), spread: new Set() };
    found.set(node.operation, { names, spread });
    const read = ({ selections }: SelectionSetNode): void => {
      for (const node of selections) {
        if (node.kind === Kind.FIELD) names.add(node.name.value);
        else if (node.kind === Kind.INLINE_FRAGMENT) read(node.selectionSet);
        else if (!spread.has(node.name.value)) {
          spread.add(node.name.value);
          const fragment = fragments.get(node.name.value);
          if (fragment) read(fragment.selectionSet);
        }
      }
    };
    read(node.selectionSet);
  }
  return new Map([...found].map(([kind, { names }]) => [kind, names]));
}
