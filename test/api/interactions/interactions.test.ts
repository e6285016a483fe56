import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Scope } from '#kernel/scopes.ts';
import { type Caller, reachable, refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { factoryAt, importing, mail, mbox, ndjson, said, theHouse } from './mail.ts';

const app = await startApp();
const graph = `query ($id: ID!, $bodies: Boolean, $transcripts: Boolean) {
  factoryInteractions(id: $id, bodies: $bodies, transcripts: $transcripts) {
    threads { nodes {
      subject firstMessageAt lastMessageAt messageCount hasReply participants messages { senderDomain sentAt snippet body }
    } }
    callNotes { nodes { title createdAtSource participants usable summaryMarkdown transcriptText } }
    directoryNotes { sourceNote verificationNote interactionNote } importedThrough coverageNote
  }
}`;
const day = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 86_400_000);

test('call notes are listed newest first, transcripts on request, with directory notes', async () => {
  const notes = { sourceNote: 'fair 2025', interactionNote: 'slow in March' };
  const { id, directoryId: factory, address } = await factoryAt(app, { notes });
  const call = { type: 'call_note', factory };
  const full = {
    ...call,
    title: 'Price call',
    createdAtSource: '2026-01-05T09:00:00+08:00',
    participants: ['Wu', address],
    usable: 'partly',
    summaryMarkdown: '**Price** holds',
    transcriptText: 'Wu: 你好\nLi: hello',
  };
  const older = { ...call, title: 'First call', createdAtSource: '2025-12-01T00:00:00Z', transcriptText: 'first' };
  await importing(app, 'ndjson', ndjson({ ...call, title: 'Undated' }, older, full));
  const shown = (transcripts: boolean) => [
    {
      title: 'Price call',
      createdAtSource: '2026-01-05T01:00:00.000Z',
      participants: ['Wu', address],
      usable: 'partly',
      summaryMarkdown: '**Price** holds',
      transcriptText: transcripts ? 'Wu: 你好\nLi: hello' : null,
    },
    expect.objectContaining({ title: 'First call', transcriptText: transcripts ? 'first' : null }),
    expect.objectContaining({ title: 'Undated', usable: 'unknown', createdAtSource: null, transcriptText: null }),
  ];
  expect(await said(app, id)).toMatchObject({
    callNotes: shown(false),
    directoryNotes: { sourceNote: 'fair 2025', verificationNote: null, interactionNote: 'slow in March' },
  });
  expect((await said(app, id, '?transcripts=false')).callNotes).toEqual(shown(false));
  expect((await said(app, id, '?transcripts=true')).callNotes).toEqual(shown(true));
});

test('bodies are returned for the twenty newest mails, transcripts for the twenty newest calls', async () => {
  const { id, directoryId: factory, address } = await factoryAt(app);
  const mails = Array.from({ length: 24 }, (_, i) =>
    mail({ To: address, Subject: `thread ${i % 3}`, Date: day(i).toUTCString() }, `body ${i}`),
  );
  const calls = Array.from({ length: 24 }, (_, i) => ({
    type: 'call_note',
    title: `call ${i}`,
    createdAtSource: day(i).toISOString(),
    transcriptText: `transcript ${i}`,
    factory,
  }));
  await importing(app, 'mbox', mbox(mails));
  await importing(app, 'ndjson', ndjson(...calls));
  const bodiesIn = ({ threads }: Json) => threads.flatMap(({ messages }) => messages).map(({ body }) => body);
  const numbered = (name: string) => Array.from({ length: 20 }, (_, i) => `${name} ${i + 4}`).toSorted();

  const plain = await said(app, id);
  expect(new Set(bodiesIn(plain))).toEqual(new Set([null]));
  expect(plain['coverageNote']).toBe(
    'Mail is imported through 2026-09-01; mails are matched by contact address, otherwise by a ' +
      'domain that belongs to one factory only; the newest 24 of 24 mails are shown, without bodies.',
  );
  const whole = await said(app, id, '?bodies=true&transcripts=true');
  expect(bodiesIn(whole)).toHaveLength(24);
  expect(
    bodiesIn(whole)
      .filter((body: unknown) => body !== null)
      .toSorted(),
  ).toEqual(numbered('body'));
  const transcripts = whole['callNotes'].flatMap(({ transcriptText }) => transcriptText ?? []);
  expect([whole['callNotes'].length, transcripts.toSorted()]).toEqual([24, numbered('transcript')]);
  expect(whole['coverageNote']).toContain(
    'with the bodies of at most 20, and with the transcripts of at most 20 calls.',
  );
});

