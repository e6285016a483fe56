import { describe, expect, test } from 'vitest';
import { rows } from '../../api/contract/operations.ts';
import { peopleOf } from '../../api/contract/person.ts';
import { askTwin, twins } from '../../api/contract/twin.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';

/** Names that mean something to every object are names like any other: unknown ones, wherever they stand. */
const app = await startApp(unlimited);
app.clock.now = new Date();
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));

/** Each object of a body, the body itself among them, by the way to it. */
function objectsIn(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [];
  const below = Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...path, key]));
  return Array.isArray(value) ? below : [path, ...below];
}

function withName(body: object, path: string[], name: string): object {
  const copy = JSON.parse(JSON.stringify(body));
  const at = path.reduce((part, key) => part[key], copy);
  Object.defineProperty(at, name, { value: { polluted: true }, enumerable: true });
  return copy;
}

const bodied = [...twins].filter(([, { route }]) => route.body);

describe.each(bodied)('%s', (name, twin) => {
  test.each(['__proto__', 'constructor', 'prototype'])('refuses the field %s as unknown', async (key) => {
    const row = rows[name]!;
    const me = await person(row.by);
    const { by, ...request } = await row.succeeds(me);
    const caller = by ?? me.caller;
    const address = name.split(' ')[1]!.replace(/\{(\w+)\}/g, (_, part) => request.path![part]!);
    for (const path of objectsIn(request.body)) {
      const body = withName(request.body!, path, key);
      const { status, body: said } = await caller.rest(twin.route.method, address, body, request.headers);
      const pointer = [...path, key].map((part) => `/${part}`).join('');
      expect([pointer, status, said['error'].details.fields[0]]).toMatchObject([
        pointer,
        400,
        { path: pointer, code: 'unknown_field' },
      ]);
      const graph = await askTwin(twin, caller, { ...request, body }, row.by === 'operator');
      // At its top the graph has variables of its own names.
      if (path.length) expect([pointer, graph.body['errors'][0].extensions.status]).toEqual([pointer, 400]);
    }
    expect(['polluted' in {}, 'polluted' in Object]).toEqual([false, false]);
  });
});
