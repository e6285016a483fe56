import {
  assertCompositeType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { assertDefined, isRecord } from '#kernel/assert.ts';
import { defaultPageSize } from '#kernel/pagination/page.ts';
import { maxCost, queryTooComplex } from './limits.ts';

/** A fixed cost for the field and everything below it. Null leaves the cost to the selected objects. */
export const withCost = (points: number | ((args: Arguments) => number | null)) => ({ costs: points });
export const withMaxCount = (items: number | ((args: Arguments) => number)) => ({ atMost: items });

type Arguments = Record<string, unknown>;
export type Variables = Readonly<Record<string, unknown>>;

export type PricedField = {
  key: string;
  maxCount: number;
  /** A list that belongs to its record counts as its largest item. */
  isNestedList: boolean;
  fixedCost: number | null;
  children: PricedField[];
};

/** One point per object in the response. The estimate is the maximum that the document can return. */
export const estimateCost = (priced: readonly PricedField[]): number =>
  sum(priced, ({ fixedCost, maxCount, children }) => fixedCost ?? maxCount * (1 + estimateCost(children)));

export function computeCost(priced: readonly PricedField[], data: Variables): number {
  let cost = 0;
  for (const one of priced) cost += computeFieldCost(one, data[one.key]);
  return cost;
}

function computeFieldCost({ fixedCost, isNestedList, children }: PricedField, value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (fixedCost !== null) return fixedCost;
  if (!Array.isArray(value)) return computeObjectCost(children, value);
  let cost = 0;
  for (const item of value) {
    const one = computeObjectCost(children, item);
    cost = isNestedList ? Math.max(cost, one) : cost + one;
  }
  return cost;
}

const computeObjectCost = (children: readonly PricedField[], value: unknown): number =>
  isRecord(value) ? 1 + computeCost(children, value) : 0;

type FieldEntry = {
  kind: 'field';
  node: FieldNode;
  selectionSet: SelectionSetNode;
  field: Pick<GraphQLField<unknown, unknown>, 'args' | 'extensions'>;
  type: GraphQLCompositeType;
  isList: boolean;
  isPaged: boolean;
};
type FieldGroup = [FieldEntry, ...FieldEntry[]];
type FragmentEntry = {
  kind: 'part';
  node: SelectionNode;
  fragment: string | null;
  of: SelectionSetNode;
  on: GraphQLCompositeType;
};

/**
 * Fields are found once per selection and priced per request, because page sizes and directives may depend on
 * variables.
 */
export function priceFields(schema: GraphQLSchema, fragments: Readonly<Record<string, FragmentDefinitionNode>>) {
  const known = new Map<SelectionSetNode, (FieldEntry | FragmentEntry)[]>();

  function collectEntries(set: SelectionSetNode, on: GraphQLCompositeType): (FieldEntry | FragmentEntry)[] {
    const entries = known.get(set) ?? set.selections.flatMap((node) => toEntry(node, on) ?? []);
    known.set(set, entries);
    return entries;
  }

  function toEntry(node: SelectionNode, on: GraphQLCompositeType): FieldEntry | FragmentEntry | null {
    if (node.kind === Kind.FIELD) return toField(schema, node, on);
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : null;
    const { selectionSet: of, typeCondition } =
      node.kind === Kind.FRAGMENT_SPREAD
        ? assertDefined(fragments[node.name.value], `Fragment ${node.name.value}`)
        : node;
    const type = typeCondition ? schema.getType(typeCondition.name.value) : on;
    return { kind: 'part', node, fragment, of, on: assertCompositeType(type) };
  }

  return (root: GraphQLCompositeType, set: SelectionSetNode, variables: Variables): PricedField[] => {
    let objects = 0;

    function price(
      selections: readonly [SelectionSetNode, GraphQLCompositeType][],
      page: number | null,
    ): PricedField[] {
      const fields = new Map<string, FieldGroup>();
      const seen = new Set<string>();
      const collect = (set: SelectionSetNode, on: GraphQLCompositeType): void => {
        for (const entry of collectEntries(set, on)) {
          if (!isIncluded(entry.node, variables)) continue;
          if (entry.kind === 'part') {
            if (entry.fragment && seen.has(entry.fragment)) continue;
            if (entry.fragment) seen.add(entry.fragment);
            collect(entry.of, entry.on);
            continue;
          }
          const key = getResponseKey(entry.node);
          const same = fields.get(key);
          if (same) same.push(entry);
          else fields.set(key, [entry]);
        }
      };
      for (const [set, on] of selections) collect(set, on);
      return [...fields].map(([key, same]) => priceField(key, same, page));
    }

    function priceField(key: string, same: FieldGroup, page: number | null): PricedField {
      // Each field costs at least one point, so the total exceeds the maximum.
      if (++objects > maxCost) throw queryTooComplex('cost', objects);
      const [{ node, field, isList, isPaged }] = same;
      const args = readArguments(node, variables);
      const { costs = null, atMost } = field.extensions;
      const fixedCost = typeof costs === 'function' ? costs(args) : costs;
      const size = isPaged ? readPageSize(args) : null;
      const listed = (typeof atMost === 'function' ? atMost(args) : atMost) ?? size ?? page;
      const selections = same.map(({ selectionSet, type }): [SelectionSetNode, GraphQLCompositeType] => [
        selectionSet,
        type,
      ]);
      return {
        key,
        fixedCost,
        maxCount: isList ? (listed ?? 1) : 1,
        isNestedList: isList && listed === null,
        children: fixedCost === null ? price(selections, isList ? null : size) : [],
      };
    }

    return price([[set, root]], null);
  };
}

/** Introspection costs as much as a page of mail texts: its response is as long. */
const introspection = { args: [], extensions: withCost(100) };

function toField(schema: GraphQLSchema, node: FieldNode, on: GraphQLCompositeType): FieldEntry | null {
  const {
    name: { value: name },
    selectionSet,
  } = node;
  if (!selectionSet) return null;
  if (name === '__schema' || name === '__type') {
    return {
      kind: 'field',
      node,
      selectionSet,
      field: introspection,
      type: assertCompositeType(schema.getType(name === '__type' ? '__Type' : '__Schema')),
      isList: false,
      isPaged: false,
    };
  }
  const field = isUnionType(on) ? undefined : on.getFields()[name];
  const type = field && getNamedType(field.type);
  if (!field || !isCompositeType(type)) return null;
  return {
    kind: 'field',
    node,
    selectionSet,
    field,
    type,
    isList: isListType(getNullableType(field.type)),
    isPaged: field.args.some(({ name }) => name === 'first'),
  };
}

/** A size over the maximum is priced as requested; an invalid size is refused by its resolver. */
function readPageSize({ first, last }: Arguments): number {
  const size = first ?? last ?? defaultPageSize;
  return typeof size === 'number' && Number.isInteger(size) ? Math.max(1, size) : 1;
}

function isIncluded({ directives = [] }: SelectionNode, variables: Variables): boolean {
  return directives.every(({ name, arguments: [condition] = [] }) => {
    const value = condition && valueFromASTUntyped(condition.value, variables);
    return name.value === 'skip' ? value !== true : name.value !== 'include' || value !== false;
  });
}

const readArguments = ({ arguments: given = [] }: FieldNode, variables: Variables): Arguments =>
  Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));

const getResponseKey = ({ alias, name }: FieldNode): string => (alias ?? name).value;

const sum = <T>(items: readonly T[], measure: (item: T) => number): number =>
  items.reduce((total, item) => total + measure(item), 0);
