import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { refusal, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { fields, prepareInterview, startInterview } from './client.ts';

const app = await startApp(unlimited);
const at = app.clock.now.toISOString();
const requestId = expect.stringMatching(/^req_[0-9A-Z]{26}$/);

describe('an interview', () => {
  test('starts with a question and no facts', async () => {
    const me = await app.live();
    const { started, id } = await startInterview(me);
    const question = 'What is the product called? A working name is enough.';
    const text = `I ask only for what is missing. Say that you do not know where that is so. ${question}`;
    expect([started.status, started.body]).toEqual([
      201,
      {
        interview: {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          family: 'project_intake',
          status: 'open',
          version: 1,
          locale: 'en',
          turnCount: 0,
          turnLimit: 16,
          projectId: null,
          transcript: [{ role: 'interviewer', text, at }],
          facts: [],
          missingFacts: ['productName', 'stage', 'currentQuantity', 'targetMarkets'],
          nextQuestion: question,
          publishedCapabilityId: null,
          publishedProjectId: null,
          createdAt: at,
          updatedAt: at,
        },
        reply: { text },
        requestId,
      },
    ]);
    const read = await me.rest('GET', `/interviews/${id}`);
    expect([read.status, read.body]).toEqual([200, { interview: started.body['interview'], requestId }]);
  });

  test('answers a turn with the fact, its quote and its reference', async () => {
    const me = await app.live();
    const { id, say, started } = await startInterview(me);
    const { status, body } = await say('  Glow Lamp\n');
    const { interview, reply } = body;
    const question = 'Where does it stand: idea, prototype, EVT, DVT, PVT or production?';
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['interview', 'reply', 'requestId']]);
    expect(reply).toEqual({ text: `Noted: product name: Glow Lamp. ${question}`, nextQuestion: question });
    expect(interview).toEqual({
      ...started.body['interview'],
      version: 2,
      turnCount: 1,
      transcript: [
        ...started.body['interview'].transcript,
        { role: 'participant', text: 'Glow Lamp', at },
        { role: 'interviewer', text: reply.text, at },
      ],
      facts: [
        {
          key: 'productName',
          value: 'Glow Lamp',
          confirmation: 'caller_confirmed',
          source: { kind: 'interview', reference: `interviews/${id}/turns/1`, quote: 'Glow Lamp' },
        },
      ],
      missingFacts: ['stage', 'currentQuantity', 'targetMarkets'],
      nextQuestion: question,
    });
  });

  test('counts the opening as first turn and reads its facts back', async () => {
    const me = await app.sandbox();
    const opening = 'We want to make 500 pcs of a lamp called Glow. It is a prototype and we sell in the US.';
    const { started, id, say } = await startInterview(me, { opening });
    const { interview, reply } = started.body;
    expect(interview).toMatchObject({ version: 1, turnCount: 1, status: 'open' });
    expect(interview.transcript[0]).toEqual({ role: 'participant', text: opening, at });
    const values = interview.facts.map(({ key, value, confirmation, source }) => [
      key,
      value,
      confirmation,
      source.quote,
    ]);
    expect(values).toEqual([
      ['productName', 'Glow', 'unconfirmed', 'Glow'],
      ['stage', 'prototype', 'unconfirmed', 'prototype'],
      ['currentQuantity', 500, 'unconfirmed', '500 pcs'],
      ['unit', 'pcs', 'unconfirmed', '500 pcs'],
      ['targetMarkets', ['US'], 'unconfirmed', 'US'],
      ['notes', 'lamp', 'unconfirmed', 'lamp'],
    ]);
    expect(interview.facts[0].source.reference).toBe(`interviews/${id}/turns/1`);
    expect(reply.text).toContain('product name: Glow; stage: prototype; quantity: 500; counted in: pcs; markets: US');
    const { body } = await say('yes');
    expect(body['interview']).toMatchObject({ status: 'ready', missingFacts: [], turnCount: 2, version: 2 });
    expect(body['interview'].facts.map(({ value, source }) => [value, source.quote])).toEqual(
      values.map(([, value, , quote]) => [value, quote]),
    );
  });

  test('asks in Chinese with locale zh', async () => {
    const { started } = await startInterview(await app.live(), { family: 'capability', locale: 'zh' });
    expect(started.body['interview']).toMatchObject({
      locale: 'zh',
      missingFacts: ['title', 'process', 'materials', 'minQuantity'],
      nextQuestion: '请用一句话说明能做什么，例如：黄铜接头精密CNC加工。',
    });
  });

  test('about a project does not ask for facts in its intake', async () => {
    const me = await app.live();
    const intake = { productName: 'Glow', stage: 'evt', currentQuantity: 300, unit: null };
    const { project } = (await me.rest('POST', '/projects', { name: 'Lamp', intake })).body;
    const { started } = await startInterview(me, { projectId: project.id });
    const source = { kind: 'caller', reference: `projects/${project.id} v1`, quote: null };
    const known = { confirmation: 'caller_confirmed', source };
    expect(started.body['interview']).toMatchObject({
      projectId: project.id,
      missingFacts: ['targetMarkets'],
      nextQuestion: 'In which countries will it be sold?',
      facts: [
        { key: 'productName', value: 'Glow', ...known },
        { key: 'stage', value: 'evt', ...known },
        { key: 'currentQuantity', value: 300, ...known },
      ],
    });
  });

  test('returns to open when the caller retracts a required fact', async () => {
    const { say } = await prepareInterview(await app.live());
    const { body } = await say('The quantity is not final, forget it.');
    expect(body['interview']).toMatchObject({ status: 'open', missingFacts: ['currentQuantity'] });
    expect((await say('700')).body['interview']).toMatchObject({ status: 'ready', missingFacts: [] });
  });

  test('returns to open when a fact changes, until the change is confirmed', async () => {
    const { say } = await prepareInterview(await app.live());
    const { interview, reply } = (await say('By the way, we now need 900 pcs.')).body;
    expect(interview).toMatchObject({ status: 'open', missingFacts: ['currentQuantity'] });
    expect(reply.nextQuestion).toContain('quantity: 900');
    expect((await say('yes')).body['interview']).toMatchObject({ status: 'ready' });
  });
});

