import { type Attack, everyone, numbered, repeated } from './attack.ts';

const nested = (levels: number, inside: string) => '['.repeat(levels) + inside + ']'.repeat(levels);

/** Bodies that are dear to parse, to check or to complain about, by what they are made of. */
const bodies: Record<string, (bytes: number) => string> = {
  'lists 1,500 deep around 1e400': (n) => `[${repeated(nested(1500, '1e400'), n)}]`,
  'lists 60 deep around 1e400': (n) => `[${repeated(nested(60, '1e400'), n)}]`,
  'objects 1,500 deep': (n) => `[${repeated(`${'{"a":'.repeat(1500)}1e400${'}'.repeat(1500)}`, n)}]`,
  'lists that never end': (n) => '['.repeat(n),
  'objects that never end': (n) => '{"a":'.repeat(n / 5),
  'deep and broken at the end': (n) => `[${repeated(nested(60, '1'), n)},tru`,
  'broken at the end': (n) => `[${repeated('1', n)},]`,
  'numbers too large': (n) => `[${repeated('1e400', n)}]`,
  'a number of a million digits': (n) => '9'.repeat(n),
  'an exponent of a million digits': (n) => `1e${'9'.repeat(n)}`,
  'empty lists': (n) => `[${repeated('[]', n)}]`,
  'empty objects': (n) => `[${repeated('{}', n)}]`,
  'many keys': (n) => `{${numbered((i) => `"k${i}":1`, n)}}`,
  'many keys that look like numbers': (n) => `{${numbered((i) => `"${i * 104_729}":1`, n)}}`,
  'many keys, all wrong': (n) => `{${numbered((i) => `"k${i}":1e400`, n)}}`,
  'one key again and again': (n) => `{${repeated('"a":1', n)}}`,
  'a key named twice at the end of many': (n) => `{${numbered((i) => `"k${i}":1`, Math.min(n, 90_000))},"k1":2}`,
  'long keys': (n) => `{${numbered((i) => `"${'k'.repeat(200)}${i}":1`, n)}}`,
  'long keys in escapes': (n) => `{${numbered((i) => `"${'\\u006b'.repeat(20)}${i}":1`, n)}}`,
  'one long key above many problems': (n) => `{"${'k'.repeat(n / 2)}":[${repeated('1e400', Math.min(n / 2, 50_000))}]}`,
  'a text of escapes': (n) => `{"name":"${'\\u0041'.repeat(n / 6)}"}`,
  'a text of NULs': (n) => `{"name":"${'\\u0000'.repeat(n / 6)}"}`,
  'a text that never ends': (n) => `{"name":"${'\\"'.repeat(n / 2)}`,
  'nothing but space': (n) => ' '.repeat(n),
  'Chinese text': (n) => `{"name":"${'名'.repeat(n / 3)}"}`,
};

const around = {
  '/api/v1/keys': (body: string) => body,
  '/api/v1/projects': (body: string) => body,
  '/graphql': (body: string) => `{"query":"{__typename}","variables":{"a":${body}}}`,
};

export const jsonBodies: Attack[] = Object.entries(around).flatMap(([path, wrap]) =>
  Object.entries(bodies).map(([name, build]) => ({
    name: `${path}: ${name}`,
    credentials: path === '/api/v1/projects' ? (['sandbox'] as const) : everyone,
    requests: 6,
    build: (bytes: number) => ({ method: 'POST', path, body: wrap(build(bytes - 64)).slice(0, bytes) }),
  })),
);
