import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { sources, textOf } from './imports.ts';

/** Whoever works for more than one tenant at a time; nobody else can. */
const systemWide = [
  'db/',
  'auth/',
  'kernel/context',
  'modules/context',
  'server/(request-context|start)',
  'modules/sourcing/actions/action-recovery.service',
  'modules/identity/audit/audit.queries',
  'modules/directory/capabilities/review.(service|queries)',
  'modules/platform/changes/change.service',
  'modules/sourcing/deliveries/dispatch/(send-due|senderless-approval|settlement).service',
  'modules/sourcing/deliveries/provider-events/(provider-event|simulated-event).service',
  'modules/sourcing/deliveries/outbox/outbox.(service|queries)',
  'modules/sourcing/engineering/transfer/transfer-recovery.service',
  'modules/(identity|platform)/idempotency/idempotent-creation.service',
  'modules/platform/exports/export.service',
  'modules/sourcing/interviews/close-idle.service',
  'modules/identity/keys/device.service',
  'modules/identity/members/(operator|sign-in).service',
  'modules/sourcing/rfqs/back-office/back-office.(service|queries)',
];

/** What has one place. Each file is read as it runs, without its comments. */
const places: [what: string, pattern: RegExp, allowed: RegExp][] = [
  ['the environment, but for handing it whole to config.ts', /(?<!readConfig\()process\.env/, /^$/],
  ['handing over the environment', /process\.env/, /^src\/(main|admin)\.ts$/],
  ['calls to the network', /(?<![.\w])fetch\(|\bnew WebSocket\(/, /^src\/ports\//],
  [
    // Work that no request asked for has no context to take the clock from.
    'the clock',
    /\bDate\.now\(\)|\bnew Date\(\)/,
    /^src\/(db\/columns|server\/start|admin\/import|ports\/mail\/resend|modules\/directory\/factories\/import\/factory-(import|save)\.service|modules\/identity\/audit\/audit\.service)\.ts$/,
  ],
  [
    'chance',
    /Math\.random|random(?:UUID|Int|Bytes)\(/,
    /^src\/(db\/embedded\/embedded|pages\/explorer|modules\/identity\/(keys\/(key|device)|members\/member)\.rules|auth\/key-format|kernel\/ids)\.ts$/,
  ],
  ['writing to the console', /\bconsole\.|process\.std(?:out|err)/, /^src\/(main|admin|admin\/\w+)\.ts$/],
  [
    'ending the process',
    /process\.(?:exit|exitCode|kill|abort)\b/,
    /^src\/(main|admin|admin\/import|db\/embedded\/embedded|kernel\/failpoint)\.ts$/,
  ],
  ['transactions', /\.transactional\(|\.begin\(\)/, /^src\/(modules\/.*\.service|server\/migration\/migrate)\.ts$/],
  [
    'work for all tenants',
    /\b(em|rows)?[oO]fEveryone\b|\bactForEveryone\b|\bsystemRole\b/,
    new RegExp(`^src/(?:${systemWide.join('|')})`),
  ],
  ['the envelope of an error', /\berrorBody\(/, /^src\/(server\/(app|refuse-request)|kernel\/errors)\.ts$/],
];

const codeOf = (file: string) => stripTypeScriptTypes(textOf(file)).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

test.each(places)('%s has its place', (_, pattern, allowed) => {
  const used = sources.filter((file) => pattern.test(codeOf(file)));
  expect(used.filter((file) => !allowed.test(file))).toEqual([]);
});

test('outside db only `sql` of the query builder is used', () => {
  const named = sources
    .filter((file) => !file.startsWith('src/db/'))
    .flatMap((file) => [...stripTypeScriptTypes(textOf(file)).matchAll(/^import (.*) from 'kysely'/gm)])
    .flatMap(([, names = '']) =>
      names
        .replaceAll(/[{}\s]/g, '')
        .split(',')
        .filter(Boolean),
    );
  expect(new Set(named)).toEqual(new Set(['sql']));
});
