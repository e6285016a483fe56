import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import { beforeAll, describe, expect, test } from 'vitest';
import { listTenantTables } from '#db/tenancy.ts';
import { newId } from '#kernel/ids.ts';
import { afterAllPassed } from '../../after-all-passed.ts';
import { type App, type Caller, reachable } from '../../harness.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';
import { askFor, codeOf, type Door, found, isShut, pagesIn, readAll, said } from './asking.ts';
import {
  byCode,
  forApprovers,
  forOperators,
  forReviewers,
  forSignedInOperators,
  fromNowOn,
  fromPublication,
  needMailOrEvent,
  needRun,
  ofAllOwners,
  shared,
} from './exceptions.ts';
import { type Operation, operations } from './operations.ts';
import { type Person, rowsOf, type Shared, settle } from './people.ts';
import { isId, leavesOf } from './shape.ts';

/** The service refuses some of thousands of requests at once. */
const maxCallersAtOnce = 3;

const operationCases = operations.flatMap((operation) =>
  leavesOf(operation.takes)
    .filter(isId)
    .map((leaf): [string, Door] => [`${operation.name} ${leaf.path.join('.')}`, { operation, leaf }]),
);
const reads = operations
  .filter(({ reads, field }) => reads && ![...byCode, ...ofAllOwners].includes(field.name))
  .map((operation) => [operation.name, operation] as const);

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
  const otherTenants = await createOtherTenants(app, everybodys);
  const otherCallers = eachRole ? otherTenants : otherTenants.filter(({ who }) => ofEachOwner.includes(who));
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
          const isOpen = async (id: string) =>
            !isDeepStrictEqual(said(await askFor(id, operationCase, caller, me), id), closed);
          const ids = [...factoryIds, ...samplesOf(me)];
          // What changes nothing may be asked at once: a subscription waits a second for an event that may not come.
          const atOnce = operationCase.operation.reads ? 5 : 1;
          for (let at = 0; at < ids.length; at += atOnce) {
            if ((await Promise.all(ids.slice(at, at + atOnce).map(isOpen))).includes(true)) return;
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

/** A key of each owner, and a session that may do most. */
const ofEachOwner = [
  ...['another organisation', 'its owner, signed in', 'another sandbox key'],
  ...['operator staff', 'an owner of the operator, signed in'],
];

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
