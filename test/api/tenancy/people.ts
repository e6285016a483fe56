import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { listTenantTables } from '#db/tenancy.ts';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { type CreationOptions, createAuthenticator } from '../../authenticator.ts';
import type { App, Caller } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';

type Row = { table: string; id: string; row: Record<string, unknown> };

/** Somebody who has done all that their kind can do, with the same word in every text of theirs. */
export type Person = {
  owner: string;
  word: string;
  key: Caller;
  /** Of an owner of the organisation, signed in. */
  session: Caller | null;
  /** A signed-in reviewer of the operator. */
  reviewer: Caller | null;
  projectId: string;
  /** Of theirs, by what inputs call them: what a call needs beside the id that it is about. */
  known: Record<string, string>;
  rows: Row[];
};
type Ask = (method: string, path: string, body?: object) => Promise<Json>;
type Credentials = Pick<Person, 'owner' | 'key' | 'session' | 'reviewer'>;

/** What is there for all: factories, and a published capability that is nobody's here. */
export type Shared = { factoryIds: string[]; capabilityId: string };

const kinds = {
  customer: (app: App, name: string) => organisation(app, 'customer', name),
  operator: (app: App, name: string) => organisation(app, 'internal', name),
  sandbox: async (app: App): Promise<Credentials> => {
    const key = await app.sandbox();
    return { key, owner: key.keyId, session: null, reviewer: null };
  },
};

async function organisation(app: App, kind: 'customer' | 'internal', name: string): Promise<Credentials> {
  const key = await app.live({ kind, name, scopes: listAllowedScopes('live', kind) });
  const { organisationId: owner } = key;
  const session = await app.session('owner', owner);
  const reviewer = kind === 'internal' ? await app.session('reviewer', owner) : null;
  await app
    .asOwner()
    .execute(`update member set email = ? || '-' || role || '@people.example' where owner = ?`, [name, owner]);
  return { key, owner, session, reviewer };
}