test('the newest 500 mails and 100 call notes are shown; threads and note count all mails', async () => {
  const { id, directoryId: factory, address } = await factoryAt(app);
  const mails = Array.from({ length: 510 }, (_, i) =>
    mail({ To: address, Subject: i < 5 ? 'old' : 'new', Date: day(i).toUTCString() }, ''),
  );
  await importing(app, 'mbox', mbox(mails));
  const calls = Array.from({ length: 101 }, (_, i) => ({ type: 'call_note', title: `call ${i}`, factory }));
  await importing(app, 'ndjson', ndjson(...calls));
  const { threads, callNotes, coverageNote } = await said(app, id);
  expect(threads).toMatchObject([{ subject: 'new', messageCount: 505, firstMessageAt: day(5).toISOString() }]);
  expect(threads[0].messages).toHaveLength(500);
  expect(threads[0].messages[0].sentAt).toBe(day(10).toISOString());
  expect(coverageNote).toContain('the newest 500 of 510 mails are shown');
  expect(callNotes).toHaveLength(100);
});

test('a factory is found by uuid, directory id and alias, also in quarantine, in both APIs', async () => {
  const alias = `mfg-${randomUUID()}`;
  const { id, directoryId, address } = await factoryAt(app, { aliases: [alias], quarantined: true });
  await importing(app, 'mbox', mbox([mail({ To: address, Subject: 'Found' }, 'text')]));
  const house = await theHouse(app);
  const { requestId: _, ...byId } = await said(app, id, '?bodies=true');
  expect(byId['threads']).toMatchObject([{ subject: 'Found', messages: [{ body: 'text' }] }]);
  for (const name of [id, directoryId, alias]) {
    const { requestId: _, ...body } = (await house.rest('GET', `/factories/${name}/interactions?bodies=true`)).body;
    expect(body).toEqual(byId);
    const { factoryInteractions: inGraph } = await house.graphql.request<Json>(graph, { id: name, bodies: true });
    expect({ ...inGraph, threads: inGraph['threads'].nodes, callNotes: inGraph['callNotes'].nodes }).toEqual(byId);
  }
});

test('invalid arguments are rejected', async () => {
  const house = await theHouse(app);
  const { id } = await factoryAt(app);
  const unknown = await house.rest('GET', `/factories/${randomUUID()}/interactions`);
  expect([unknown.status, unknown.body['error'].code]).toEqual([404, 'not_found']);
  expect(await refusal(house.graphql.request(graph, { id: 'mfg-nobody' }))).toMatchObject({ code: 'not_found' });
  for (const query of ['bodies=yes', 'bodies', 'bodies=true&bodies=true', 'transcripts=1', 'limit=5']) {
    const { status, body } = await house.rest('GET', `/factories/${id}/interactions?${query}`);
    expect([query, status, body['error']?.code]).toEqual([query, 400, 'validation_failed']);
  }
});

