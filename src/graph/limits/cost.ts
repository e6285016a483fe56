import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isUnionType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { defaultPageSize } from '#kernel/pagination/page.ts';
import { maxCost, queryTooComplex } from './limits.ts';

/** What a field costs together with all that lies below it. Null leaves it to the objects. */
export const withCost = (points: number | ((args: Arguments) => number | null)) => ({ costs: points });
/** How many a list can hold that has no page size and whose items lead on to other records. */
export const withMaxCount = (items: number) => ({ atMost: items });

type Arguments = Record<string, unknown>;
export type Variables = Readonly<Record<string, unknown>>;

/** A field that answers objects, with the most that can come of it. */
export type PricedField = {
  key: string;
  times: number;
  /** A list that comes whole with its record counts as its largest item. */
  whole: boolean;
  /** What it costs with all that lies below, where the field says so. */
  flat: number | null;
  below: PricedField[];
};

/** A point is an object of the answer. What a document asks for is the most objects it can get. */
export const estimateCost = (priced: readonly PricedField[]): number =>
  sum(priced, ({ flat, times, below }) => flat ?? times * (1 + estimateCost(below)));

/** The points of what came back. */
export const computeCost = (priced: readonly PricedField[], data: Variables): number =>
  sum(priced, (one) => computeFieldCost(one, data[one.key]));

function computeFieldCost({ flat, whole, below }: PricedField, value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (flat !== null) return flat;
  const object = (one: unknown) => (one === null ? 0 : 1 + computeCost(below, one as Variables));
  if (!Array.isArray(value)) return object(value);
  return whole ? value.reduce((most: number, one) => Math.max(most, object(one)), 0) : sum(value, object);
}

type FieldEntry = {
  kind: 'field';
  node: FieldNode;
  field: Pick<GraphQLField<unknown, unknown>, 'args' | 'extensions'>;
  type: GraphQLCompositeType;
  isList: boolean;
  paging: 'first' | 'input' | null;
};
type FragmentEntry = {
  kind: 'part';
  node: SelectionNode;
  fragment: string | null;
  of: SelectionSetNode;
  on: GraphQLCompositeType;
};

/**
 * Prices the selections of one document. Only fields with objects below them matter; which those are is found once for
 * each selection, and priced anew for each request, because page sizes and directives may hang on variables.
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
    const { selectionSet: of, typeCondition } = fragment
      ? fragments[fragment]!
      : (node as Exclude<typeof node, { kind: Kind.FRAGMENT_SPREAD }>);
    const type = typeCondition ? schema.getType(typeCondition.name.value) : on;
    return { kind: 'part', node, fragment, of, on: type as GraphQLCompositeType };
  }

  return (root: GraphQLCompositeType, set: SelectionSetNode, variables: Variables): PricedField[] => {
    let objects = 0;

    function price(
      selections: readonly [SelectionSetNode, GraphQLCompositeType][],
      page: number | null,
    ): PricedField[] {
      const fields = new Map<string, FieldEntry[]>();
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

    function priceField(key: string, same: FieldEntry[], page: number | null): PricedField {
      // Each is a point or more, so the rest need not be looked at.
      if (++objects > maxCost) throw queryTooComplex('cost', objects);
      const [{ node, field, isList, paging }] = same as [FieldEntry];
      const args = readArguments(node, variables);
      const { costs = null, atMost } = field.extensions as {
        costs?: number | ((args: Arguments) => number | null);
        atMost?: number;
      };
      const flat = typeof costs === 'function' ? costs(args) : costs;
      const size = paging === null ? null : readPageSize(paging === 'first' ? args : args['input']);
      const listed = atMost ?? size ?? page;
      const below = same.map(({ node, type }): [SelectionSetNode, GraphQLCompositeType] => [node.selectionSet!, type]);
      return {
        key,
        flat,
        times: isList ? (listed ?? 1) : 1,
        whole: isList && listed === null,
        below: flat === null ? price(below, isList ? null : size) : [],
      };
    }

    return price([[set, root]], null);
  };
}

/** What is asked of the schema itself costs as much as the texts of mails: it is as long. */
const introspection = { args: [], extensions: withCost(100) };

function toField(schema: GraphQLSchema, node: FieldNode, on: GraphQLCompositeType): FieldEntry | null {
  const name = node.name.value;
  if (name === '__schema' || name === '__type') {
    return {
      kind: 'field',
      node,
      field: introspection,
      type: schema.getType(name === '__type' ? '__Type' : '__Schema') as GraphQLCompositeType,
      isList: false,
      paging: null,
    };
  }
  const field = isUnionType(on) ? undefined : on.getFields()[name];
  const type = field && getNamedType(field.type);
  if (!isCompositeType(type)) return null;
  return {
    kind: 'field',
    node,
    field: field!,
    type,
    isList: isListType(getNullableType(field!.type)),
    paging: detectPaging(field!),
  };
}

function detectPaging({ args }: Pick<GraphQLField<unknown, unknown>, 'args'>): FieldEntry['paging'] {
  if (args.some(({ name }) => name === 'first')) return 'first';
  const input = getNamedType(args.find(({ name }) => name === 'input')?.type);
  return isInputObjectType(input) && 'pageSize' in input.getFields() ? 'input' : null;
}

/** One that is too large costs what it asks for; what is no size at all is refused where it is read. */
function readPageSize(given: unknown): number {
  const { first, last, pageSize } = (given ?? {}) as Arguments;
  const size = first ?? last ?? pageSize ?? defaultPageSize;
  return Number.isInteger(size) ? Math.max(1, size as number) : 1;
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

const sum = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((all, item) => all + of(item), 0);
