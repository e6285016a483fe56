import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesIn, type Import, imports, importsIn, sources, textOf } from './imports.ts';

/** Rooms of src from the lowest to the highest: each imports only those before it, types included. */
const rooms = [
  'web',
  'kernel',
  'text',
  'tables',
  'http',
  'db',
  'graph',
  'rest',
  'mcp',
  'ports',
  'auth',
  'modules',
  'pages',
  'server',
  'admin',
  'sdk',
  'cli',
];
/** Contexts of src/modules: each imports only those before it. */
const contexts = ['identity', 'platform', 'directory', 'logistics', 'sourcing', 'guidance'];

/** What a kind of file may import from its own and from other modules, and from the rooms. Types of all of them may be named. */
const kinds: Record<string, string[]> = {
  schema: ['kernel', 'http', 'schema', 'data'],
  entity: ['kernel', 'db', 'schema', 'entity'],
  rules: ['kernel', 'text', 'schema', 'rules', 'data'],
  queries: ['kernel', 'db', 'rules', 'queries', 'schema', 'data'],
  service: ['kernel', 'http', 'db', 'auth', 'schema', 'entity', 'rules', 'queries', 'service'],
  graph: ['kernel', 'graph', 'schema', 'rules', 'queries', 'service'],
  rest: ['http', 'schema', 'rest', 'rules'],
  job: ['kernel', 'service'],
  webhook: ['kernel', 'http', 'rules', 'service'],
  file: ['kernel', 'tables', 'schema', 'rules', 'file', 'data'],
  demo: ['text', 'schema', 'demo', 'data'],
  data: ['file'],
  context: [],
};