export async function settle(app: App, kind: keyof typeof kinds, shared: Shared): Promise<Person> {
  const { factoryIds, capabilityId } = shared;
  const word = `word${randomUUID().slice(0, 8)}`;
  const { key, owner, session, reviewer } = await kinds[kind](app, word);
  const ask: Ask = async (method, path, body) => {
    const answer = await key.rest(method, path, body, { 'idempotency-key': `${word}-${newId()}` });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  const { project } = await ask('POST', '/projects', projectOf(word));
  const { action, deliveries } = await ask('POST', `/projects/${project.id}/actions`, quoteOf(word, factoryIds));
  const known = { projectId: project.id, actionId: action.id, factoryId: factoryIds[0]! };
  await ask('POST', `/projects/${project.id}/actions`, visitOf(word, factoryIds));
  await ask('POST', '/interviews', { family: 'project_intake', projectId: project.id, opening: word });
  const [toReject, toApprove] = deliveries.map(({ id }) => `/deliveries/${id}`);
  await ask('POST', `${toReject}/reject`, { reason: word });
  if (session) {
    const { review } = await ask('GET', `${toApprove}/review`);
    await confirm(session, { factoryId: factoryIds[0]!, listVersion: review.screening.listVersion, word });
    await ask('POST', `${toApprove}/approve`, { expectedReviewSha256: review.reviewSha256 });
    await download(app, owner);
    await invite(session, word);
    await addPasskey(session, word);
    await letIn(app, session, word);
    await addWebhook(app, session, owner, word);
    await notify(app, session, owner, word);
    await keepReading(app, owner, word);
    Object.assign(known, { rfqId: await publish(app, ask, known) });
    await answer(app, owner, word);
    await reply(app, owner, word);
  }
  await addReportFile(app, owner, word);
  await takeAway(key, word);
  Object.assign(known, { ...(await engineer(ask, project.id, word)), capabilityId });
  await capable(app, owner, { word, factoryId: factoryIds[0]!, publishes: reviewer !== null });
  await ask('POST', '/run', { capabilityId, quantity: 100, projectId: project.id, notes: word });
  for (const id of factoryIds) await ask('GET', `/factories/${id}`);
  await writeEverywhere(app, owner, word);
  const rows = await rowsOf(app, owner);
  return { owner, word, key, session, reviewer, projectId: project.id, known, rows };
}

/** Publishes the quote request, and lets the operator write down what a factory quotes. */
async function publish(app: App, ask: Ask, { actionId, factoryId }: Record<string, string>): Promise<string> {
  const { publication } = await ask('GET', `/actions/${actionId}/publication/review?currency=USD`);
  const { reviewSha256: expectedReviewSha256, selection } = publication!;
  const { approval } = await ask('POST', `/actions/${actionId}/publication/approval`, {
    expectedReviewSha256,
    selection,
  });
  const { rfq } = await ask('POST', `/actions/${actionId}/publication`, { approvalId: approval.id });
  const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
  const input = { rfqId: rfq.id, factoryId, currency: 'CNY', lines: [{ description: 'As drawn', quantity: 1 }] };
  const record = `mutation ($input: RecordSupplierQuoteInput!) { recordSupplierQuote(input: $input) { recorded } }`;
  await operator.graphql.request(record, { input });
  return rfq.id;
}

/** As if the recipient of the approved message had downloaded a file by its link. */
const download = (app: App, owner: string) =>
  app.asOwner().execute(
    `insert into supplier_link_download (id, created_at, updated_at, owner, delivery_id, file_id, country)
     select ?, now(), now(), owner, delivery_id, ?, 'CN' from supplier_link where owner = ?`,
    [newId(), newId(), owner],
  );

/** As if an invited factory had answered by the link of the approved message, with a file. */
const answer = (app: App, owner: string, word: string) => {
  const file = { name: `${word}.pdf`, mediaType: 'application/pdf', sizeBytes: 8, sha256: sha256(word) };
  const fileId = newId();
  return app.asOwner().execute(
    `with invited as (
       select i.owner, i.rfq_id, i.id, l.delivery_id
       from rfq_invitation i join supplier_link l on l.owner = i.owner where i.owner = ? limit 1
     ), file as (
       insert into answer_file (id, created_at, updated_at, owner, name, media_type, size_bytes, sha256, stored_at,
         attached_at, invitation_id)
       select ?, now(), now(), owner, ?, ?, ?, ?, now(), now(), id from invited
     )
     insert into supplier_answer (id, created_at, updated_at, owner, version, status, offer, files, content_sha256,
       rfq_id, invitation_id, delivery_id)
     select ?, now(), now(), owner, 1, 'proposed', ?, ?, ?, rfq_id, id, delivery_id from invited`,
    [
      ...[owner, fileId, ...Object.values(file)],
      ...[newId(), JSON.stringify(offerOf(word)), JSON.stringify([{ fileId, ...file }]), sha256(word)],
    ],
  );
};

/** As if operator staff had added a file to the report of the task. */
const addReportFile = (app: App, owner: string, word: string) =>
  app.asOwner().execute(
    `insert into task_file (id, created_at, updated_at, owner, name, media_type, size_bytes, sha256, stored_at, task_id)
     select ?, now(), now(), owner, ?, 'application/pdf', 8, ?, now(), id from task where owner = ? limit 1`,
    [newId(), `${word}.pdf`, sha256(word), owner],
  );

/** What a member of the organisation has read of a message. */
const keepReading = (app: App, owner: string, word: string) =>
  app.asOwner().execute(
    `insert into review_reading
       (id, created_at, updated_at, owner, read_at, review_sha256, content, member_id, delivery_id)
     select ?, now(), now(), m.owner, now(), ?, ?, m.id, d.id from member m, delivery d
     where m.owner = ? and d.owner = m.owner limit 1`,
    [newId(), sha256(word), JSON.stringify({ subject: word }), owner],
  );

/** As if its recipient had replied to the approved message by mail. */
const reply = (app: App, owner: string, word: string) =>
  app.asOwner().execute(
    `with source as (
       insert into interaction_import (id, source, imported_on, mails) values (?, 'test', current_date, 1) returning id
     ), mail as (
       insert into mail_message (id, sha256, import_id, import_line, ancestors, sender, recipients)
       select ?, ?, id, 1, '{}', ?, '{}' from source returning id
     ), received as (
       insert into received_mail (id, created_at, updated_at, source, status) values (?, now(), now(), 'resend', 'assigned')
       returning id
     ), attachment as (
       insert into mail_attachment (id, created_at, updated_at, number, name, media_type, size_bytes, sha256, stored_at,
         received_mail_id)
       select ?, now(), now(), 1, ?, 'application/pdf', 8, ?, now(), id from received
     ) insert into delivery_reply (id, created_at, updated_at, owner, matched_by, is_automatic, is_verified, received_at,
         delivery_id, received_mail_id, mail_id)
       select ?, now(), now(), l.owner, 'reference', false, true, now(), l.delivery_id, received.id, mail.id
       from supplier_link l, received, mail where l.owner = ? limit 1`,
    [
      ...[newId(), newId(), sha256(`reply ${word}`), `${word}@replies.example`, newId()],
      ...[newId(), `${word}.pdf`, sha256(word), newId(), owner],
    ],
  );

const offerOf = (word: string) => ({
  ...{ currency: 'CNY', incoterm: null, namedPlace: word, validUntil: null, paymentTerms: word },
  ...{ sampleLeadTimeDays: null, note: word },
  lines: [
    {
      ...{ lineId: null, description: word, quantity: 1, unitPrice: '1.00', toolingCost: null, moq: null },
      ...{ leadTimeDays: null, note: word },
    },
  ],
});

type Match = { factoryId: string; listVersion: string; word: string };
const confirm = (session: Caller, { factoryId, listVersion, word }: Match) =>
  session.graphql.request(
    'mutation ($input: ConfirmScreeningInput!) { confirmScreening(input: $input) { screening { note } } }',
    { input: { factoryId, listVersion, reason: `${word} was checked.` } },
  );

const invite = (session: Caller, word: string) =>
  session.graphql.request(
    `mutation { inviteMember(input: { email: "${word}@guests.example", role: owner }) { member { id } } }`,
  );

/** An endpoint with a delivery and an attempt, as if it had answered. */
async function addWebhook(app: App, session: Caller, owner: string, word: string): Promise<void> {
  const input = { url: `https://${word}.example/hook`, types: ['project_created'] };
  await session.graphql.request(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input },
  );
  await app.asOwner().execute(
    `with made as (
       insert into webhook_delivery (id, created_at, updated_at, owner, webhook_id, event_id, sequence, status, attempts)
       select ?, now(), now(), owner, id, ?, 1, 'delivered', 1 from webhook where owner = ? returning *
     ) insert into webhook_attempt
       (id, created_at, updated_at, owner, webhook_id, delivery_id, status, answer, duration_ms)
     select ?, now(), now(), owner, webhook_id, id, 200, ?, 1 from made`,
    [newId(), newId(), owner, newId(), word],
  );
}

