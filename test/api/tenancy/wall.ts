import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import { beforeAll, describe, expect, test } from 'vitest';
import { listTenantTables } from '#db/tenancy.ts';
import { newId } from '#kernel/ids.ts';
import { afterAllPassed } from '../../after-all-passed.ts';
import { type Answer, type App, type Caller, reachable } from '../../harness.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';
import { type Operation, operations } from './operations.ts';
import { type Person, rowsOf, type Shared, settle } from './people.ts';
import { everythingBelow } from './selection.ts';
import { example, type Input, isId, type Leaf, leavesOf, narrowed, type Placed } from './shape.ts';

/** The service refuses some of thousands of requests at once. */
const maxCallersAtOnce = 3;
const maxReadsAtOnce = 3;

/** A place in an operation where a caller puts the id of a record. */
type Door = { operation: Operation; leaf: Leaf };

const operationCases = operations.flatMap((operation) =>
  leavesOf(operation.takes)
    .filter(isId)
    .map((leaf): [string, Door] => [`${operation.name} ${leaf.path.join('.')}`, { operation, leaf }]),
);
/** Shown to the caller with its code, which is no id: test/api/keys/device/codes.test.ts. */
const byCode = ['deviceConnection'];
/** Operator only, for all tenants: test/api/deliveries/dispatch/outbox.test.ts, test/api/deliveries/dispatch/unsettled.test.ts, test/api/capabilities/review.test.ts, test/api/rfqs/quotes.test.ts, test/api/actions/tasks.test.ts, test/api/replies/replies.test.ts. */
const ofAllOwners = [
  'outbox',
  'reviewQueue',
  'rfqDesk',
  'tasks',
  'unmatchedReplies',
  'unsettledDeliveries',
  'factoryImports',
];
const reads = operations
  .filter(({ reads, field }) => reads && ![...byCode, ...ofAllOwners].includes(field.name))
  .map((operation) => [operation.name, operation] as const);

/** What these answer comes from publications, which no sandbox key makes. */
const fromPublication = ['answers', 'deliveryReplies', 'pendingDisclosures', 'rfqPage', 'rfqs'];

/** What these answer is nobody's. */
const shared = [
  'actionKinds',
  'auditVerification',
  'deliverySummary',
  'compliancePath',
  'discoverCapabilities',
  'exportContent',
  'factories',
  'factory',
  'factoryAggregate',
  'factoryFacets',
  'factoryInteractions',
  'factorySearch',
  'health',
  'htsCandidates',
  'knowledgeDocument',
  'knowledgeDocumentPage',
  'knowledgeDocuments',
  'knowledgeSearch',
  'landedCost',
  'lifecycle',
  'lifecycleStage',
  'networkSummary',
  'projectSummary',
  'receivedRuns',
  'shippingEstimate',
  'shippingProviders',
  'trackShipment',
];
/** Operations that show the operator records of all tenants. Elsewhere the operator is a tenant like any other. */
const forOperators = [
  ...['auditEntries', 'auditVerification', 'closeRfqOfCustomer', 'markDeliverySent', 'settleDelivery'],
  ...['recordSupplierDecline', 'recordSupplierQuote', 'withdrawSupplierQuote'],
  ...[
    'outbox',
    'reviewQueue',
    'rfqDesk',
    'unmatchedReplies',
    'unsettledDeliveries',
    'factoryImports',
    'assignReply',
    'dismissReply',
  ],
  ...['tasks', 'assignTask', 'startTask', 'completeTask', 'cancelTask', 'addTaskFile', 'removeTaskFile'],
];
/** Members of the operator read these of all tenants too; its keys do not. */
const forSignedInOperators = [
  ...forOperators,
  'node',
  'nodes',
  'rfq',
  'rfqComparison',
  'rfqComparisonFile',
  'rfqComparisonMatrix',
  'rfqPage',
  'rfqs',
  'run',
  'runs',
];
/** And these its reviewers. */
const forReviewers = ['reviewCapability'];
/** For members of customers only. */
const forApprovers = ['approvalChallenge', 'markReviewRead', 'publicationApprovalChallenge'];

