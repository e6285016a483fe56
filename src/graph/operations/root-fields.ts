import { type DocumentNode, type GraphQLSchema, Kind, type OperationTypeNode, type SelectionSetNode } from 'graphql';
import { findRequirement, type Requirement } from '#kernel/access.ts';
import { collectFragments } from '../limits/fragments.ts';

/** Unknown fields require the same, because only the schema reveals what exists. */
export const introspectionRequirement: Requirement = { caller: 'key or member' };

export function findRootRequirement(schema: GraphQLSchema, document: DocumentNode): Requirement | null {
  let requirement: Requirement | null = null;
  for (const [kind, names] of collectRootFields(document)) {
    const fields = schema.getRootType(kind)?.getFields() ?? {};
    for (const name of names) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const own = field ? findRequirement(field) : introspectionRequirement;
      if (field && own.caller !== 'anyone') return own;
      if (!field && name !== '__typename') requirement = introspectionRequirement;
    }
  }
  return requirement;
}

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
