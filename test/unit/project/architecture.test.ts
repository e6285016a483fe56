import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Which kind of file may use which: rooms, packages, and `*.` for the kinds of file inside a domain module.
 * `values` are there when the service runs; `types` are those that may be named only. Types of packages are free.
 */
const mayImport: Record<string, { values: string[]; types?: string[] }> = {
  kernel: { values: ['kernel', 'zod', 'node:crypto', 'canonicalize', 'decimal', 'uuid'] },
  text: { values: ['text'] },
  ports: { values: ['kernel', 'ports', 'zod', 'nodemailer', 'ai', '@ai-sdk/openai-compatible'] },
  db: { values: ['kernel', 'db', 'pg', 'kysely', 'dataloader', '@mikro-orm/core', 'node:crypto'] },
  graph: {
    values: ['kernel', 'graph', 'zod', 'graphql', 'graphql-jit', '@pothos/core', 'graphql-scalars', 'lru-cache'],
  },
  rest: { values: ['kernel', 'graph', 'rest', 'zod', 'graphql', 'hono'] },
  pages: {
    values: ['kernel', 'graph', 'pages', '*.shapes', '*.service', 'zod', 'graphql', 'hono'].concat([
      'node:fs',
      'node:fs/promises',
      'node:module',
      'node:path',
    ]),
    types: ['rest'],
  },
  tables: { values: ['tables', 'zod', 'csv-parse', 'node:fs', 'node:path'] },
  '*.shapes': { values: ['kernel', 'zod', '*.shapes', 'data'] },
  '*.entity': { values: ['kernel', 'db', '@mikro-orm/core', '*.shapes', '*.entity'] },
  '*.rules': {
    values: ['kernel', 'text', 'zod', 'node:crypto', 'node:zlib', '*.shapes', '*.rules', 'data'],
    types: ['*.entity', '*.read', 'ports'],
  },
  '*.read': { values: ['kernel', 'db', 'kysely', '*.rules', '*.read', 'data'], types: ['*.entity', '*.shapes'] },
  '*.service': {
    values: ['kernel', '@mikro-orm/core', '*.shapes', '*.entity', '*.rules', '*.read', '*.service'],
    types: ['ports', '*.file'],
  },
  '*.graph': {
    values: ['kernel', 'graph', 'zod', '*.shapes', '*.rules', '*.read', '*.service', '*.graph'],
    types: ['*.entity'],
  },
  '*.rest': { values: ['zod', '*.shapes', '*.rest'], types: ['rest'] },
  '*.worker': { values: ['kernel', '*.service'] },
  '*.hook': { values: ['kernel', 'hono', '*.rules', '*.service'], types: ['rest'] },
  '*.file': {
    values: [
      'kernel',
      'tables',
      '*.shapes',
      '*.file',
      'data',
      'zod',
      'csv-parse',
      'read-excel-file',
      'postal-mime',
      'node:buffer',
    ],
    types: ['*.rules'],
  },
  '*.demo': { values: ['*.shapes', '*.demo', 'data'], types: ['kernel'] },
  data: { values: ['*.file'] },
  lists: {
    values: ['graph', 'rest', '*.entity', '*.graph', '*.rest', '*.worker', '*.hook', 'lists'],
    types: ['db', 'kernel'],
  },
  start: {
    values: ['kernel', 'ports', 'db', 'graph', 'rest', 'pages', 'lists', 'start', 'admin', '*.shapes', '*.service']
      .concat(['zod', 'hono', 'pino', 'commander', '@hono/node-server', '@mikro-orm/postgresql'])
      .concat(['node:crypto', 'node:events', 'node:fs', 'node:fs/promises', 'node:http', 'node:net', 'node:os'])
      .concat(['node:path', 'node:timers/promises']),
  },
  admin: {
    values: ['kernel', 'start', 'admin', '*.file', '*.service', 'commander', 'cli-progress', 'csv-stringify'].concat([
      'node:events',
      'node:fs',
      'node:fs/promises',
      'node:path',
    ]),
  },
};

