import type { ArgBuilder, ObjectRef } from '@pothos/core';
import type { Context } from '#kernel/context.ts';
import { type Keyset, type Listing, type Page, type PageArgs, parsePage } from '#kernel/pagination/page.ts';
import { builder, forRest } from './builder.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

export const pageArgs = (t: ArgBuilder<Types>) => ({
  first: t.int({ description: 'Page size, 1 to 100. Default: 20.' }),
  after: t.string({ description: 'Starts the page behind this cursor.' }),
  last: t.int({ description: 'Page size of a backward page, 1 to 100.' }),
  before: t.string({ description: 'Ends the page before this cursor.' }),
});

/** `Listed`: a row of the list, which may have more columns than one of the type. */
export function connectionType<Row extends object, Listed extends Row = Row>(
  item: ObjectRef<Types, Row>,
  toKeyset: (row: Listed, order: string) => Keyset,
) {
  const list = item.name;
  // Pothos types the parent of these fields as the standard parts of a connection.
  const toPage = (page: unknown) => page as ConnectionPage<Listed>;
  const type = builder.connectionObject(
    {
      type: item,
      name: `${list}Connection`,
      description: `A page of a list of ${list} records.`,
      fields: (t) => ({
        nodes: t.field({
          type: [item],
          description: 'The records of the page.',
          resolve: (page) => toPage(page).nodes as never,
        }),
        count: t.int({
          ...forRest,
          description: 'Number of records in this page, not in total.',
          resolve: (page) => toPage(page).nodes.length,
        }),
        totalCount: t.int({
          description: 'Number of records in the whole list. Counted only if selected.',
          resolve: (page) => toPage(page).total(),
        }),
      }),
    },
    { name: `${list}Edge`, description: `A ${list} record and its position in a list.` },
  );
  return {
    type,
    parsePage: ({ cursors }: Context, args: PageArgs, order: string) => parsePage(cursors, list, args, order),
    toConnection: ({ cursors }: Context, page: Page, listing: Listing<Listed>, order: string) =>
      new ConnectionPage(page, listing, (row) => cursors.encode(list, toKeyset(row, order), order)),
  };
}

/**
 * Lazy, because most callers select only nodes. A class, because V8 allocates the accessors of an object literal in the
 * old generation, where dead ones would keep the rows until the next full garbage collection.
 */
class ConnectionPage<Row> {
  readonly nodes: Row[];
  readonly total: Listing<Row>['total'];
  readonly #page: Page;
  readonly #hasMore: boolean;
  readonly #encodeCursor: (row: Row) => string;

  constructor(page: Page, { rows, total }: Listing<Row>, encodeCursor: (row: Row) => string) {
    this.nodes = rows.slice(0, page.first);
    if (page.back) this.nodes.reverse();
    this.total = total;
    this.#page = page;
    this.#hasMore = rows.length > page.first;
    this.#encodeCursor = encodeCursor;
  }

  get edges(): { node: Row; cursor: string }[] {
    return this.nodes.map((node) => ({ node, cursor: this.#encodeCursor(node) }));
  }

  get pageInfo(): this {
    return this;
  }
  get hasNextPage(): boolean {
    return this.#page.back ? this.#page.from !== null : this.#hasMore;
  }
  get hasPreviousPage(): boolean {
    return this.#page.back ? this.#hasMore : this.#page.from !== null;
  }
  get startCursor(): string | null {
    return this.#cursorAt(0);
  }
  get endCursor(): string | null {
    return this.#cursorAt(-1);
  }

  #cursorAt(index: number): string | null {
    const row = this.nodes.at(index);
    return row === undefined ? null : this.#encodeCursor(row);
  }
}
