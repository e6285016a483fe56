import type { ObjectRef } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { findRecordType, type Records } from '#db/records.ts';
import { assertAccess, findRequirement } from '#kernel/access.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { builder } from './builder.ts';
import { withMaxCount } from './limits/cost.ts';
import { selectedColumns } from './operations/projection.ts';
import { recordId, recordIds } from './record-id.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type Node = { id: string };
/** `lookUp` is the root field that answers one or more such records: it states who may read them. */
type Definition<Row extends Node, Column extends string> = {
  lookUp: string;
  columns: readonly Column[];
  records: Records<Row, Column>;
  /** Throws if a list of this length may not select these columns. */
  assertLength?: (length: number, selected: readonly Column[]) => void;
  /** Throws if the resolver of `lookUp` refuses this caller. */
  assertCaller?: (ctx: Context) => void;
};
/** `read` asserts the access of the look-up. */
export type NodeType<Row> = {
  ref: ObjectRef<Types, Row>;
  read: (ctx: Context, id: string | null | undefined, info: GraphQLResolveInfo, length?: number) => Promise<Row | null>;
};

const maxNodes = 100;
const nodeTypes = new Map<string, NodeType<Node>['read']>();
const recordTypes = new Map<string, Pick<Records<Node, never>, 'selectIds' | 'readers'>>();

/** Each such type implements `Node`. */
export const NodeRef = builder.interfaceRef<Node>('Node').implement({
  description: 'A record with an id that no other record of any type has.',
  resolveType: (node) => ('__typename' in node ? String(node.__typename) : undefined),
  fields: (t) => ({ id: t.exposeID('id', { description: 'Identifier of the record, a UUID.' }) }),
});

export function defineNode<Row extends Node, Column extends string>(
  ref: ObjectRef<Types, Row>,
  { lookUp, columns, records, assertLength, assertCaller }: Definition<Row, Column>,
): NodeType<Row> {
  const { name } = ref;
  const read: NodeType<Row>['read'] = async (ctx, id, info, length = 1) => {
    if (!id) return null;
    const field = assertDefined(info.schema.getQueryType()?.getFields()[lookUp], `The field ${lookUp}`);
    assertAccess(ctx.viewer, findRequirement(field));
    assertCaller?.(ctx);
    const selected = selectedColumns(info, name, columns);
    assertLength?.(length, selected);
    return records.load(ctx, id, selected);
  };
  recordTypes.set(name, records);
  nodeTypes.set(name, read);
  return { ref, read };
}

async function readNode(ctx: Context, id: string, info: GraphQLResolveInfo, length = 1): Promise<Node | null> {
  const type = await findRecordType(ctx, id, recordTypes);
  const row = type && (await nodeTypes.get(type)?.(ctx, id, info, length));
  return row ? Object.assign({ __typename: type }, row) : null;
}

/** An error among the items of a list stands in `errors` with its place; the type of items does not know that. */
const toItem = (error: Error) => error as Error & Node;

builder.queryFields((t) => ({
  node: t.field({
    type: NodeRef,
    nullable: true,
    description:
      'The record with this id; null if there is none for this caller. Requires what the look-up field of its type requires.',
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readNode(ctx, id, info),
  }),
  nodes: t.field({
    type: [NodeRef],
    nullable: { list: false, items: true },
    description:
      'The records with these ids, at most 100, in this order; null for each that does not exist for this caller.',
    args: { ids: t.arg(recordIds(maxNodes)) },
    extensions: withMaxCount(({ ids }) => (Array.isArray(ids) ? Math.min(ids.length, maxNodes) : 1)),
    resolve: (_, { ids }, ctx, info) => Promise.all(ids.map((id) => readNode(ctx, id, info, ids.length).catch(toItem))),
  }),
}));