/** They lead somewhere for a run of one's own, or one that was sent to one's own capability: test/api/capabilities/run-forwarding.test.ts. */
const needRun = ['Mutation.forwardRun input.projectId', 'Query.receivedRuns filter.capabilityId'];
/** And these for a mail that waits, or an event that is kept: test/api/replies/replies.test.ts, test/api/webhooks. */
const needMailOrEvent = [
  ...['Mutation.assignReply input.deliveryId', 'Mutation.assignReply input.id', 'Mutation.dismissReply input.id'],
  'Mutation.resendWebhookDelivery input.id',
  // And for a message of theirs that a person must send: test/api/deliveries/dispatch/outbox.test.ts.
  ...['Query.outbox filter.factoryId', 'Query.outbox filter.projectId', 'Query.unsettledDeliveries filter.projectId'],
];
/** A stream of what happens from now on: test/api/supplier-links/quote-received.test.ts. */
const fromNowOn = ['quoteReceived'];

/**
 * Asks for all that is somebody else's, by every operation there is, in the names of otherCallers: of each role, or of a
 * key and a session for each owner, since the database cannot tell roles apart. `openings` also looks that each way leads
 * somewhere for whom the records belong to.
 */
export async function wall(app: App, { openings = false, eachRole = true } = {}): Promise<void> {
  // The first has a name of the synthetic screening list.
  const listed = { nameEn: 'Huanxiang Precision Bearings' };
  const factoryIds = await app.factories(reachable(listed), reachable(), reachable());
  const capabilityId = await (await capabilitiesIn(app)).published(newId());
  const everybodys = { factoryIds, capabilityId };
  const ofDatabase = [
    ...['another organisation', 'its owner, signed in', 'another sandbox key'],
    ...['operator staff', 'an owner of the operator, signed in'],
  ];
  const otherCallers = (await createOtherTenants(app, everybodys)).filter(
    ({ who }) => eachRole || ofDatabase.includes(who),
  );
  const admitted: Record<string, string[]> = {
    'operator staff': forOperators,
    'an operator, signed in': forSignedInOperators,
    'an owner of the operator, signed in': forSignedInOperators,
    'a reviewer of the operator': forReviewers,
  };
  const otherCallersOf = ({ field }: Operation) =>
    otherCallers.filter(({ who }) => !admitted[who]?.includes(field.name));
  // They come last: the newest records, which any list shows first, are theirs.
  const [live, sandbox] = [await settle(app, 'customer', everybodys), await settle(app, 'sandbox', everybodys)];
  const victims = Object.entries({ 'a live record': live, 'a sandbox record': sandbox });

  let checks = 0;
  const check = <T>(value: T, question: string) => {
    checks++;
    return expect(value, question);
  };

  describe('the protected tenants', () => {
    test('have records of every kind', () => {
      const lacking = ({ rows }: Person) =>
        listTenantTables(app.orm.em).difference(new Set(rows.map(({ table }) => table)));
      expect([...lacking(live)]).toEqual([]);
      const ofOrganisations = [
        ...[
          'answer_file',
          'browser_session',
          'delivery_reply',
          'device_connection',
          'disclosure',
          'dispatch',
          'member',
          'notification',
          'notification_mail',
          'notification_preference',
          'organisation',
        ],
        ...[
          'passkey',
          'passkey_challenge',
          'publication_approval',
          'review_reading',
          'rfq',
          'rfq_invitation',
          'rfq_line',
          'screening_confirmation',
          'sign_in_link',
          'supplier_answer',
          'supplier_link',
          'supplier_link_download',
          'supplier_quote',
          'webhook',
          'webhook_attempt',
          'webhook_delivery',
        ],
      ];
      expect([...lacking(sandbox)].toSorted()).toEqual(ofOrganisations);
    });

    const ofSomebody = reads.filter(([, { field }]) => ![...shared, ...fromNowOn].includes(field.name));
    test.each(ofSomebody)('can read their own records: %s', async (_, operation) => {
      for (const [whose, victim] of victims) {
        const callers = [victim.key, victim.session].filter((caller) => caller !== null);
        const asked = callers.map((caller) => readAll(operation, caller, victim, samplesOf(victim)));
        const open = (await Promise.all(asked)).flat().filter(({ answer }) => codeOf(answer) === 'ok');
        const seen = open.flatMap(({ answer }) => found(answer, [victim]));
        if (victim === live || (open.length && !fromPublication.includes(operation.field.name)))
          expect(seen, whose).not.toEqual([]);
      }
    });
  });

  describe('no response reveals records of another tenant', () => {
    const words = victims.map(([, { word }]) => word);
    test.each(reads)('%s', async (_, operation) => {
      const few = pLimit(maxCallersAtOnce);
      const asked = few.map(otherCallersOf(operation), async ({ who, caller, person }) => {
        const answers = await readAll(operation, caller, person, [...samplesOf(person), ...factoryIds], words);
        for (const { input, answer, plain } of answers) {
          check(found(answer, [live, sandbox]), `${who} asks with ${JSON.stringify(input)}`).toEqual([]);
          for (const { nodes, totalCount, pageInfo } of pagesIn(answer.body)) {
            check(pageInfo.hasNextPage || totalCount === nodes.length, `${who} counts what is there`).toBe(true);
          }
          expect(codeOf(answer), `${who} is refused all or nothing`).toBe(codeOf(plain));
        }
        return answers.map(({ answer }) => codeOf(answer));
      });
      expect((await asked).flat()).toContain('ok');
    });
  });

  describe('the id of another tenant is like an unknown id', () => {
    const belongings = () => Promise.all(victims.map(([, { owner }]) => rowsOf(app, owner)));
    let before: Awaited<ReturnType<typeof belongings>>;
    beforeAll(async () => {
      before = await belongings();
    });
    test.each(operationCases)('%s', async (_, operationCase) => {
      const ids = victims.flatMap(([whose, victim]) => samplesOf(victim).map((id) => ({ whose, id })));
      const few = pLimit(maxCallersAtOnce);
      await few.map(otherCallersOf(operationCase.operation), async ({ who, caller, person }, turn) => {
        const unknown = newId();
        const refused = await askFor(unknown, operationCase, caller, person);
        const expected = said(refused, unknown);
        // Callers alternate between ids, because there are about ninety ids per operation.
        const mine = ids.filter((_, at) => (at + turn) % 2 === 0);
        const answers = (isShut(refused) ? mine.slice(0, 3) : mine).map(async ({ whose, id }) => {
          const answer = await askFor(id, operationCase, caller, person);
          check(said(answer, id), `${who} asks for ${whose}: ${id}`).toEqual(expected);
          check(found(answer, [live, sandbox], id), `${who} asks for ${whose}: ${id}`).toEqual([]);
        });
        await Promise.all(answers);
      });
      if (operationCase.operation.reads) return;
      check(await belongings(), 'the victims have what they had').toEqual(before);
      check(app.sent, 'nothing is sent').toEqual([]);
    });

    if (!openings) return;
    const typed = operationCases.filter(([, { leaf }]) => leaf.shape.format === 'uuid');
    test.each(typed)('%s refuses invalid ids', async (_, operationCase) => {
      const asked = otherCallers.map(({ caller, person }) => askFor('x', operationCase, caller, person));
      const codes = (await Promise.all(asked)).filter((answer) => !isShut(answer)).map(codeOf);
      check(new Set(codes), 'to whom it is open').toEqual(new Set(['validation_failed']));
    });

    const spares = new Map<string, Person>();
    const callersOf = ({ key, session, reviewer }: Person) => [key, session, reviewer].filter((one) => one !== null);
    /** Somebody who may lose what they have, even their credentials: then it is somebody else the next time. */
    async function somebody(kind: 'customer' | 'operator'): Promise<Person> {
      const spare = spares.get(kind);
      const answers = await Promise.all((spare ? callersOf(spare) : []).map((caller) => caller.rest('GET', '/me')));
      if (spare && answers.every(({ status }) => status === 200)) return spare;
      const settled = await settle(app, kind, everybodys);
      spares.set(kind, settled);
      return settled;
    }

    test.each(operationCases.filter(([name]) => ![...needRun, ...needMailOrEvent].includes(name)))(
      '%s works for the owner',
      async (_, operationCase) => {
        const { name } = operationCase.operation.field;
        const kind = forApprovers.includes(name) ? 'customer' : 'operator';
        const me = await somebody(kind);
        // Their only one.
        if (name === 'removePasskey') spares.delete(kind);
        for (const caller of callersOf(me)) {
          const unknown = newId();
          const closed = said(await askFor(unknown, operationCase, caller, me), unknown);
          for (const id of [...factoryIds, ...samplesOf(me)]) {
            if (!isDeepStrictEqual(said(await askFor(id, operationCase, caller, me), id), closed)) return;
          }
        }
        expect.unreachable('none of their own ids leads anywhere');
      },
    );
  });

  test('an idempotency key of another tenant is a new one', async () => {
    const visit = { kind: 'factory_audit_visit', input: { factoryIds } };
    for (const [whose, { rows }] of victims) {
      const used = { 'idempotency-key': String(rows.find(({ table }) => table === 'idempotency_key')!.row['key']) };
      for (const { who, caller, person } of otherCallers.filter(({ caller, person }) => caller === person.key)) {
        const { status, body } = await caller.rest('POST', `/projects/${person.projectId}/actions`, visit, used);
        check([status, body['replayed']], `${who} uses that of ${whose}`).toEqual([201, false]);
      }
    }
  });

  afterAllPassed(() => expect(checks, 'comparisons of what was answered').toBeGreaterThan(400));
}

