import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { interviewClosing } from '#modules/sourcing/interviews/interview.job.ts';
import { type Caller, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { getErrorCode, minimalAnswers, prepareInterview, startInterview } from './client.ts';

const app = await startApp(unlimited);
const dayMs = 24 * 3600_000;

/** Advances the clock for one test. */
function pass(ms: number) {
  const { now } = app.clock;
  app.clock.now = new Date(now.getTime() + ms);
  onTestFinished(() => {
    app.clock.now = now;
  });
}

describe('a version', () => {
  test('that is outdated is refused with the current one, and nothing is saved', async () => {
    const { say, publish, read } = await startInterview(await app.live());
    await say('Glow Lamp');
    const before = await read();
    for (const [version, send] of [1, 3].flatMap(
      (version) =>
        [
          [version, say],
          [version, publish],
        ] as const,
    )) {
      const { status, body } = send === say ? await say('prototype', version) : await publish(version);
      expect([status, body['error'].code, body['error'].details]).toEqual([
        409,
        'version_conflict',
        { currentVersion: 2 },
      ]);
    }
    expect(await read()).toEqual(before);
  });

  test('accepts one of several concurrent turns', async () => {
    const me = await app.live();
    const { say, read } = await startInterview(me);
    const texts = ['Glow', 'Bright', 'Shine', 'Beam', 'Ray'];
    const answers = await Promise.all(texts.map((text) => say(text, 1)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.map(({ body }) => [body['error'].code, body['error'].details])).toEqual(
      lost.map(() => ['version_conflict', { currentVersion: 2 }]),
    );
    const { interview } = won[0]!.body;
    expect(await read()).toEqual(interview);
    expect(interview).toMatchObject({ version: 2, turnCount: 1 });
  });

  test('is published once by concurrent requests', async () => {
    const me = await app.live();
    const { publish } = await prepareInterview(me);
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish(5)));
    expect(answers.map(getErrorCode).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'interview_already_published'),
      undefined,
    ]);
    expect((await me.rest('GET', '/projects')).body['count']).toBe(1);
  });

  test('is either answered or published', async () => {
    const { say, publish, read } = await prepareInterview(await app.live());
    const [answered, published] = await Promise.all([say('It is a lamp.', 5), publish(5)]);
    expect([answered.status, published.status].toSorted()).toEqual([200, 409]);
    expect(['version_conflict', 'interview_already_published']).toContain(
      getErrorCode(answered.status === 409 ? answered : published),
    );
    expect((await read()).status).toBe(published.status === 200 ? 'published' : 'ready');
  });
});

describe('the limit of 16 turns', () => {
  test('refuses the seventeenth turn; a ready interview can still be published', async () => {
    const { say, publish, read } = await prepareInterview(await app.live());
    for (let turn = 5; turn <= 15; turn++) expect((await say(`It glows in ${turn} ways.`)).status).toBe(200);
    const last = await say('That is all.');
    expect(last.body['interview']).toMatchObject({ turnCount: 16, version: 17, nextQuestion: null, status: 'ready' });
    expect(last.body['reply']).toEqual({
      text: expect.stringContaining('That was the last of 16 turns. This can be published now.'),
      nextQuestion: null,
    });
    const over = await say('One more');
    expect([over.status, over.body['error'].code, over.body['error'].details]).toEqual([
      422,
      'turn_limit_reached',
      { turnLimit: 16 },
    ]);
    expect((await read()).turnCount).toBe(16);
    expect((await publish()).status).toBe(200);
  });

  test('includes the opening, and the last reply lists missing facts', async () => {
    const { say } = await startInterview(await app.live(), { opening: 'Hello' });
    for (let turn = 2; turn <= 15; turn++) await say('?');
    const { body } = await say('?');
    expect(body['reply'].text).toContain('Still missing: product name, stage, quantity, markets.');
    expect(getErrorCode(await say('?'))).toBe('turn_limit_reached');
  });

  test('is reported after a version conflict', async () => {
    const { say } = await startInterview(await app.live());
    for (let turn = 1; turn <= 16; turn++) await say('?');
    expect(getErrorCode(await say('?', 3))).toBe('version_conflict');
  });
});