/** One file at a time, with the reason. An exception that nothing needs any more fails too. */
const exceptions: [file: string, imports: string, because: string][] = [
  ['src/admin/receipt.ts', '*.rules', 'verifies with published keys alone: no service, no database'],
  ['src/admin/receipt.ts', 'ports', 'published keys may stand at an address'],
  ['src/kernel/context.ts', 'type db', 'names the types of all that a request may reach; holds none of it'],
  ['src/kernel/context.ts', 'type lists', 'as above'],
  ['src/kernel/context.ts', 'type ports', 'as above'],
  ['src/kernel/context.ts', 'type *.rules', 'as above'],
  ['src/kernel/context.ts', 'type *.shapes', 'as above'],
  ['src/ports/configured.ts', 'type start', 'is where settings become ports'],
  ['src/ports/configured.ts', 'node:path', 'files lie in a folder of DATA_DIR'],
  ['src/ports/file-store/disk-store.ts', 'node:fs/promises', 'keeps files'],
  ['src/ports/file-store/disk-store.ts', 'node:path', 'as above'],
  ['src/ports/file-store/s3-store.ts', 'aws4fetch', 'signs what S3 is asked'],
  ['src/db/copy.ts', 'node:events', 'waits until the database has taken what it was given'],
  ['src/db/copy.ts', 'pg-copy-streams', 'is COPY'],
  [
    'src/db/pool/deadline.ts',
    'node:timers',
    'deadlines of a real server run in real time, also where a test has changed the clock',
  ],
  ['src/db/embedded/embedded-supervisor.ts', 'node:timers/promises', 'waits before it starts a cluster again'],
  ['src/db/embedded/embedded.ts', 'node:child_process', 'runs a PostgreSQL of its own'],
  ['src/db/embedded/embedded.ts', 'node:fs/promises', 'as above'],
  ['src/db/embedded/embedded.ts', 'node:module', 'as above'],
  ['src/db/embedded/embedded.ts', 'node:net', 'as above: looks for a free port'],
  ['src/db/embedded/embedded.ts', 'node:path', 'as above'],
  ['src/db/embedded/embedded.ts', 'node:util', 'as above'],
  ['src/graph/builder.ts', '@pothos/plugin-relay', 'makes the builder'],
  ['src/graph/builder.ts', '@pothos/plugin-scope-auth', 'as above'],
  ['src/graph/builder.ts', '@pothos/plugin-zod', 'as above'],
  ['src/graph/server/server.ts', 'graphql-yoga', 'speaks HTTP'],
  ['src/graph/server/subscriptions.ts', 'graphql-yoga', 'as above'],
  ['src/auth/authenticate.ts', '*.rules', 'must hash and check a key before anything else knows it'],
  [
    'src/modules/sourcing/actions/action-recovery.service.ts',
    'db',
    'ofEveryone: it looks for what processes of any owner left',
  ],
  ['src/modules/directory/capabilities/review.service.ts', 'db', 'ofEveryone: the house reviews for all'],
  ['src/modules/contract.ts', '*.rules', 'the contract lists the kinds of action'],
  ['src/modules/contract.ts', 'kernel', 'the contract says how long it may be kept'],
  ['src/modules/sourcing/actions/action.rest.ts', '*.rules', 'what an action takes is said by its kinds'],
  [
    'src/modules/platform/idempotency/idempotent-creation.service.ts',
    'db',
    'ofEveryone: purges the keys of all owners',
  ],
  ['src/modules/platform/changes/change.service.ts', 'db', 'ofEveryone: forgets the changes of all owners'],
  [
    'src/modules/sourcing/deliveries/dispatch/send-due.service.ts',
    'db',
    'ofEveryone: finds what is due, whoever owns it',
  ],
  ['src/modules/sourcing/deliveries/outbox/outbox.service.ts', 'db', 'ofEveryone: the house sends for all'],
  [
    'src/modules/sourcing/deliveries/provider-events/provider-event.service.ts',
    'db',
    'ofEveryone: an event does not say whose it is',
  ],
  [
    'src/modules/sourcing/deliveries/dispatch/senderless-approval.service.ts',
    'db',
    'ofEveryone: returns approvals of all owners',
  ],
  [
    'src/modules/sourcing/deliveries/dispatch/settlement.service.ts',
    'db',
    'ofEveryone: operator staff settle for all owners',
  ],
  [
    'src/modules/sourcing/deliveries/review/review-record.service.ts',
    'db',
    'batch, to record the reviews of a list in one transaction',
  ],
  ['src/modules/sourcing/deliveries/provider-events/simulated-event.service.ts', 'db', 'as above'],
  [
    'src/modules/sourcing/engineering/transfer/transfer-recovery.service.ts',
    'db',
    'ofEveryone: ends what callers have left',
  ],
  ['src/modules/platform/exports/export.rest.ts', '*.read', 'the bytes of a file, which no document can answer'],
  [
    'src/modules/platform/exports/export.service.ts',
    'db',
    'ofEveryone: its worker ends what any process has left behind',
  ],
  ['src/modules/platform/exports/export-csv.rules.ts', 'csv-stringify', 'writes the format'],
  ['src/modules/platform/exports/export-parquet.rules.ts', 'hyparquet-writer', 'writes the format'],
  [
    'src/modules/directory/factories/contacts/contact.service.ts',
    'db',
    'batch, to bound how many factories a request shows contacts of',
  ],
  [
    'src/modules/directory/factories/contacts/contact-read.service.ts',
    'db',
    'batch, to count the contacts of a list in one statement',
  ],
  ['src/modules/directory/factories/import/factory-import.service.ts', '*.demo', 'fills an empty directory'],
  [
    'src/modules/directory/factories/search/factory-index.service.ts',
    'db',
    'bound values: the changes of a thousand factories at once',
  ],
  ['src/modules/directory/factories/search/reindex.service.ts', 'db', 'COPY: a million factories at once'],
  [
    'src/modules/directory/factories/import/factory-save.service.ts',
    'db',
    'bound values: a thousand factories at once',
  ],
  ['src/modules/directory/factories/import/zip-archive.file.ts', 'node:zlib', 'measures what an archive unpacks to'],
  ['src/modules/directory/factories/search/pinyin.rules.ts', 'pinyin-pro', 'knows how characters are read'],
  ['src/modules/guidance/knowledge/knowledge-save.service.ts', 'db', 'bound values: a library at once'],
  ['src/modules/guidance/knowledge/library.file.ts', 'node:fs', 'reads what the service starts with'],
  ['src/modules/guidance/knowledge/library.file.ts', 'node:path', 'as above'],
  ['src/modules/identity/keys/device.service.ts', 'db', 'ofEveryone: a terminal has no owner before one approves it'],
  [
    'src/modules/sourcing/quote-requests/redaction/goods-vocabulary.file.ts',
    '*.rules',
    'makes the vocabulary of the words that it reads',
  ],
  ['src/modules/sourcing/rfqs/comparison/rfq-comparison-csv.rules.ts', 'csv-stringify', 'writes the format'],
  [
    'src/modules/sourcing/rfqs/back-office/back-office.service.ts',
    'db',
    'ofEveryone: the house writes down quotes of all, and workers find what is due',
  ],
  ['src/modules/logistics/shipping/freight/rate-card.file.ts', 'node:fs', 'reads a table that the service starts with'],
  ['src/modules/logistics/shipping/freight/rate-card.file.ts', 'node:path', 'as above'],
  ['src/modules/logistics/shipping/tariff.file.ts', 'node:fs', 'as above'],
  ['src/modules/logistics/shipping/tariff.file.ts', 'node:path', 'as above'],
  ['src/pages/assets.ts', 'node:util', 'packs what browsers load'],
  ['src/pages/assets.ts', 'node:zlib', 'as above'],
  ['src/server/start.ts', '*.file', 'reads the tables that estimates are made from, and the library'],
  ['src/server/start.ts', 'type *.rules', 'as above'],
  ['src/modules/sourcing/interviews/close-idle.service.ts', 'db', 'ofEveryone: closes what is idle, whoever owns it'],
  ['src/modules/identity/members/operator.service.ts', 'db', 'ofEveryone: the operator has no owner'],
  ['src/modules/identity/members/sign-in.service.ts', 'db', 'ofEveryone: who signs in is not known before'],
];