test('only an internal live key with internal:* may read interactions', async () => {
  const { id } = await factoryAt(app);
  const house = await app.organisation('internal');
  const live = (scopes: Scope[], organisationId?: string) =>
    app.live({ scopes, ...(organisationId && { organisationId }) });
  const callers: [string, Caller, number, string | undefined][] = [
    ['nobody', app.caller(), 401, 'unauthenticated'],
    ['a sandbox key', await app.sandbox(), 403, 'internal_only'],
    ['a sandbox key with every scope', await app.sandbox(['internal:*', 'interactions:read']), 403, 'internal_only'],
    ['a customer', await app.live(), 403, 'internal_only'],
    ['a customer with internal:*', await live(['internal:*']), 403, 'internal_only'],
    ['a customer with interactions:read', await live(['interactions:read', 'contacts:read']), 403, 'internal_only'],
    ['operator without internal:*', await live(['network:read'], house), 403, 'internal_only'],
    ['operator with interactions:read', await live(['interactions:read'], house), 403, 'internal_only'],
    ['operator with internal:*', await live(['internal:*'], house), 200, undefined],
  ];
  for (const [who, caller, status, code] of callers) {
    const rest = await caller.rest('GET', `/factories/${id}/interactions`);
    expect([who, rest.status, rest.body['error']?.code]).toEqual([who, status, code]);
    expect([who, (await refusal(caller.graphql.request(graph, { id })))?.['code']]).toEqual([who, code]);
  }
  expect(await refusal((await app.session('operator', house)).graphql.request(graph, { id }))).toBeNull();
});

test('each read is audited with the parts shown and without their content', async () => {
  const { id, directoryId, address, domain } = await factoryAt(app, { notes: { sourceNote: 'fair 2025' } });
  const [bare] = await app.factories(reachable());
  await importing(app, 'mbox', mbox([mail({ From: address, Subject: 'Secret subject' }, 'Secret body')]));
  const call = { type: 'call_note', title: 'Secret call', factory: directoryId, transcriptText: 'Secret words' };
  await importing(app, 'ndjson', ndjson(call));

  const house = await theHouse(app);
  app.logged.length = app.queries.length = 0;
  const answers = [
    await house.rest('GET', `/factories/${id}/interactions`),
    await house.rest('GET', `/factories/${directoryId}/interactions?bodies=true&transcripts=true`),
    await house.rest('GET', `/factories/${bare}/interactions?bodies=true`),
  ];
  await house.graphql.request(graph, { id, transcripts: true });
  await house.rest('GET', `/factories/${randomUUID()}/interactions`);
  expect(JSON.stringify(answers[1]!.body)).toContain('Secret body');

  const entries = await app.asOwner().execute<{ id: string; detail: { fields: string[] } }[]>(
    `select actor, resource, resource_id as id, request_id, detail from audit_entry
     where action = 'interactions.read' and owner = ? order by seq`,
    [house.organisationId],
  );
  const base = ['threads', 'callNotes', 'directoryNotes'];
  expect(entries.map(({ id, detail }) => [id, detail.fields])).toEqual([
    [id, base],
    [id, ['threads', 'bodies', 'callNotes', 'transcripts', 'directoryNotes']],
    [bare, []],
    [id, ['threads', 'callNotes', 'transcripts', 'directoryNotes']],
  ]);
  expect(entries[0]).toMatchObject({
    actor: `key:${house.keyId}`,
    resource: 'factory',
    request_id: answers[0]!.body['requestId'],
  });
  for (const text of [...app.logged, JSON.stringify(entries)]) {
    expect(text).not.toMatch(/Secret/);
    expect(text).not.toContain(domain);
  }
});

test('the number of statements does not depend on the number of mails', async () => {
  const house = await theHouse(app);
  const asked = async (count: number) => {
    const { id, address } = await factoryAt(app);
    await importing(app, 'mbox', mbox(Array.from({ length: count }, () => mail({ To: address }, 'text'))));
    app.queries.length = 0;
    await house.rest('GET', `/factories/${id}/interactions?bodies=true&transcripts=true`);
    return app.queries.length;
  };
  expect(await asked(60)).toBe(await asked(1));
});