describe('after 30 days without a turn', () => {
  test('an interview is closed for reads, answers and publication, even before the job has run', async () => {
    const { say, publish, read } = await prepareInterview(await app.live());
    pass(30 * dayMs - 1);
    expect(await read()).toMatchObject({ status: 'ready', version: 5 });
    pass(1);
    expect(await read()).toMatchObject({ status: 'closed', version: 5, nextQuestion: null });
    for (const answer of [await say('hello'), await publish()]) {
      expect([answer.status, answer.body['error'].code, answer.body['error'].details]).toEqual([
        422,
        'turn_limit_reached',
        { turnLimit: 16, idleDays: 30 },
      ]);
      expect(answer.body['error'].message).toContain('closed after 30 days');
    }
  });

  test('the job closes idle interviews of all tenants, not active or published ones', async () => {
    const [me, other] = [await app.live(), await app.sandbox()];
    const old = await startInterview(me);
    const theirs = await prepareInterview(other);
    const published = await prepareInterview(me);
    await published.publish();
    pass(20 * dayMs);
    const recent = await startInterview(me);
    const answered = await startInterview(me);
    await answered.say('Glow');
    pass(10 * dayMs);
    await interviewClosing.run(app.system);
    const readStatus = async ({ id }: { id: string }) => {
      const [row] = await app
        .asOwner()
        .execute<{ status: string; version: number }[]>('select status, version from interview where id = ?', [id]);
      return row!.status;
    };
    const all = await Promise.all([old, theirs, published, recent, answered].map(readStatus));
    expect(all).toEqual(['closed', 'closed', 'published', 'open', 'open']);
    expect(await old.read()).toMatchObject({ status: 'closed', version: 1, nextQuestion: null });
    expect(getErrorCode(await old.say('hello'))).toBe('turn_limit_reached');
  });

  test('a turn restarts the period', async () => {
    const { say, read } = await startInterview(await app.live());
    pass(29 * dayMs);
    await say('Glow');
    pass(29 * dayMs);
    expect((await read()).status).toBe('open');
  });
});

test('a published interview accepts no turn, with any version', async () => {
  const { say, publish } = await prepareInterview(await app.live());
  expect((await publish()).status).toBe(200);
  for (const version of [1, 5, 6]) {
    expect([getErrorCode(await say('hello', version)), getErrorCode(await publish(version))]).toEqual([
      'interview_already_published',
      'interview_already_published',
    ]);
  }
});

test('an interview with missing or unconfirmed facts cannot be published', async () => {
  const me = await app.live();
  const { say, publish, read } = await startInterview(me, {
    opening: 'We want to make 500 pcs of a lamp called Glow.',
  });
  const missing = async () => {
    const { status, body } = await publish();
    expect([status, body['error'].code]).toEqual([422, 'missing_facts']);
    return body['error'].details.missing;
  };
  expect(await missing()).toEqual(['productName', 'stage', 'currentQuantity', 'targetMarkets']);
  await say('prototype');
  await say('US');
  expect(await missing()).toEqual(['productName', 'currentQuantity']);
  expect((await read()).status).toBe('open');
  expect((await me.rest('GET', '/projects')).body['count']).toBe(0);
});

