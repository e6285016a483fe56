import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { DomainError } from '#kernel/errors.ts';

const most = { depth: 12, aliases: 30, mutations: 10 };

/** The bound that a document breaks, or null. What asks for the schema itself is deep by nature and not measured. */
export function brokenLimit(document: DocumentNode): DomainError | null {
  const found = { depth: 0, aliases: 0, mutations: 0 };
  const size = sizesIn(document);
  visit(document, {
    Field: ({ alias }) => void (alias && found.aliases++),
    OperationDefinition: ({ operation, selectionSet }) => {
      const { depth, fields } = size(selectionSet);
      found.depth = Math.max(found.depth, depth);
      if (operation === 'mutation') found.mutations = Math.max(found.mutations, fields);
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

type Size = { depth: number; fields: number };

/**
 * How deep a selection goes and how many fields it has at its top, fragments unfolded. Each selection is measured once:
 * fragments that spread each other twice would otherwise double the work at every step.
 */
function sizesIn({ definitions }: DocumentNode) {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const measured = new Map<SelectionSetNode, Size>();

  return function sizeOf(set: SelectionSetNode): Size {
    const known = measured.get(set);
    if (known) return known;
    const sum: Size = { depth: 0, fields: 0 };
    for (const node of set.selections) {
      const spread = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      if (node.kind === Kind.FIELD) {
        const below = node.selectionSet && !node.name.value.startsWith('__') ? sizeOf(node.selectionSet).depth : 0;
        sum.depth = Math.max(sum.depth, 1 + below);
        sum.fields += 1;
      } else if (spread?.selectionSet) {
        const { depth, fields } = sizeOf(spread.selectionSet);
        sum.depth = Math.max(sum.depth, depth);
        sum.fields += fields;
      }
    }
    measured.set(set, sum);
    return sum;
  };
}