const files = globSync('src/**/*.ts').toSorted();

function kindOf(path: string): string {
  const [, room, rest] = /^src\/(\w+)\/(.+)$/.exec(path) ?? [];
  if (room !== 'modules') return room ?? 'start';
  if (!rest!.includes('/')) return 'lists';
  const [, suffix] = /\.([a-z]+)\.ts$/.exec(rest!) ?? [];
  return suffix ? `*.${suffix}` : 'data';
}

const statement =
  /^(?:import|export)\s(?:[\w$\s]+,?\s*)?(?:\{[^}]*\}\s*|\*\s*(?:as\s+\w+\s+)?)?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

function importsIn(file: string, code: string): Set<string> {
  const targets = [...code.matchAll(statement)].map(([, named, bare, late]) => named ?? bare ?? late!);
  return new Set(
    targets.map((target) => {
      if (target.startsWith('#')) return kindOf(`src/${target.slice(1)}`);
      if (target.startsWith('.')) return kindOf(posix.join(posix.dirname(file), target));
      return /^(node:[\w/]+|@[\w-]+\/[\w-]+|[\w-]+)/.exec(target)![1]!;
    }),
  );
}

/** What a file uses beyond the table. Node's own type stripping decides what is a value: it is what runs in production. */
function violations(file: string, source: string): string[] {
  const values = importsIn(file, stripTypeScriptTypes(source));
  const { values: mayUse, types: mayName = [] } = mayImport[kindOf(file)]!;
  const rooms = [...importsIn(file, source)].filter((target) => target in mayImport && !values.has(target));
  return [
    ...[...values].filter((target) => !mayUse.includes(target)),
    ...rooms
      .filter((target) => !mayUse.includes(target) && !mayName.includes(target))
      .map((target) => `type ${target}`),
  ].toSorted();
}