describe('fields', () => {
  const fieldOf = (body: Json) => body['error'].details.fields.map(({ path, code, limit }) => [path, code, limit]);
  test.each<[string, object, [string, string, number | null][]]>([
    ['no family', {}, [['/family', 'required', null]]],
    ['another family', { family: 'factory' }, [['/family', 'invalid_enum', null]]],
    ['another language', { family: 'capability', locale: 'de' }, [['/locale', 'invalid_enum', null]]],
    ['an invalid project id', { family: 'capability', projectId: 'x' }, [['/projectId', 'invalid_format', null]]],
    ['a blank opening', { family: 'capability', opening: ' \n ' }, [['/opening', 'too_short', 1]]],
    ['a long opening', { family: 'capability', opening: 'x'.repeat(4001) }, [['/opening', 'too_long', 4000]]],
    ['an unknown field', { family: 'capability', model: 'x' }, [['/model', 'unknown_field', null]]],
  ])('start: %s', async (_, body, expected) => {
    const me = await app.live();
    const answer = await me.rest('POST', '/interviews', body);
    expect([answer.status, getErrorCode(answer), fieldOf(answer.body)]).toEqual([400, 'validation_failed', expected]);
  });

  test.each<[string, object, [string, string, number | null][]]>([
    ['no text', { version: 1 }, [['/text', 'required', null]]],
    ['no version', { text: 'x' }, [['/version', 'required', null]]],
    ['blank text', { text: ' ', version: 1 }, [['/text', 'too_short', 1]]],
    ['long text', { text: 'x'.repeat(4001), version: 1 }, [['/text', 'too_long', 4000]]],
    ['a version as text', { text: 'x', version: '1' }, [['/version', 'invalid_type', null]]],
    ['version 0', { text: 'x', version: 0 }, [['/version', 'too_small', 1]]],
    ['a fractional version', { text: 'x', version: 1.5 }, [['/version', 'not_integer', null]]],
  ])('message: %s', async (_, body, expected) => {
    const me = await app.live();
    const { id } = await startInterview(me);
    const answer = await me.rest('POST', `/interviews/${id}/messages`, body);
    expect([answer.status, getErrorCode(answer), fieldOf(answer.body)]).toEqual([400, 'validation_failed', expected]);
  });

  test('at their limits are accepted; text is trimmed and normalised first', async () => {
    const { say, read } = await startInterview(await app.live(), { opening: 'x'.repeat(4000) });
    expect((await say(` ${'e\u0301'.repeat(2000)}${'y'.repeat(2000)} `)).status).toBe(200);
    expect((await read()).transcript.at(-2).text).toBe(`${'é'.repeat(2000)}${'y'.repeat(2000)}`);
  });
});

describe('the daily quota of interviews', () => {
  const start = (me: Pick<Caller, 'rest'>) => me.rest('POST', '/interviews', { family: 'project_intake' });
  const quota = (max: number) => ({
    limit: 'interviews_per_day',
    max,
    windowSeconds: 86_400,
    retryAfterSeconds: expect.any(Number),
  });

  test('is 5 for a sandbox key', async () => {
    const me = await app.sandbox();
    for (let i = 0; i < 5; i++) expect((await start(me)).status).toBe(201);
    const over = await start(me);
    expect([over.status, getErrorCode(over), over.body.error.details]).toEqual([429, 'quota_reached', quota(5)]);
    expect(over.headers.get('retry-after')).toBe(String(over.body.error.details.retryAfterSeconds));
    expect((await start(await app.sandbox())).status).toBe(201);
  });

  test('is 30 for an organisation, across its keys', async () => {
    const me = await app.live();
    const colleague = await app.live({ organisationId: me.organisationId });
    const statuses = await Promise.all(Array.from({ length: 31 }, (_, i) => start(i % 2 ? me : colleague)));
    expect(statuses.filter(({ status }) => status === 201)).toHaveLength(30);
    expect((await start(me)).body.error.details).toEqual(quota(30));
  });
});

