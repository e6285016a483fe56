import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatches, type Served } from '#auth/batches.ts';

type Statement = { requests: readonly string[]; answer: (served: Served<string>[]) => void; fail: (e: Error) => void };

/** Statements that the test answers. */
function openBatches() {
  const statements: Statement[] = [];
  const alone: string[] = [];
  const ask = createBatches<string, string>({
    serveBatch: (requests) =>
      new Promise((answer, fail) => {
        statements.push({ requests, answer, fail });
      }),
    serveAlone: async (request) => {
      alone.push(request);
      if (request === 'broken') throw new Error('This one is broken.');
      return `${request} alone`;
    },
  });
  const askAll = (requests: string[]) => Promise.allSettled(requests.map(ask));
  const next = async () => {
    await setImmediate();
    await setImmediate();
    return statements.shift()!;
  };
  /** Each in a statement of its own. */
  const askApart = async (...requests: string[]) => {
    const asked = [];
    for (const request of requests) asked.push({ answer: ask(request), sent: await next() });
    return { answers: asked.map(({ answer }) => answer), sent: asked.map(({ sent }) => sent) };
  };
  return { ask, askAll, askApart, next, alone, statements };
}

const toServed = (requests: readonly string[]) => requests.map((result) => ({ result }));
const valuesOf = (settled: PromiseSettledResult<string>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message));
const failure = (code: string) => Object.assign(new Error('It failed.'), { code });

test('three statements are under way at most; requests that arrive meanwhile share the next', async () => {
  const { ask, askAll, askApart, next, statements } = openBatches();
  const { sent, answers } = await askApart('a', 'b', 'c');
  expect(sent.map(({ requests }) => requests)).toEqual([['a'], ['b'], ['c']]);
  const rest = askAll(['d', 'e']);
  await setImmediate();
  const last = ask('f');
  await setImmediate();
  expect(statements).toEqual([]);
  for (const { requests, answer } of sent) answer(toServed(requests));
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  const { requests, answer } = await next();
  expect(requests).toEqual(['d', 'e', 'f']);
  answer(toServed(requests));
  expect([...valuesOf(await rest), await last]).toEqual(['d', 'e', 'f']);
});

test.each([
  ['an invalid value', '22000'],
  ['a deadlock', '40P01'],
])('after a statement that failed because of %s, each of its requests is served alone', async (_, code) => {
  const { askAll, next } = openBatches();
  const answers = askAll(['a', 'broken', 'b']);
  (await next()).fail(failure(code));
  expect(valuesOf(await answers)).toEqual(['a alone', 'This one is broken.', 'b alone']);
});

test('a request that would have to wait for a lock does not delay its neighbours', async () => {
  const { ask, next, alone } = openBatches();
  const [one, held] = [ask('a'), ask('held')];
  (await next()).answer([{ result: 'a' }, null]);
  expect(await one).toBe('a');
  expect(await held).toBe('held alone');
  expect(alone).toEqual(['held']);
});

test.each(['57014', 'ETIMEDOUT'])(
  'after a statement that ends at its deadline with %s, what waited fails with it, and what comes later is sent',
  async (code) => {
    const { ask, askAll, askApart, next, alone, statements } = openBatches();
    const { sent, answers } = await askApart('a', 'b', 'c');
    const waiting = askAll(Array.from({ length: 200 }, (_, i) => `${i}`));
    for (const { fail } of sent) fail(failure(code));
    expect(new Set(valuesOf(await Promise.allSettled(answers)))).toEqual(new Set(['It failed.']));
    expect(new Set(valuesOf(await waiting))).toEqual(new Set(['It failed.']));
    expect([statements, alone]).toEqual([[], []]);
    const later = ask('later');
    const { requests, answer } = await next();
    answer(toServed(requests));
    expect(await later).toBe('later');
  },
);

test('a lost connection fails the requests of its statement only', async () => {
  const { ask, next } = openBatches();
  const first = ask('a');
  const sent = await next();
  const second = ask('b');
  sent.fail(failure('ECONNRESET'));
  await expect(first).rejects.toThrow('It failed.');
  const { requests, answer } = await next();
  answer(toServed(requests));
  expect(await second).toBe('b');
});

test('at most 1000 requests wait, in statements of at most 16; others are refused at once', async () => {
  const { askAll, next } = openBatches();
  const answers = askAll(Array.from({ length: 1003 }, (_, i) => `${i}`));
  const sizes: number[] = [];
  for (let served = 0; served < 1000; ) {
    const { requests, answer } = await next();
    sizes.push(requests.length);
    served += requests.length;
    answer(toServed(requests));
  }
  expect(Math.max(...sizes)).toBe(16);
  const refused = (await answers).filter(({ status }) => status === 'rejected');
  expect(refused.map((one) => 'reason' in one && one.reason.code)).toEqual(Array(3).fill('overloaded'));
});
