import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { DomainError } from '#kernel/errors.ts';

const most = { depth: 12, aliases: 30, mutations: 10 };

/** The bound that a document breaks, or null. What asks for the schema itself is deep by nature and not measured. */
export function brokenLimit(document: DocumentNode): DomainError | null {
  const found = { depth: 0, aliases: 0, mutations: 0 };
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const depthOf = ({ selections }: SelectionSetNode): number =>
    selections.reduce((deepest, node) => {
      if (node.kind === Kind.FIELD) {
        const below = node.selectionSet && !node.name.value.startsWith('__') ? depthOf(node.selectionSet) : 0;
        return Math.max(deepest, 1 + below);
      }
      const spread = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      return spread ? Math.max(deepest, depthOf(spread.selectionSet)) : deepest;
    }, 0);
  visit(document, {
    Field: ({ alias }) => void (alias && found.aliases++),
    OperationDefinition: ({ operation, selectionSet }) => {
      found.depth = Math.max(found.depth, depthOf(selectionSet));
      if (operation === 'mutation') found.mutations = Math.max(found.mutations, selectionSet.selections.length);
    },
  });
  for (const name of ['depth', 'aliases', 'mutations'] as const) {
    const [limit, value] = [most[name], found[name]];
    if (value > limit) {
      return new DomainError('query_too_complex', `A document has at most ${limit} of ${name}.`, { limit, value });
    }
  }
  return null;
}