describe('a database failure while a turn is saved', () => {
  const lost = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
  type Transactional = typeof app.orm.em.transactional;
  const proto = Object.getPrototypeOf(app.orm.em) as { transactional: Transactional };

  /** The first `times` transactions fail: before they run, or after commit (`isMade`). */
  function failTransactions(times: number, isMade: boolean) {
    const { transactional } = proto;
    let left = times;
    const spy = vi.spyOn(proto, 'transactional').mockImplementation(async function (
      this: typeof app.orm.em,
      ...args: Parameters<Transactional>
    ) {
      if (left-- <= 0) return transactional.apply(this, args);
      if (isMade) await transactional.apply(this, args);
      throw lost();
    } as never);
    onTestFinished(() => spy.mockRestore());
  }

  test('is retried once', async () => {
    const { say } = await startInterview(await app.live());
    failTransactions(1, false);
    expect((await say('Glow Lamp')).body['interview']).toMatchObject({ version: 2, turnCount: 1 });
  });

  test('after commit is recognised by the retry', async () => {
    const { say, read } = await startInterview(await app.live());
    failTransactions(1, true);
    const { status, body } = await say('Glow Lamp');
    expect([status, body['interview'].version]).toEqual([200, 2]);
    expect((await read()).turnCount).toBe(1);
  });

  test.each([
    ['was', true, 'version_conflict'],
    ['was not', false, undefined],
  ] as const)('twice is 503 with an unknown outcome; a read shows that the turn %s saved', async (_, isMade, again) => {
    const { id, say, read } = await startInterview(await app.live());
    failTransactions(2, isMade);
    const { status, body } = await say('Glow Lamp');
    expect([status, body['error'].code, body['error'].details]).toEqual([
      503,
      'interview_receipt_unsaved',
      { interviewId: id },
    ]);
    vi.restoreAllMocks();
    expect(await read()).toMatchObject({ version: isMade ? 2 : 1, turnCount: isMade ? 1 : 0 });
    expect(getErrorCode(await say('Glow Lamp', 1)), 'sending it again adds no second turn').toBe(again);
    expect((await read()).turnCount).toBe(1);
  });

  test('by an error on update is 503, and the turn can be sent again', async () => {
    const me = await app.live();
    const { id, say } = await startInterview(me);
    await app
      .asOwner()
      .execute(
        `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`,
      );
    await app
      .asOwner()
      .execute('create trigger refuse before update on interview for each row execute function refuse()');
    const { status, body } = await say('The Whispering Lantern');
    await app.asOwner().execute('drop trigger refuse on interview');
    expect([status, body['error'].details]).toEqual([503, { interviewId: id }]);
    expect((await say('The Whispering Lantern')).body['interview']).toMatchObject({ version: 2, turnCount: 1 });
  });
});

test('a failed start does not count against the daily quota', async () => {
  const me = await app.sandbox();
  const start = () => me.rest('POST', '/interviews', { family: 'capability', opening: 'Whispering' });
  await app
    .asOwner()
    .execute(`create function close() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`);
  await app.asOwner().execute('create trigger close before insert on interview for each row execute function close()');
  for (let i = 0; i < 5; i++) expect((await start()).status).toBe(500);
  await app.asOwner().execute('drop trigger close on interview');
  for (let i = 0; i < 5; i++) expect((await start()).status).toBe(201);
});

describe('combining marks', () => {
  const message = async (text: string) => {
    const { say } = await startInterview(await app.live());
    return say(text);
  };

  test.each([
    ['a letter with 31 of them', `a${'\u0301\u0323'.repeat(15)}\u0301`, ['invalid_value']],
    ['half-width Japanese among others', '\uff9e\u0301'.repeat(16), ['invalid_value']],
    // Sorting them would exceed the test timeout.
    ['half a million of them', `a${'\u0301\u0323'.repeat(250_000)}`, ['too_long']],
  ])('are refused without sorting: %s', async (_, text, codes) => {
    const { status, body } = await message(text);
    expect([status, body['error'].details.fields.map(({ code }: { code: string }) => code)]).toEqual([400, codes]);
  });

  test('are composed before the length is checked', async () => {
    expect((await message('e\u0301'.repeat(4_000))).status).toBe(200);
    expect((await message('e\u0301'.repeat(4_001))).status).toBe(400);
  });
});

test('messages of callers are not logged', async () => {
  const { say, publish } = await startInterview(await app.live(), {
    opening: 'The Whispering Lantern is a prototype.',
  });
  for (const text of [...minimalAnswers, 'The Whispering Lantern']) await say(text);
  await publish();
  expect(app.logged.join('')).not.toContain('Whispering');
});
