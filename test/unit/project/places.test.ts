import { expect, test } from 'vitest';
import { codeOf, sources, textOf } from './imports.ts';

/** Code that works for more than one tenant at a time. */
const systemWide = [
  'db/',
  'auth/',
  'kernel/context',
  'modules/context',
  'server/(request-context|open-app|doctor)',
  'server/backup/',
  'admin/(purge|database/roles)',
  'modules/sourcing/actions/action-recovery.service',
  'modules/sourcing/actions/tasks/task.(queries|service)',
  'modules/identity/audit/(audit.queries|back-office.service)',
  'modules/directory/capabilities/review.(service|queries)',
  'modules/platform/jobs/job-state.service',
  'modules/platform/retention/(month|purge|sandbox-purge).service',
  'modules/platform/webhooks/webhook-delivery.service',
  'modules/sourcing/deliveries/dispatch/(send-due|senderless-approval|settlement).service',
  'modules/sourcing/deliveries/provider-events/(provider-event|simulated-event).service',
  'modules/sourcing/deliveries/outbox/outbox.(service|queries)',
  'modules/sourcing/deliveries/unsettled/unsettled.queries',
  'modules/sourcing/engineering/transfer/transfer-recovery.service',
  'modules/sourcing/engineering/downloads/download.queries',
  'modules/sourcing/deliveries/lists/delivery-count.service',
  'modules/platform/exports/export.service',
  'modules/platform/health/backlog.queries',
  'modules/platform/scheduled-exports/scheduled-export.service',
  'modules/sourcing/interviews/close-idle.service',
  'modules/identity/keys/(device|key).service',
  'modules/identity/members/(operator|sign-in).service',
  'modules/sourcing/notifications/(preference|mails/(collect|compose|send)).service',
  'modules/identity/passkeys/passkey-sign-in.service',
  'modules/sourcing/rfqs/back-office/back-office.(service|queries)',
  'modules/sourcing/rfqs/release/release.service',
  'modules/sourcing/supplier-links/answers/files/(answer-file.queries|file-removal.service)',
  'modules/sourcing/replies/(reply|answered-factories|intake/(announcement|fetch-replies)).service',
  // What staff see of the message that a mail seems to answer.
  'modules/sourcing/replies/reply.queries',
  'modules/sourcing/replies/attachments/attachment(-removal)?.service',
  'modules/sourcing/task-files/task-file.service',
  'modules/sourcing/runs/received-run.queries',
  'modules/sourcing/supplier-links/supplier-link.queries',
];

/** Patterns with the files that may contain them. */
const places: [what: string, pattern: RegExp, allowed: RegExp][] = [
  ['single environment variables', /(?<!readConfig\()process\.env/, /^src\/(cli\/main|db\/servers\/roles)\.ts$/],
  ['the whole environment', /process\.env/, /^src\/(server\/main|admin\/open|cli\/main|db\/servers\/roles)\.ts$/],
  [
    'the network',
    /(?<![.\w])fetch\(|\bnew WebSocket\(/,
    /^src\/(ports\/|(?:cli\/connection\/send|sdk\/(?:client|graphql))\.ts$)/,
  ],
  [
    // Work that no request asked for has no context to take the clock from; the dashboard runs in the browser.
    'the clock',
    /\bDate\.now\(\)|\bnew Date\(\)|\breadClock\b/,
    /^src\/(db\/(?:columns|servers\/clock)|server\/(?:open-app|telemetry\/prometheus-producer)|web\/app\/format|sdk\/webhooks|admin\/(?:import|database\/(?:backup|doctor))|ports\/mail\/resend|modules\/directory\/factories\/import\/factory-(import|save)\.service|modules\/identity\/audit\/audit\.service)\.ts$/,
  ],
  [
    'random numbers',
    /Math\.random|random(?:UUID|Int|Bytes)\(/,
    /^src\/(db\/embedded\/embedded|pages\/(?:explorer|dashboard\/dashboard)|modules\/sourcing\/deliveries\/replies\/reply-address\.rules|modules\/(identity\/(keys\/(key|device)|members\/member)|platform\/webhooks\/(webhook|secret-seal))\.rules|mcp\/untrusted-text|auth\/key-format|kernel\/ids|cli\/(command\/request-command|connection\/credentials|commands\/files\/save-file)|server\/(?:settings\/secret-key|backup\/sealing)|sdk\/client|web\/app\/idempotency-key)\.ts$/,
  ],
  [
    'the console',
    /\bconsole\.|process\.std(?:out|err)/,
    /^src\/(server\/main|admin\/(?:database\/)?\w+|cli\/main|web\/build\/build)\.ts$/,
  ],
  [
    'process exit',
    /process\.(?:exit|exitCode|kill|abort)\b/,
    /^src\/(server\/main|admin\/(?:main|import|database\/doctor)|cli\/main|db\/embedded\/embedded|kernel\/failpoint)\.ts$/,
  ],
  ['transactions', /\.transactional\(|\.begin\(\)/, /^src\/(modules\/.*\.service|server\/migration\/busy-tables)\.ts$/],
  [
    'access to all tenants',
    /\b(?:systemEm|systemRows|asSystem|forAllTenants|systemRole)\b/,
    new RegExp(`^src/(?:${systemWide.join('|')})`),
  ],
  ['the error envelope', /\btoErrorBody\(/, /^src\/(server\/(app|refuse-request)|mcp\/mcp-server|kernel\/errors)\.ts$/],
];

/** Whether a source uses what the pattern describes, not only in types and comments. */
const uses = (file: string, pattern: RegExp): boolean =>
  pattern.test(textOf(file)) && pattern.test(codeOf(file).replace(/^\s*(?:\/\/|\/?\*).*$/gm, ''));

test.each(places)('only the listed files use %s', (_, pattern, allowed) => {
  const used = sources.filter((file) => uses(file, pattern));
  expect(used.filter((file) => !allowed.test(file))).toEqual([]);
});

test('outside src/db only `sql` of Kysely is imported', () => {
  const named = sources
    .filter((file) => !file.startsWith('src/db/'))
    .flatMap((file) => [...textOf(file).matchAll(/^import (?!type )(.*) from 'kysely'/gm)])
    .flatMap(([, names = '']) =>
      names
        .replaceAll(/\btype \w+|[{}\s]/g, '')
        .split(',')
        .filter(Boolean),
    );
  expect(new Set(named)).toEqual(new Set(['sql']));
});
