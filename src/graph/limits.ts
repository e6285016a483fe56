import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { DomainError } from '#kernel/errors.ts';

/** Points of one request. */
export const mostPoints = 5_000;

const bounds = {
  tokens: [2_000, 'A document has at most 2,000 tokens.'],
  depth: [12, 'A document is at most 12 levels deep.'],
  aliases: [30, 'A document has at most 30 aliases.'],
  directives: [20, 'A document has at most 20 directives.'],
  breadth: [200, 'A selection has at most 200 fields, fragments unfolded.'],
  mutations: [10, 'A document changes at most 10 things.'],
  cost: [mostPoints, 'A request costs at most 5,000 points. Ask for smaller pages.'],
} as const satisfies Record<string, readonly [number, string]>;
export type Bound = keyof typeof bounds;

export const mostTokens = bounds.tokens[0];

export function tooComplex(bound: Bound, value: number): DomainError {
  const [limit, message] = bounds[bound];
  return new DomainError('query_too_complex', message, { limit, value });
}

/**
 * The bound that a document breaks, or null. It is asked before anything else looks at the document, so fragments may
 * still lead back to themselves. What asks for the schema itself is deep by nature and not measured.
 */
export function brokenLimit(document: DocumentNode): DomainError | null {
  const found = { depth: 0, aliases: 0, directives: 0, breadth: 0, mutations: 0 };
  const { depthOf, breadthOf } = measures(document);
  visit(document, {
    Field: ({ alias }) => void (alias && found.aliases++),
    Directive: () => void found.directives++,
    SelectionSet: (set) => {
      found.breadth = Math.max(found.breadth, breadthOf(set));
    },
    OperationDefinition: ({ operation, selectionSet }) => {
      found.depth = Math.max(found.depth, depthOf(selectionSet));
      if (operation === 'mutation') found.mutations = Math.max(found.mutations, breadthOf(selectionSet));
    },
  });
  const broken = (Object.keys(found) as (keyof typeof found)[]).find((bound) => found[bound] > bounds[bound][0]);
  return broken ? tooComplex(broken, found[broken]) : null;
}

function measures({ definitions }: DocumentNode) {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const depths = new Map<SelectionSetNode, number>();

  /** Each selection is measured once: fragments that spread each other twice would double the work at every step. */
  function depthOf(set: SelectionSetNode): number {
    const known = depths.get(set);
    if (known !== undefined) return known;
    depths.set(set, 0);
    let deepest = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const below = node.selectionSet && !node.name.value.startsWith('__') ? depthOf(node.selectionSet) : 0;
        deepest = Math.max(deepest, 1 + below);
      } else {
        const { selectionSet } = (node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node) ?? {};
        if (selectionSet) deepest = Math.max(deepest, depthOf(selectionSet));
      }
    }
    depths.set(set, deepest);
    return deepest;
  }

  /** A fragment counts once in a selection, as it is read once there. */
  function breadthOf(set: SelectionSetNode, seen = new Set<string>()): number {
    let fields = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) fields += 1;
      else if (node.kind === Kind.INLINE_FRAGMENT) fields += breadthOf(node.selectionSet, seen);
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment) fields += breadthOf(fragment.selectionSet, seen);
      }
    }
    return fields;
  }

  return { depthOf, breadthOf };
}