/** A member who wants mail, and one mail with one notification. */
async function notify(app: App, session: Caller, owner: string, word: string): Promise<void> {
  await session.graphql.request(
    'mutation { setNotificationPreferences(input: { answers: daily }) { notificationPreferences { answers } } }',
  );
  await app.asOwner().execute(
    `with mail as (
       insert into notification_mail
         (id, created_at, updated_at, owner, status, payload, provider_fingerprint, attempts, member_id)
       select ?, now(), now(), owner, 'accepted', ?, '', 1, member_id from notification_preference where owner = ?
       returning *
     ) insert into notification (id, created_at, updated_at, owner, event_id, kind, record_id, member_id, mail_id)
     select ?, now(), now(), owner, ?, 'answers', ?, member_id, id from mail`,
    [newId(), word, owner, newId(), newId(), newId()],
  );
}

/** A passkey, and a challenge that is not used. */
async function addPasskey(session: Caller, word: string): Promise<void> {
  const ask = () =>
    session.graphql.request<{ made: { options: CreationOptions } }>(
      'mutation { made: passkeyRegistrationOptions { options } }',
    );
  const input = { name: word, ...createAuthenticator().create((await ask()).made.options) };
  const register = 'mutation ($input: RegisterPasskeyInput!) { registerPasskey(input: $input) { passkey { id } } }';
  await session.graphql.request(register, { input });
  await ask();
}

/** An export that finds nothing, so that its content, one line, is JSON like any other answer. */
async function takeAway(key: Caller, word: string): Promise<void> {
  const { body } = await key.rest('POST', '/exports', { kind: 'factories', format: 'ndjson', filter: { q: word } });
  const read = () => key.rest('GET', `/exports/${body['export'].id}`);
  await vi.waitUntil(async () => (await read()).body['export'].status === 'complete', 10_000);
}

/**
 * A package of one file, and a transfer of another that waits for its file. Answers the ids of that transfer, of the package
 * and of its file. The content is JSON like any other answer.
 */
