import type { ArgBuilder, ObjectRef } from '@pothos/core';
import type { Context } from '#kernel/context.ts';
import { type Keyset, type Listing, type Page, pageOf } from '#kernel/page.ts';
import { builder } from './builder.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

export const pageArgs = (t: ArgBuilder<Types>) => ({
  first: t.int({ description: '1 to 100, 20 unless given.' }),
  after: t.string(),
  last: t.int({ description: '1 to 100, going back.' }),
  before: t.string(),
});

/** A Relay connection over rows that a keyset sorts. Its name is also what its cursors belong to. */
export function connectionType<Row extends object>(item: ObjectRef<Types, Row>, keysetOf: (row: Row) => Keyset) {
  const list = item.name;
  type Shape = ReturnType<typeof connectionOf<Row>>;
  const type = builder.connectionObject(
    {
      type: item,
      name: `${list}Connection`,
      fields: (t) => ({
        count: t.int({
          description: 'How many this page holds, which is not how many are saved.',
          resolve: (page) => (page as unknown as Shape).edges.length,
        }),
        totalCount: t.int({ resolve: (page) => (page as unknown as Shape).total() }),
      }),
    },
    { name: `${list}Edge` },
  );
  return {
    type,
    pageOf: ({ cursors }: Context, args: Parameters<typeof pageOf>[2]) => pageOf(cursors, list, args),
    of: ({ cursors }: Context, page: Page, listing: Listing<Row>) =>
      connectionOf(page, listing, (row) => cursors.encode(list, keysetOf(row))),
  };
}

function connectionOf<Row>(page: Page, { rows, total }: Listing<Row>, cursorOf: (row: Row) => string) {
  const more = rows.length > page.first;
  const shown = rows.slice(0, page.first);
  if (page.back) shown.reverse();
  const edges = shown.map((node) => ({
    node,
    get cursor() {
      return cursorOf(node);
    },
  }));
  const pageInfo = {
    hasNextPage: page.back ? page.from !== null : more,
    hasPreviousPage: page.back ? more : page.from !== null,
    get startCursor() {
      return edges[0]?.cursor;
    },
    get endCursor() {
      return edges.at(-1)?.cursor;
    },
  };
  return { edges, pageInfo, total };
}