type OtherTenant = { who: string; caller: Caller; person: Person };

async function createOtherTenants(app: App, everybodys: Shared): Promise<OtherTenant[]> {
  const other = await settle(app, 'customer', everybodys);
  const sandbox = await settle(app, 'sandbox', everybodys);
  const operator = await settle(app, 'operator', everybodys);
  const roles = ['viewer', 'member', 'approver'] as const;
  const members = await Promise.all(roles.map((role) => app.session(role, other.owner)));
  return [
    { who: 'another organisation', caller: other.key, person: other },
    { who: 'its owner, signed in', caller: other.session!, person: other },
    ...members.map((caller, i) => ({ who: `its ${roles[i]}, signed in`, caller, person: other })),
    { who: 'another sandbox key', caller: sandbox.key, person: sandbox },
    { who: 'operator staff', caller: operator.key, person: operator },
    { who: 'an operator, signed in', caller: await app.session('operator', operator.owner), person: operator },
    { who: 'an owner of the operator, signed in', caller: operator.session!, person: operator },
    { who: 'a reviewer of the operator', caller: operator.reviewer!, person: operator },
  ];
}

/** Of each table the newest id, of each status that its records are in; the quote request and the file that was received are no newest. */
const samplesOf = ({ rows, known }: Person): string[] => [
  ...new Set([
    ...new Map(rows.map(({ table, id, row }) => [`${table} ${row['status']}`, id])).values(),
    known['actionId']!,
    known['entryId']!,
  ]),
];