async function engineer(ask: Ask, projectId: string, word: string) {
  const content = Buffer.from(JSON.stringify({ note: word }));
  const at = `/projects/${projectId}/engineering`;
  const begin = async (revision: string, name: string) => {
    const files = [{ name, sizeBytes: content.length, sha256: sha256(content) }];
    const { previewId } = await ask('POST', `${at}/preview`, { revision, files, note: word });
    return (await ask('POST', `${at}/transfers`, { previewId }))['transfer'];
  };
  const { id, files } = await begin(word, `${word}.step`);
  const { entryId } = files[0];
  const sent = { contentBase64: content.toString('base64') };
  const { packageId } = (await ask('POST', `${at}/transfers/${id}/files/${entryId}`, sent))['transfer'];
  return { transferId: (await begin(`${word} 2`, `${word} 2.step`)).id, packageId, entryId };
}

/** A capability that waits, and of those who publish one for all another. */
type Capable = { word: string; factoryId: string; publishes: boolean };
async function capable(app: App, owner: string, { word, factoryId, publishes }: Capable): Promise<void> {
  const { submitted, published } = await capabilitiesIn(app);
  const source = { kind: 'caller' as const, reference: word, quote: word };
  const facts = [{ key: 'title', value: word, confirmation: 'unconfirmed' as const, source }];
  const content = {
    title: word,
    factoryId,
    factoryName: word,
    materials: [word],
    regions: [word],
    tolerancesNote: word,
  };
  await submitted(owner, content, facts, newId());
  if (publishes) await published(owner);
}

/** Each has its own network address, because one address may start ten connections per hour. */
let terminals = 0;
async function letIn(app: App, session: Caller, word: string): Promise<void> {
  const terminal = app.caller({ 'x-forwarded-for': `192.0.2.${++terminals}` });
  const { body } = await terminal.rest('POST', '/auth/device', { clientName: word, label: word });
  const input = { userCode: body['userCode'] };
  const approve = `mutation ($input: DeviceDecisionInput!) { approveDeviceConnection(input: $input) { deviceConnection { id userCode } } }`;
  await session.graphql.request(approve, { input });
}

function projectOf(word: string) {
  const source = { kind: 'caller', reference: word, quote: word };
  const planned = { quantity: 100, unit: word, period: word, source };
  const texts = { productName: word, summary: word, category: word, unit: word, notes: word };
  return {
    name: word,
    intake: { ...texts, links: [`https://${word}.example/`] },
    intent: {
      current: { quantity: 100, unit: word, configuration: word, revision: word, source },
      plannedPilot: planned,
      forecast: planned,
      requirements: [{ kind: 'other', detail: word, source }],
      prioritySource: source,
    },
  };
}

const quoteOf = (word: string, factoryIds: string[]) => ({
  kind: 'quote_request',
  input: {
    scope: 'mechanical_part',
    parts: [{ name: word, process: 'cnc', material: word, finish: word, notes: word }],
    dfmQuestions: word,
    anonymised: false,
    factoryIds,
  },
});

const visitOf = (word: string, factoryIds: string[]) => ({
  kind: 'factory_audit_visit',
  input: { factoryIds, notes: word },
});

/** Fills the texts that no verb has filled and that may be any text. The audit can only grow, and holds no words of callers. */
async function writeEverywhere(app: App, owner: string, word: string): Promise<void> {
  const em = app.asOwner();
  const columns = await em.execute<{ table: string; set: string }[]>(
    `select table_name as table, string_agg(format('%1$I = coalesce(%1$I, %2$L)', column_name, ?::text), ', ') as set
     from information_schema.columns c
     where table_schema = 'public' and is_nullable = 'YES' and data_type in ('text', 'character varying')
       and not exists (
         select from information_schema.constraint_column_usage u
         join information_schema.check_constraints using (constraint_schema, constraint_name)
         where u.table_name = c.table_name and u.column_name = c.column_name
       )
     group by 1`,
    [word],
  );
  const owned = columns.filter(({ table }) => listTenantTables(app.orm.em).has(table) && table !== 'audit_entry');
  for (const { table, set } of owned) await em.execute(`update ${table} set ${set} where owner = ?`, [owner]);
}

/** Part of a record that has the id. */
const idOf: Record<string, string> = {
  delivery_count: 'scope_id',
  event_counter: 'owner',
  export_chunk: 'export_id',
  record_change: 'record_id',
};

/** All that somebody has, oldest first. */
export function rowsOf(app: App, owner: string): Promise<Row[]> {
  const tables = [...listTenantTables(app.orm.em)];
  const each = tables.map(
    (table) =>
      `select '${table}' as table, ${idOf[table] ?? 'id'} as id, to_jsonb(t) as row from ${table} t where owner = ?`,
  );
  return app.asOwner().execute<Row[]>(
    `${each.join(' union all ')} order by 1, 2, 3`,
    tables.map(() => owner),
  );
}
