import { afterEach, describe, expect, test } from 'vitest';
import type { Interviewer, InterviewTurn, InterviewView } from '#ports/language-model/interviewer.ts';
import { createOpenAiInterviewer } from '#ports/language-model/openai-interviewer.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type Reply, startModel } from '../../stand-ins/model.ts';
import { getErrorCode, startInterview } from './client.ts';

const nothing: InterviewTurn = { facts: [], remark: '', question: null };
const views: InterviewView[] = [];
/** The next answer of the model. */
let next: (view: InterviewView) => InterviewTurn | null | Promise<InterviewTurn | null> = () => nothing;
const interviewer: Interviewer = {
  model: 'small',
  turn: async (view) => {
    views.push(view);
    return next(view);
  },
};
const app = await startApp(unlimited, { interviewer });
afterEach(() => {
  next = () => nothing;
  views.length = 0;
});

const countTurns = async (owner: string): Promise<number> => {
  const [row] = await app
    .asOwner()
    .execute<{ n: number }[]>(
      `select coalesce(sum((select sum(n) from unnest(day_slots) n)), 0)::int as n from auth.rate_window where bucket = ?`,
      [`ai_turns_per_day:${owner}`],
    );
  return row!.n;
};

describe('a model', () => {
  test('gets the interview and words the reply; the next message is read as the answer to its question', async () => {
    const me = await app.live();
    const { say, started } = await startInterview(me, { opening: 'Hello' });
    expect(views, 'the first words are ours').toEqual([]);
    next = () => ({
      ...nothing,
      remark: 'Nice to meet you.',
      question: { asks: 'stage', text: 'How far along is it?' },
    });
    const { interview, reply } = (await say('We make the Glow Lamp')).body;
    expect(reply).toEqual({ text: 'Nice to meet you. How far along is it?', nextQuestion: 'How far along is it?' });
    expect(interview.transcript.at(-1).text).toBe(reply.text);
    expect(views[0]).toMatchObject({
      family: 'project_intake',
      locale: 'en',
      transcript: [
        { role: 'participant', text: 'Hello' },
        { role: 'interviewer', text: started.body['reply'].text },
        { role: 'participant', text: 'We make the Glow Lamp' },
      ],
      known: [],
    });
    expect(views[0]!.open.map(({ key }) => key)).toEqual(['stage', 'currentQuantity', 'targetMarkets', 'productName']);
    expect((await say('prototype')).body['interview'].facts[1]).toMatchObject({
      key: 'stage',
      confirmation: 'caller_confirmed',
    });
  });

  test('adds unconfirmed facts that the rules miss; the caller confirms them when they are read back', async () => {
    const { id, say } = await startInterview(await app.live());
    next = () => ({ ...nothing, question: { asks: 'currentQuantity', text: 'How many?' } });
    await say('Glow Lamp');
    await say('500');
    next = () => ({
      facts: [{ key: 'stage', value: 'prototype', quote: 'breadboard on my desk' }],
      remark: 'A breadboard, good.',
      question: { asks: 'targetMarkets', text: 'Where will you sell it?' },
    });
    const answered = (await say('there is a breadboard on my desk')).body;
    expect(answered['interview'].facts[1]).toEqual({
      key: 'stage',
      value: 'prototype',
      confirmation: 'unconfirmed',
      source: { kind: 'interview', reference: `interviews/${id}/turns/3`, quote: 'breadboard on my desk' },
    });
    next = () => ({ ...nothing, remark: 'Fine.', question: { asks: 'confirmation', text: 'All good?' } });
    const { interview, reply } = (await say('US')).body;
    expect(reply.text).toBe('Fine. I understood: stage: prototype. Is that right?');
    expect(interview.status).toBe('open');
    expect((await say('yes')).body['interview']).toMatchObject({ status: 'ready', missingFacts: [] });
  });

  const message =
    'We need something like nine hundred or so, soon, for the Lumen shop. $12.50 is what the old one was.';
  test.each<[string, InterviewTurn['facts'][number]]>([
    ['a quote that does not occur', { key: 'productName', value: 'Lumen', quote: 'the Lumen lamp' }],
    ['a value that is not in its quote', { key: 'productName', value: 'Glow', quote: 'the Lumen shop' }],
    ['a number that is not in its quote', { key: 'currentQuantity', value: 5000, quote: 'nine hundred' }],
    ['a price that is not in its quote', { key: 'targetUnitCostUsd', value: '13', quote: '$12.50' }],
    ['a date that is not in its quote', { key: 'neededBy', value: '2026-10-01', quote: 'soon' }],
    ['a value of the wrong type', { key: 'currentQuantity', value: 'nine hundred', quote: 'nine hundred' }],
    ['a value out of range', { key: 'currentQuantity', value: 0, quote: 'nine hundred' }],
    ['an unknown choice', { key: 'stage', value: 'beta', quote: 'soon' }],
    ['an unknown fact', { key: 'password', value: 'x', quote: 'soon' }],
    ['a fact of the other family', { key: 'minQuantity', value: 900, quote: 'nine hundred' }],
    ['an empty quote', { key: 'stage', value: 'prototype', quote: '' }],
    ['a quote of the interviewer', { key: 'productName', value: 'product', quote: 'What is the product called' }],
  ])('cannot add %s', async (_, fact) => {
    const readFacts = async () => {
      const { say } = await startInterview(await app.live());
      await say('Hello');
      return (await say(message)).body['interview'].facts;
    };
    const plain = await readFacts();
    next = () => ({ ...nothing, facts: [fact] });
    const facts = await readFacts();
    expect(facts.map(({ key, value }) => [key, value])).toEqual(plain.map(({ key, value }) => [key, value]));
  });

  test('does not override facts found by the rules', async () => {
    const { say } = await startInterview(await app.live());
    await say('Glow Lamp');
    next = () => ({
      ...nothing,
      facts: [
        { key: 'productName', value: 'Glow', quote: 'Glow' },
        { key: 'stage', value: 'evt', quote: 'Glow' },
        { key: 'stage', value: 'dvt', quote: 'Glow' },
      ],
    });
    const { facts } = (await say('Glow is at the engineering builds')).body['interview'];
    expect(facts.map(({ key, value }) => [key, value])).toEqual([
      ['productName', 'Glow Lamp'],
      ['stage', 'evt'],
    ]);
  });

  test.each<[string, Partial<InterviewTurn>]>([
    [
      'a number that does not occur in the messages',
      { remark: 'Noted, 5,000 pieces.', question: { asks: 'stage', text: 'Is 700 right?' } },
    ],
    ['too long a text', { remark: 'x'.repeat(601), question: { asks: 'stage', text: 'x'.repeat(601) } }],
    ['an empty text', { remark: ' ', question: { asks: 'stage', text: ' ' } }],
    ['a question for a known fact', { remark: '', question: { asks: 'productName', text: 'What is it called?' } }],
    ['a question for an unknown fact', { remark: '', question: { asks: 'password', text: 'What is your password?' } }],
  ])('that answers with %s is replaced by the standard wording', async (_, wording) => {
    const { say } = await startInterview(await app.live());
    next = () => ({ ...nothing, ...wording });
    const { reply } = (await say('Glow Lamp')).body;
    const question = 'Where does it stand: idea, prototype, EVT, DVT, PVT or production?';
    expect(reply).toEqual({ text: `Noted: product name: Glow Lamp. ${question}`, nextQuestion: question });
  });

  test('that fails causes 503, saves nothing and refunds the quota', async () => {
    const me = await app.live();
    const { id, say, read } = await startInterview(me);
    await say('Glow Lamp');
    const before = await read();
    next = () => null;
    const { status, headers, body } = await say('prototype');
    expect([status, body['error'].code, body['error'].details]).toEqual([
      503,
      'interviewer_unavailable',
      { interviewId: id, retryAfterSeconds: 5 },
    ]);
    expect(headers.get('retry-after')).toBe('5');
    expect(await read()).toEqual(before);
    expect(await countTurns(me.organisationId)).toBe(1);
    next = () => nothing;
    expect((await say('prototype', 2)).body['interview'].version).toBe(3);
    expect(await countTurns(me.organisationId)).toBe(2);
  });

  test('is not called for a turn that is refused', async () => {
    const me = await app.live();
    const { say } = await startInterview(me);
    await say('Glow Lamp');
    expect(getErrorCode(await say('prototype', 1))).toBe('version_conflict');
    expect(
      getErrorCode(
        await (await app.live()).rest('POST', `/interviews/${me.keyId}/messages`, { text: 'x', version: 1 }),
      ),
    ).toBe('not_found');
    expect([views.length, await countTurns(me.organisationId)]).toEqual([1, 1]);
  });

  test('answers two concurrent turns, of which one is saved', async () => {
    const me = await app.live();
    const { say, read } = await startInterview(me);
    const both = Promise.withResolvers<void>();
    next = async () => {
      if (views.length === 2) both.resolve();
      await both.promise;
      return nothing;
    };
    const answers = await Promise.all([say('Glow Lamp', 1), say('Bright Lamp', 1)]);
    expect(answers.map(getErrorCode).toSorted()).toEqual(['version_conflict', undefined]);
    expect((await read()).turnCount).toBe(1);
  });

  test('is called at most 20 times a day for a sandbox key; the next turn is refused', async () => {
    const me = await app.sandbox();
    const { say } = await startInterview(me);
    for (let turn = 1; turn <= 10; turn++) await say('?');
    const other = await startInterview(me);
    for (let turn = 1; turn <= 10; turn++) expect((await other.say('?')).status).toBe(200);
    const { status, body } = await say('Glow Lamp');
    expect([status, body['error'].code, body['error'].details]).toEqual([
      429,
      'quota_reached',
      { limit: 'ai_turns_per_day', max: 20, windowSeconds: 86_400, retryAfterSeconds: expect.any(Number) },
    ]);
    expect(views).toHaveLength(20);
  });
});