describe('imports', () => {
  test.each(files)('%s is of a known kind and imports only what its kind may', (file) => {
    expect(mayImport).toHaveProperty([kindOf(file)]);
    const allowed = exceptions.filter(([excepted]) => excepted === file).map(([, target]) => target);
    expect(violations(file, readFileSync(file, 'utf8'))).toEqual(allowed.toSorted());
  });

  test.each([
    ['src/modules/a/a.rules.ts', `import { Delivery } from './a.entity.ts';`, ['*.entity']],
    ['src/modules/a/a.rules.ts', `import type { Delivery } from './a.entity.ts';`, []],
    ['src/modules/a/a.rules.ts', `import {\n  type Row,\n  batch,\n} from '#db/rows.ts';`, ['db']],
    ['src/modules/a/a.rest.ts', `import * as service from './a.service.ts';`, ['*.service']],
    ['src/modules/a/a.service.ts', `import { Client } from 'pg';`, ['pg']],
    ['src/modules/a/a.service.ts', `const { request } = await import('node:https');`, ['node:https']],
    ['src/kernel/a.ts', `export type { Tables } from '#modules/entities.ts';`, ['type lists']],
    ['src/kernel/a.ts', `import '#graph/builder.ts';`, ['graph']],
  ])('in %s the line %j would be refused for %j', (file, line, expected) => {
    expect(violations(file, `${line}\nexport const a = 1;`)).toEqual(expected);
  });
});