/** Calls an operation with this id; what else it needs is of the caller's own. */
function askFor(id: string, { operation, leaf }: Door, caller: Caller, { known }: Person): Promise<Answer> {
  const input = example(operation.takes, { path: leaf.path, value: id }, known) as Input;
  return operation.ask(caller, input, { selection: everythingBelow(operation.field.type, 3) });
}

/** Asks for all that can be read, in the longest lists: with each filter alone, or with each of the ids where one is needed. */
async function readAll(operation: Operation, caller: Caller, person: Person, ids: string[], words: string[] = []) {
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
const isShut = ({ status, body }: Answer): boolean => (body['errors']?.[0].extensions.status ?? status) === 403;

type Most = { first: number; selection: string };
const most = new Map<string, Most>();

/** All that one request may ask for: as deep as can be, then as many as can be. */
async function toLargestQuery({ name, takes, field, ask }: Operation, caller: Caller): Promise<Most> {
  if (!/^(Query|Subscription)\./.test(name)) return { first: 100, selection: '' };
  const headers = { 'x-cost-only': 'true' };
  const fits = async ({ first, selection }: Most) => {
    const input = example(narrowed(takes, { first: { const: first } }), null) as Input;
    const answer = await ask(caller, input, { selection, headers });
    return codeOf(answer) === 'ok' && answer.body['extensions'].cost.requested <= 5000;
  };
  for (let depth = 11; depth > 0 && !most.has(name); depth--) {
    const selection = everythingBelow(field.type, depth);
    for (const first of [1, 5, 20, 100]) if (await fits({ first, selection })) most.set(name, { first, selection });
  }
  return most.get(name)!;
}

/** Of the operation itself: an edge that its caller may not follow is null, with an error of its own. */
function codeOf({ body }: Answer): string {
  const ofOperation = body['errors']?.find(({ path }) => (path?.length ?? 0) < 2);
  return (body['error'] ?? ofOperation?.extensions)?.code ?? 'ok';
}

/** What of these people's an answer holds, beside the id that was asked for. */
function found({ body }: Answer, people: Person[], asked?: string): string[] {
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
const said = ({ status, body }: Answer, asked: string) => ({
  status,
  text: JSON.stringify(body).replaceAll(asked, 'the id').replace(fresh, 'new'),
});

type Page = { nodes: unknown[]; totalCount: number; pageInfo: { hasNextPage: boolean } };

function pagesIn(value: unknown): Page[] {
  if (value === null || typeof value !== 'object') return [];
  const below = Object.values(value).flatMap(pagesIn);
  return 'nodes' in value && 'totalCount' in value ? [value as Page, ...below] : below;
}