describe('the GraphQL API', () => {
  const start = `mutation ($input: StartInterviewInput!) { startInterview(input: $input) { interview { ${fields} } reply { text nextQuestion } } }`;
  const answer = `mutation ($input: AnswerInterviewInput!) { answerInterview(input: $input) { interview { ${fields} } reply { text nextQuestion } } }`;
  const publish = `mutation ($input: PublishInterviewInput!) {
    publishInterview(input: $input) { interview { ${fields} } capability { id } project { id name intake { productName } contextVersion } }
  }`;

  test('starts, answers and publishes like REST', async () => {
    const me = await app.live();
    const { startInterview } = await me.graphql.request(start, {
      input: { family: 'project_intake', opening: 'Hi' },
    });
    const { id } = startInterview.interview;
    expect(startInterview.interview.nextQuestion).toBe(startInterview.reply.nextQuestion);
    let version = 1;
    for (const text of ['Glow Lamp', 'prototype', '500', 'US']) {
      const { answerInterview } = await me.graphql.request(answer, { input: { id, text, expectedVersion: version } });
      version = answerInterview.interview.version;
      expect(answerInterview.reply.text).toBe(answerInterview.interview.transcript.at(-1).text);
    }
    const query = `query ($id: ID!) { interview(id: $id) { ${fields} } }`;
    const { interview } = await me.graphql.request<Json>(query, { id });
    expect(interview).toEqual((await me.rest('GET', `/interviews/${id}`)).body['interview']);
    expect(await refusal(me.graphql.request(publish, { input: { id, expectedVersion: 1 } }))).toMatchObject({
      code: 'version_conflict',
      status: 409,
      details: { currentVersion: 5 },
    });
    const { publishInterview } = await me.graphql.request(publish, { input: { id, expectedVersion: version } });
    expect(publishInterview).toMatchObject({
      interview: { status: 'published', version: 6, publishedProjectId: publishInterview.project.id },
      capability: null,
      project: { name: 'Glow Lamp', contextVersion: 'v1' },
    });
    expect(await refusal(me.graphql.request(publish, { input: { id, expectedVersion: 6 } }))).toMatchObject({
      code: 'interview_already_published',
      status: 409,
    });
  });

  test('reads only the selected columns', async () => {
    const me = await app.live();
    const { id } = await startInterview(me);
    app.queries.length = 0;
    const query = `query ($id: ID!) { interview(id: $id) { status missingFacts turnLimit } }`;
    expect(await me.graphql.request(query, { id })).toEqual({
      interview: {
        status: 'open',
        missingFacts: ['productName', 'stage', 'currentQuantity', 'targetMarkets'],
        turnLimit: 16,
      },
    });
    const read = app.queries.find((sql) => sql.includes('"interview"'))!;
    expect(read).not.toContain('transcript');
  });
});

test.each(['another organisation', 'another sandbox key'])('an interview is not found by %s', async (who) => {
  const { id } = await startInterview(await app.live());
  const other = who === 'another organisation' ? await app.live() : await app.sandbox();
  for (const unknown of [id, newId()]) {
    const answers = [
      await other.rest('GET', `/interviews/${unknown}`),
      await other.rest('POST', `/interviews/${unknown}/messages`, { text: 'x', version: 1 }),
      await other.rest('POST', `/interviews/${unknown}/publish`, { version: 1 }),
    ];
    for (const { status, body } of answers) {
      expect([status, body['error'].code, body['error'].details]).toEqual([
        404,
        'not_found',
        { resource: 'interview' },
      ]);
    }
  }
});

test('an interview about a project of another tenant is not found and does not count against the quota', async () => {
  const { project } = (await (await app.live()).rest('POST', '/projects', { name: 'Lamp' })).body;
  const me = await app.sandbox();
  for (let i = 0; i < 6; i++) {
    const { status, body } = await me.rest('POST', '/interviews', { family: 'project_intake', projectId: project.id });
    expect([status, body['error'].details]).toEqual([404, { resource: 'project' }]);
  }
  expect((await me.rest('POST', '/interviews', { family: 'project_intake' })).status).toBe(201);
});
