import type { CallOptions } from './exchange.ts';

type Page = { page: number; pageSize: number; total: number };
type Paged = { page?: number };
type Item<Answer, Field extends keyof Answer> = Answer[Field] extends readonly (infer One)[] ? One : never;

/**
 * All records of a list with pages, read page by page:
 * `for await (const factory of listAll(client.factories.listFactories, 'factories', { process: 'cnc' }))`
 */
export async function* listAll<Input extends Paged | undefined, Answer extends Page, Field extends keyof Answer>(
  call: (input: Input, options?: CallOptions) => Promise<Answer>,
  field: Field,
  input: NonNullable<NoInfer<Input>>,
  options?: CallOptions,
): AsyncGenerator<Item<Answer, Field>, void, undefined> {
  for (let page = input.page ?? 1; ; page++) {
    const answer = await call({ ...input, page }, options);
    const items = answer[field];
    if (!Array.isArray(items)) throw new TypeError(`${String(field)} is not the list of this operation.`);
    yield* items;
    if (items.length === 0 || answer.page * answer.pageSize >= answer.total) return;
  }
}