test('without a model, saved turns count against the quota of AI turns', async () => {
  const scripted = await app.secondInstance({ interviewer: null });
  const me = await app.live();
  const { say, current } = await startInterview(app.caller({ authorization: `Bearer ${me.secret}` }, scripted));
  const version = current();
  expect((await say('Glow Lamp')).status).toBe(200);
  expect(await countTurns(me.organisationId)).toBe(1);
  expect((await say('prototype', version)).body['error'].code).toBe('version_conflict');
  const answers = await Promise.all(['prototype', 'production', '500'].map((text) => say(text, version + 1)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await countTurns(me.organisationId), 'one for each turn that was saved').toBe(2);
});

describe('the model port', () => {
  const view: InterviewView = {
    family: 'project_intake',
    locale: 'en',
    transcript: [{ role: 'participant', text: 'secret text' }],
    known: [],
    facts: [],
    open: [{ key: 'stage', question: 'Where does it stand?' }],
  };
  const running: Awaited<ReturnType<typeof startModel>>[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.close();
  });
  async function createModel(reply: Reply, timeoutMs = 5000) {
    const model = await startModel(reply);
    running.push(model);
    const errors: string[] = [];
    const onError = (message: string) => void errors.push(message);
    const interviewer = createOpenAiInterviewer({
      baseUrl: model.url,
      apiKey: 'sk-secret',
      model: 'small',
      timeoutMs,
      onError,
    });
    return { model, errors, interviewer };
  }

  test('sends the interview as JSON and requests a turn by JSON schema', async () => {
    const turn: InterviewTurn = {
      facts: [
        { key: 'stage', value: 'idea', quote: 'idea' },
        { key: 'leadTimeDays', value: { low: 1, high: 2 }, quote: '1 to 2 days' },
      ],
      remark: 'Good.',
      question: { asks: 'stage', text: 'Where is it?' },
    };
    const { model, errors, interviewer } = await createModel(JSON.stringify(turn));
    expect(await interviewer.turn(view)).toEqual(turn);
    expect(errors).toEqual([]);
    expect(model.requests).toMatchObject([
      {
        model: 'small',
        temperature: 0,
        response_format: { type: 'json_schema', json_schema: { name: 'turn', schema: { type: 'object' } } },
        headers: { authorization: 'Bearer sk-secret' },
        messages: [{ role: 'system' }, { role: 'user', content: JSON.stringify(view) }],
      },
    ]);
  });

  test.each<[string, Reply, string]>([
    [
      'refuses the key',
      { status: 401, message: 'Bad key sk-secret' },
      'The model request failed: AI_APICallError 401.',
    ],
    ['is down', { status: 503, message: 'secret text' }, 'The model request failed: AI_APICallError 503.'],
    ['returns no JSON', 'Sure, secret text', 'The model request failed: AI_NoObjectGeneratedError.'],
    ['returns other JSON', '{"answer":"secret text"}', 'The model request failed: AI_NoObjectGeneratedError.'],
    ['returns nothing', '', 'The model request failed: AI_NoObjectGeneratedError.'],
    ['returns incomplete JSON', { cutOff: '{"facts":[' }, 'The model request failed: AI_NoObjectGeneratedError.'],
  ])('returns null for a model that %s, and logs no content', async (_, reply, error) => {
    const { errors, interviewer } = await createModel(reply);
    expect(await interviewer.turn(view)).toBeNull();
    expect(errors).toEqual([error]);
  });

  test('returns null for a model that does not answer in time', async () => {
    const { errors, interviewer } = await createModel(null, 150);
    expect(await interviewer.turn(view)).toBeNull();
    expect(errors).toEqual(['The model did not respond within 150 ms.']);
  });

  test('a model from the settings answers turns, and its failures are logged by type only', async () => {
    const turn = { ...nothing, remark: 'I see.', question: { asks: 'stage', text: 'How far is it?' } };
    const replies: Reply[] = [JSON.stringify(turn), { status: 400, message: 'secret text' }];
    const model = await startModel(() => replies.shift() ?? null);
    running.push(model);
    const { readConfig } = await import('#server/settings/config.ts');
    const { createInterviewer } = await import('#server/settings/configured-ports.ts');
    const config = readConfig({ LLM_BASE_URL: model.url, LLM_MODEL: 'small', LLM_API_KEY: 'sk-secret' });
    const logged: unknown[] = [];
    const log = { warn: (...entry: unknown[]) => logged.push(entry) } as never;
    const instance = await app.secondInstance({ interviewer: createInterviewer(config, log) });
    const { say } = await startInterview(
      app.caller({ authorization: `Bearer ${(await app.live()).secret}` }, instance),
    );
    expect((await say('Glow Lamp')).body['reply'].text).toBe('I see. How far is it?');
    expect(getErrorCode(await say('prototype'))).toBe('interviewer_unavailable');
    expect(logged).toEqual([
      [{ message: 'The model request failed: AI_APICallError 400.' }, 'language model request failed'],
    ]);
    expect(createInterviewer(readConfig({}), log)).toBeNull();
  });
});
