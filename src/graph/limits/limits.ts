import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { listKeys } from '#kernel/assert.ts';
import { DomainError } from '#kernel/errors.ts';
import { collectFragments } from './fragments.ts';

export const maxCost = 5_000;

const limits = {
  characters: [65_536, 'The document exceeds 65,536 characters. Send long texts as variables.'],
  tokens: [2_000, 'The document exceeds 2,000 tokens.'],
  nesting: [64, 'The document exceeds 64 levels of nested brackets.'],
  depth: [12, 'The document exceeds a depth of 12 levels.'],
  aliases: [30, 'The document exceeds 30 aliases.'],
  directives: [20, 'The document exceeds 20 directives.'],
  breadth: [200, 'A selection exceeds 200 fields, with fragments expanded.'],
  mutations: [10, 'The document exceeds 10 mutations.'],
  introspection: [1, 'The document selects __schema more than once.'],
  selections: [5_000, 'The document exceeds 5,000 selections, with fragments expanded.'],
  merges: [20_000, 'The document selects the same fields too often. Select each field once, or use aliases.'],
  cost: [maxCost, 'The request costs more than 5,000 points. Request smaller pages.'],
} as const satisfies Record<string, readonly [number, string]>;
export type Limit = keyof typeof limits;

export const maxTokens = limits.tokens[0];

export function queryTooComplex(bound: Limit, value: number): DomainError {
  const [limit, message] = limits[bound];
  return new DomainError('query_too_complex', message, { limit, value });
}

export function assertLimit(bound: Limit, value: number): void {
  if (value > limits[bound][0]) throw queryTooComplex(bound, value);
}

/**
 * Runs before validation, so fragments may still form cycles. Introspection is deep by nature and its depth is not
 * measured.
 */
export function assertWrittenSize(document: DocumentNode): void {
  const found = { depth: 0, aliases: 0, directives: 0, mutations: 0, introspection: 0 };
  const { depthOf, breadthOf } = createMeasures(document);
  visit(document, {
    Field: ({ alias, name }) => {
      if (alias) found.aliases++;
      if (name.value === '__schema') found.introspection++;
    },
    Directive: () => void found.directives++,
    SelectionSet: (set) => void breadthOf(set),
    OperationDefinition: ({ operation, selectionSet }) => {
      found.depth = Math.max(found.depth, depthOf(selectionSet));
      if (operation === 'mutation') found.mutations = Math.max(found.mutations, breadthOf(selectionSet));
    },
  });
  for (const bound of listKeys(found)) assertLimit(bound, found[bound]);
}

function createMeasures(document: DocumentNode) {
  const fragments = collectFragments(document);
  const depths = new Map<SelectionSetNode, number>();

  /** Memoized: fragments that spread each other twice would double the work at every level. */
  function measureDepth(set: SelectionSetNode): number {
    const known = depths.get(set);
    if (known !== undefined) return known;
    depths.set(set, 0);
    let deepest = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const below = node.selectionSet && !node.name.value.startsWith('__') ? measureDepth(node.selectionSet) : 0;
        deepest = Math.max(deepest, 1 + below);
      } else {
        const { selectionSet } = (node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node) ?? {};
        if (selectionSet) deepest = Math.max(deepest, measureDepth(selectionSet));
      }
    }
    depths.set(set, deepest);
    return deepest;
  }

  function measureBreadth(set: SelectionSetNode): number {
    const seen = new Set<string>();
    let fields = 0;
    const count = ({ selections }: SelectionSetNode): void => {
      for (const node of selections) {
        if (node.kind === Kind.FIELD) assertLimit('breadth', ++fields);
        else if (node.kind === Kind.INLINE_FRAGMENT) count(node.selectionSet);
        else if (!seen.has(node.name.value)) {
          seen.add(node.name.value);
          const fragment = fragments.get(node.name.value);
          if (fragment) count(fragment.selectionSet);
        }
      }
    };
    count(set);
    return fields;
  }

  return { depthOf: measureDepth, breadthOf: measureBreadth };
}
