import type { ArgBuilder, InputRef, ObjectRef } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { List, Order } from '#db/list.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import type { PageArgs } from '#kernel/pagination/page.ts';
import { builder } from './builder.ts';
import { connectionType, pageArgs } from './connection.ts';
import { selectedColumns } from './operations/projection.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type Args<Field extends string, Filter> = PageArgs & { filter?: Filter | null; orderBy?: Order<Field> | null };

const Direction = builder.enumType('OrderDirection', {
  description: 'Direction of an order. Ties are broken by id in the same direction.',
  values: {
    ASC: { description: 'Ascending: oldest or smallest first.' },
    DESC: { description: 'Descending.' },
  } as const,
});

type Options<Row, Column extends string, Field extends string, Parent extends string, Filter> = {
  list: List<Row, Column, Field, Parent>;
  columns: readonly Column[];
  filter: InputRef<Filter>;
  /** What the list is sorted by if the caller does not say. */
  order: Order<Field> | { describe: string; choose: (filter: Partial<Filter>) => Order<Field> };
  /** Throws if a page of this size may not select these columns. */
  assertLength?: (length: number, selected: readonly Column[]) => void;
};

/** A connection with `filter` and `orderBy`, at the root and in other records. */
export function createListField<
  Item extends { id: string },
  Row extends Item,
  Column extends string,
  Field extends string,
  Parent extends string,
  Filter extends object,
>(item: ObjectRef<Types, Item>, options: Options<Row, Column, Field, Parent, Filter>) {
  const OrderField = builder.enumType(`${item.name}OrderField`, {
    description: `What a list of ${item.name} records is sorted by.`,
    values: options.list.fields,
  });
  const OrderBy = builder.inputType(`${item.name}Order`, {
    description: `Order of a list of ${item.name} records.`,
    fields: (t) => ({
      field: t.field({ type: OrderField, required: true, description: 'What to sort by.' }),
      direction: t.field({
        type: Direction,
        required: true,
        defaultValue: 'ASC',
        description: 'Ascending unless stated otherwise.',
      }),
    }),
  });
  const connection = connectionType<Item, Row>(item, (row, order) => {
    const field = options.list.fields.find((field) => order.startsWith(`${field} `));
    return options.list.toKeyset(row, assertDefined(field, 'The field of an order'));
  });

  const createField = ({ list, columns, filter, order: usual, assertLength }: typeof options) => {
    const defaultOrder =
      'choose' in usual ? usual : { describe: `${usual.field} ${usual.direction}`, choose: () => usual };
    return {
      type: connection.type,
      args: (t: ArgBuilder<Types>) => ({
        filter: t({ type: filter, description: 'Only records that meet all given conditions.' }),
        orderBy: t({
          type: OrderBy,
          description: `Default: ${defaultOrder.describe}. A cursor is valid for the order it came from.`,
        }),
        ...pageArgs(t),
      }),
      read: async (
        ctx: Context,
        { filter, orderBy, ...args }: Args<Field, Filter>,
        info: GraphQLResolveInfo,
        parent?: { of: Parent; id: string },
      ) => {
        const order = orderBy ?? defaultOrder.choose(filter ?? {});
        const orderText = `${order.field} ${order.direction}`;
        const page = connection.parsePage(ctx, args, orderText);
        const selected = selectedColumns(info, item.name, columns);
        assertLength?.(page.first, selected);
        const listing = await list.read(ctx, { page, order, filter: filter ?? {}, selected, parent });
        return connection.toConnection(ctx, page, listing, orderText);
      },
    };
  };
  return {
    ...createField(options),
    /** Another list of the same records, with the same orders and cursors. */
    with: (others: Partial<typeof options>) => createField({ ...options, ...others }),
  };
}
