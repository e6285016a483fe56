import assert from 'node:assert/strict';
import pLimit from 'p-limit';
import type { Answer, Caller } from '../../harness.ts';
import type { Operation } from './operations.ts';
import type { Person } from './people.ts';
import { deepest, everythingBelow } from './selection.ts';
import { example, type Input, isId, type Leaf, leavesOf, narrowed, type Placed } from './shape.ts';

/** The service refuses some of thousands of requests at once. */
const maxReadsAtOnce = 3;

/** A place in an operation where a caller puts the id of a record. */
export type Door = { operation: Operation; leaf: Leaf };

/** Calls an operation with this id; what else it needs is of the caller's own. */
export function askFor(id: string, { operation, leaf }: Door, caller: Caller, { known }: Person): Promise<Answer> {
  const input = example(operation.takes, { path: leaf.path, value: id }, known) as Input;
  return operation.ask(caller, input, { selection: everythingBelow(operation.field.type, 3) });
}

/** Asks for all that can be read, in the longest lists: with each filter alone, or with each of the ids where one is needed. */
export async function readAll(
  operation: Operation,
  caller: Caller,
  person: Person,
  ids: string[],
  words: string[] = [],
) {
  const { takes, ask } = operation;
  const { first, selection } = await toLargestQuery(operation, caller);
  const whole = narrowed(takes, { first: { const: first } });
  const leaves = leavesOf(takes);
  const needed = leaves.find((leaf) => leaf.required && isId(leaf));
  const filters = leaves
    .filter((leaf) => !isId(leaf) && leaf.shape.const === undefined)
    .flatMap(({ path, shape }) => {
      const values = shape.enum ?? (shape.type === 'boolean' ? [true] : words);
      return values.map((value) => ({ path, value }));
    });
  const read = async (one: Placed | null) => {
    const input = example(whole, one, person.known) as Input;
    const answer = await ask(caller, input, { selection });
    return { input, answer, plain: codeOf(answer) === 'ok' ? answer : await ask(caller, input) };
  };
  const [start = null, ...others]: (Placed | null)[] = needed
    ? ids.map((value) => ({ path: needed.path, value }))
    : [null, ...filters];
  const one = await read(start);
  return isShut(one.plain) ? [one] : [one, ...(await pLimit(maxReadsAtOnce).map(others, read))];
}

/** A caller without the permission is refused before the id is looked up. */
export const isShut = ({ status, body }: Answer): boolean => (body['errors']?.[0].extensions.status ?? status) === 403;

type Most = { first: number; selection: string };
const most = new Map<string, Promise<Most>>();

function toLargestQuery(operation: Operation, caller: Caller): Promise<Most> {
  const found = most.get(operation.name) ?? searchLargestQuery(operation, caller);
  most.set(operation.name, found);
  return found;
}

/** All that one request may ask for: as deep as can be, then as many as can be. */
async function searchLargestQuery({ name, takes, field, ask }: Operation, caller: Caller): Promise<Most> {
  if (!/^(Query|Subscription)\./.test(name)) return { first: 100, selection: '' };
  const headers = { 'x-cost-only': 'true' };
  const fits = async ({ first, selection }: Most) => {
    const input = example(narrowed(takes, { first: { const: first } }), null) as Input;
    const answer = await ask(caller, input, { selection, headers });
    return codeOf(answer) === 'ok' && answer.body['extensions'].cost.requested <= 5000;
  };
  let largest: Most | null = null;
  for (let depth = 1; depth < deepest; depth++) {
    const deeper = { first: 1, selection: everythingBelow(field.type, depth) };
    if (!(await fits(deeper))) break;
    largest = deeper;
  }
  assert(largest, `${name} can be asked for`);
  for (const first of [5, 20, 100]) {
    const more: Most = { ...largest, first };
    if (!(await fits(more))) break;
    largest = more;
  }
  return largest;
}

/** Of the operation itself: an edge that its caller may not follow is null, with an error of its own. */
export function codeOf({ body }: Answer): string {
  const ofOperation = body['errors']?.find(({ path }) => (path?.length ?? 0) < 2);
  return (body['error'] ?? ofOperation?.extensions)?.code ?? 'ok';
}

/** What of these people's an answer holds, beside the id that was asked for. */
export function found({ body }: Answer, people: Person[], asked?: string): string[] {
  const text = JSON.stringify(body, decodeContent);
  const ids = new Set(text.match(uuids));
  const theirs = people.flatMap(({ word, rows }) => [
    ...(text.includes(word) ? [word] : []),
    ...rows.flatMap(({ id }) => (ids.has(id) ? [id] : [])),
  ]);
  return theirs.filter((part) => part !== asked);
}

/** With what a file in base64 holds. */
const decodeContent = (key: string, value: unknown): unknown =>
  key === 'content' && typeof value === 'string' ? value + Buffer.from(value, 'base64').toString() : value;

const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const fresh =
  /"remaining":\d+,"resetSeconds":\d+|\d{4}-\d\d-\d\dT[\d:.]+Z|req_[0-9A-Z]{26}|RFQ-[0-9A-F]{8}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** An answer without the id that was asked for and without what is new each time: times, names of requests and records, and what is left to spend. */
export const said = ({ status, body }: Answer, asked: string) => ({
  status,
  text: JSON.stringify(body).replaceAll(asked, 'the id').replace(fresh, 'new'),
});

type Page = { nodes: unknown[]; totalCount: number; pageInfo: { hasNextPage: boolean } };

export function pagesIn(value: unknown): Page[] {
  if (value === null || typeof value !== 'object') return [];
  const below = Object.values(value).flatMap(pagesIn);
  return 'nodes' in value && 'totalCount' in value ? [value as Page, ...below] : below;
}
