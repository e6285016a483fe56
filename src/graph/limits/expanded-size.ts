import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { collectFragments, type Fragments } from './fragments.ts';
import { assertLimit } from './limits.ts';

/**
 * Overlapping fields are validated in pairs; `merges` bounds the measured time of that rule. Fragments must not form
 * cycles.
 */
export function assertExpandedSize(document: DocumentNode): void {
  const fragments = collectFragments(document);
  let selections = 0;
  let merges = 0;

  function measure(sets: readonly SelectionSetNode[]): void {
    const groups = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const collect = (set: SelectionSetNode): void => {
      selections += set.selections.length;
      for (const node of set.selections) {
        if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
        else if (node.kind === Kind.FIELD) {
          const key = (node.alias ?? node.name).value;
          const group = groups.get(key);
          if (group) group.push(node);
          else groups.set(key, [node]);
        } else if (!spread.has(node.name.value)) {
          spread.add(node.name.value);
          const fragment = fragments.get(node.name.value);
          if (fragment) collect(fragment.selectionSet);
        }
      }
    };
    for (const set of sets) collect(set);
    merges += weights.spreads * countPairs(spread.size);
    for (const group of groups.values()) {
      const below = group.flatMap(({ selectionSet }) => selectionSet ?? []);
      merges += (below.length ? weights.objects : 1) * countPairs(group.length);
      assertLimit('merges', merges);
      assertLimit('selections', selections);
      if (below.length) measure(below);
    }
  }

  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) measure([node.selectionSet]);
  }
}

const weights = { objects: 5, spreads: 3 };
const countPairs = (count: number): number => (count * (count - 1)) / 2;

export function countExpandedSelections(set: SelectionSetNode, fragments: Fragments): number {
  const known = new Map<SelectionSetNode, number>();
  const count = (set: SelectionSetNode): number => {
    const before = known.get(set);
    if (before !== undefined) return before;
    let sum = 0;
    for (const node of set.selections) {
      const below = (node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node)?.selectionSet;
      sum += 1 + (below ? count(below) : 0);
    }
    known.set(set, sum);
    return sum;
  };
  return count(set);
}