/** Packages that do I/O or know a transport, and the only places that may use them. */
const places: [packages: RegExp, allowed: RegExp][] = [
  [
    /^node:(?:fs|fs\/promises|path|os|child_process|net|http|https|tls|dns|worker_threads)$/,
    /^src\/(?:server|admin|cli|db|pages|tables|ports|auth)\/|^src\/web\/build\/|\.file\.ts$|^src\/build\.ts$/,
  ],
  [/^(?:pg|pg-[\w-]+)$/, /^src\/(?:db|server)\//],
  [/^kysely$/, /^src\/db\/|\.(?:queries|context)\.ts$|^src\/modules\/context\.ts$/],
  [/^@mikro-orm\//, /^src\/(?:db|server|admin)\b|\.(?:entity|service)\.ts$/],
  [/^(?:graphql-yoga|graphql-jit|@pothos\/.*)$/, /^src\/graph\//],
  [/^hono$|^@hono\//, /^src\/(?:rest|mcp|pages|server|auth|http)\/|\.(?:webhook|rest)\.ts$/],
  [/^nodemailer$|^aws4fetch$|^ai$|^@ai-sdk\//, /^src\/ports\//],
  [/^@modelcontextprotocol\//, /^src\/mcp\//],
  [/^(?:commander|cli-progress)$/, /^src\/(?:admin|cli)\//],
];

/** Imports that break a rule, each with its reason. One that nothing needs any more fails too. */
const exceptions: [from: string, to: string, because: string][] = [
  [
    'src/modules/directory/factories/import/factory-import.service.ts',
    'src/modules/directory/factories/demo/factory.demo.ts',
    'fills an empty directory',
  ],
  [
    'src/modules/platform/exports/export.rest.ts',
    'src/modules/platform/exports/export.queries.ts',
    'answers the bytes of a file, which no GraphQL document can',
  ],
  [
    'src/modules/sourcing/engineering/engineering.rest.ts',
    'src/modules/sourcing/engineering/downloads/download.service.ts',
    'answers the bytes of a file, which no GraphQL document can',
  ],
];

const roomOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1];
const moduleOf = (file: string) => /^src\/modules\/(\w+)\/([\w-]+)\//.exec(file);

function kindOf(file: string): string | undefined {
  if (!moduleOf(file)) return roomOf(file);
  return /\.([a-z]+)\.ts$/.exec(file)?.[1] ?? 'data';
}

const isAbove = (order: string[], from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && order.indexOf(to) > order.indexOf(from);

const rules: Record<string, (one: Import) => boolean> = {
  'a room imports only rooms below it, types included': ({ from, to }) => isAbove(rooms, roomOf(from), roomOf(to)),
  'a context imports only contexts before it, types included': ({ from, to }) =>
    isAbove(contexts, moduleOf(from)?.[1], moduleOf(to)?.[1]),
  'a kind of file imports the kinds that it may': ({ from, to, typeOnly }) => {
    const may = moduleOf(from) && kinds[kindOf(from) ?? ''];
    if (!may || typeOnly || !to.startsWith('src/')) return false;
    const kind = kindOf(to) ?? '';
    return !may.includes(kind);
  },
  'a package is used where it has its place': ({ from, to, typeOnly }) =>
    !typeOnly && places.some(([packages, allowed]) => packages.test(to) && !allowed.test(from)),
  // It is published without the service, and works with any gateway of the contract.
  'the command line imports nothing of the service': ({ from, to }) =>
    roomOf(from) === 'cli' && !/^src\/cli\/|^node:|^commander$|^schema\/openapi\.d\.ts$/.test(to),
  // It knows the service by its published schema alone.
  'the dashboard imports nothing of the service': ({ from, to }) =>
    roomOf(from) === 'web' &&
    !/^src\/web\/build\//.test(from) &&
    !/^src\/web\/(?!build\/)|^schema\/graphql\.d\.ts$|^(?:@internationalized\/string|@observablehq\/plot|@tanstack\/react-router|@urql\/core|d3-geo|gql|marked-react|react|react-aria-components|react-dom|topojson-client|urql|world-atlas)$/.test(
      to,
    ),
  'a room of the dashboard imports no other room': ({ from, to }) => {
    const [own, other] = [webRoomOf(from), webRoomOf(to)];
    return own !== undefined && other !== undefined && own !== other;
  },
  // Published without the service too; its receipts are verified by the code of the console.
  'the SDK imports of the service only the verification of receipts': ({ from, to }) =>
    roomOf(from) === 'sdk' &&
    !/^src\/sdk\/|^openapi-fetch$|^gql$|^@0no-co\/graphql$|^schema\/[a-z]+(?:\.d)?\.ts$/.test(to) &&
    !(from === 'src/sdk/receipts.ts' && /^src\/kernel\/errors\.ts$|\/approval-receipt\.(?:file|rules)\.ts$/.test(to)),
};

const webRoomOf = (file: string) => /^src\/web\/rooms\/([\w-]+)\//.exec(file)?.[1];

const isExcused = ({ from, to }: Import) => exceptions.some(([a, b]) => a === from && b === to);
const shown = ({ from, to, typeOnly }: Import) => `${from} → ${typeOnly ? 'type ' : ''}${to}`;

describe('imports', () => {
  test.each(Object.entries(rules))('%s', (_, breaks) => {
    expect(imports.filter((one) => breaks(one) && !isExcused(one)).map(shown)).toEqual([]);
  });

  test('every file of a module is of a known kind', () => {
    expect(sources.filter((file) => moduleOf(file) && !Object.hasOwn(kinds, kindOf(file) ?? ''))).toEqual([]);
  });

  test('there are no import cycles between files, including types', () => {
    expect(circlesIn(imports.map(({ from, to }) => [from, to] as const))).toEqual([]);
  });

  test('there are no import cycles between modules, including types', () => {
    const edges = imports.flatMap(({ from, to }) => {
      const [a, b] = [moduleOf(from)?.[2], moduleOf(to)?.[2]];
      return a && b && a !== b ? [[a, b] as const] : [];
    });
    expect(circlesIn(edges)).toEqual([]);
  });

  test('every exception is used, and there are at most 15', () => {
    const needed = ([from, to]: (typeof exceptions)[number]) =>
      imports.some((one) => one.from === from && one.to === to && Object.values(rules).some((breaks) => breaks(one)));
    expect(exceptions.filter((one) => !needed(one))).toEqual([]);
    expect(exceptions.length).toBeLessThanOrEqual(15);
  });

  test.each([
    [
      'src/modules/sourcing/a/a.rules.ts',
      `import { Delivery } from './a.entity.ts';`,
      'a kind of file imports the kinds that it may',
    ],
    [
      'src/modules/sourcing/a/a.rest.ts',
      `import * as service from './a.service.ts';`,
      'a kind of file imports the kinds that it may',
    ],
    ['src/modules/sourcing/a/a.service.ts', `import { Client } from 'pg';`, 'a package is used where it has its place'],
    [
      'src/modules/sourcing/a/a.service.ts',
      `const { request } = await import('node:https');`,
      'a package is used where it has its place',
    ],
    [
      'src/kernel/a.ts',
      `export type { Tables } from '#modules/entities.ts';`,
      'a room imports only rooms below it, types included',
    ],
    [
      'src/modules/identity/a/a.rules.ts',
      `import { b } from '#modules/sourcing/b/b.rules.ts';`,
      'a context imports only contexts before it, types included',
    ],
    [
      'src/cli/a.ts',
      `import { DomainError } from '#kernel/errors.ts';`,
      'the command line imports nothing of the service',
    ],
    [
      'src/web/app/a.ts',
      `import { DomainError } from '#kernel/errors.ts';`,
      ['a room imports only rooms below it, types included', 'the dashboard imports nothing of the service'],
    ],
    [
      'src/web/rooms/home/a.tsx',
      `import { Decision } from '../review/decision.tsx';`,
      'a room of the dashboard imports no other room',
    ],
  ])('in %s the line %j breaks a rule', (file, line, rule) => {
    const found = importsIn(file, `${line}\nexport const a = 1;`);
    expect(Object.keys(rules).filter((name) => found.some((one) => rules[name]?.(one)))).toEqual([rule].flat());
  });
});

describe('files', () => {
  const isData = (file: string) => /\/(?:data|assets)\//.test(file) || kindOf(file) === 'data';

  test('in src have at most 250 lines, except data', () => {
    const lines = (file: string) => textOf(file).split('\n').length - 1;
    expect(sources.filter((file) => !isData(file) && lines(file) > 250)).toEqual([]);
  });

  test('a folder in src has at most 15 of them, except data', () => {
    const folders = Map.groupBy(
      globSync('src/**/*.*').filter((file) => !/\/(?:data|assets|library)\//.test(file)),
      (file) => posix.dirname(file),
    );
    expect([...folders].filter(([, files]) => files.length > 15).map(([folder]) => folder)).toEqual([]);
  });
});