/** Whoever works for more than one owner at a time; everybody else cannot. */
const forAllOwners = [
  'db',
  'kernel/context',
  'request-context',
  'start',
  'modules/actions/abandoned-action.service',
  'modules/audit/audit.read',
  'modules/capabilities/review.(service|read)',
  'modules/changes/change.service',
  'modules/deliveries/(due|outbox|provider-event|senderless-approval|settlement|simulated-event).service',
  'modules/deliveries/outbox.read',
  'modules/engineering/abandoned-transfer.service',
  'modules/idempotency/idempotent-creation.service',
  'modules/exports/export.service',
  'modules/interviews/idle.service',
  'modules/keys/device.service',
  'modules/members/(operator|sign-in).service',
  'modules/rfqs/rfq-desk.(service|read)',
];

/** Things that have one place. `allowed` says where; each file is read as it runs, without its comments. */
const places: [what: string, pattern: RegExp, allowed: RegExp][] = [
  ['the environment, but for handing it whole to config.ts', /(?<!readConfig\()process\.env/, /^$/],
  ['handing over the environment', /process\.env/, /^src\/(main|admin)\.ts$/],
  ['calls to the network', /(?<![.\w])fetch\(|\bnew WebSocket\(/, /^src\/ports\//],
  ['the clock', /\bDate\.now\(\)|\bnew Date\(\)/, /^src\/(db\/columns|start|admin\/import)\.ts$/],
  [
    'chance',
    /Math\.random|random(?:UUID|Int|Bytes)\(/,
    /^src\/(db\/embedded|pages\/explorer|modules\/keys\/(key|device)\.rules|modules\/members\/member\.rules)\.ts$/,
  ],
  ['writing to the console', /\bconsole\.|process\.std(?:out|err)/, /^src\/(main|admin|admin\/\w+)\.ts$/],
  [
    'ending the process',
    /process\.(?:exit|exitCode|kill|abort)\b/,
    /^src\/(main|admin|admin\/import|db\/embedded|kernel\/crash-point)\.ts$/,
  ],
  ['transactions', /\.transactional\(|\.begin\(\)/, /^src\/modules\/\w+\/[\w-]+\.service\.ts$/],
  [
    'work for all owners',
    /\b(em|rows)?[oO]fEveryone\b|\bactForEveryone\b|\bsystemRole\b/,
    new RegExp(`^src/(${forAllOwners.join('|')})\\b`),
  ],
  ['the envelope of an error', /\berrorBody\(/, /^src\/(app|refuse-request|kernel\/errors)\.ts$/],
];

/** Work that no request asked for has no context to take the clock from. */
const ownClock = [
  'src/modules/directory/factories/import/factory-import.service.ts',
  'src/modules/directory/factories/import/factory-save.service.ts',
  'src/modules/identity/audit/audit.service.ts',
  'src/ports/mail/resend.ts',
];

test.each(places)('%s has its place', (what, pattern, allowed) => {
  const code = (file: string) =>
    stripTypeScriptTypes(readFileSync(file, 'utf8')).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const excused = what.startsWith('the clock') ? ownClock : [];
  const used = files.filter((file) => pattern.test(code(file)));
  expect(used.filter((file) => !allowed.test(file) && !excused.includes(file))).toEqual([]);
});

test('outside db only `sql` of the query builder is used, and only where rows are read', () => {
  const named = files
    .filter((file) => !file.startsWith('src/db/'))
    .flatMap((file) => [...stripTypeScriptTypes(readFileSync(file, 'utf8')).matchAll(/^import (.*) from 'kysely'/gm)])
    .flatMap(([, names]) =>
      names!
        .replaceAll(/[{}\s]/g, '')
        .split(',')
        .filter(Boolean),
    );
  expect(new Set(named)).toEqual(new Set(['sql']));
});
