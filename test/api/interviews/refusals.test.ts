import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { interviewClosing } from '#modules/sourcing/interviews/interview.job.ts';
import { startApp, unlimited } from '../../harness.ts';
import { codeOf, interviewed, ready, shortest } from './client.ts';

const app = await startApp(unlimited);
const dayMs = 24 * 3600_000;

/** Lets time pass for one test. */
function pass(ms: number) {
  const { now } = app.clock;
  app.clock.now = new Date(now.getTime() + ms);
  onTestFinished(() => {
    app.clock.now = now;
  });
}

describe('a version', () => {
  test('that is not current is refused with the current one, and nothing is saved', async () => {
    const { say, publish, read } = await interviewed(await app.live());
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

  test('takes one of many turns at once', async () => {
    const me = await app.live();
    const { say, read } = await interviewed(me);
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

  test('is published once by many at once', async () => {
    const me = await app.live();
    const { publish } = await ready(me);
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish(5)));
    expect(answers.map(codeOf).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'interview_already_published'),
      undefined,
    ]);
    expect((await me.rest('GET', '/projects')).body['count']).toBe(1);
  });

  test('is either answered or published', async () => {
    const { say, publish, read } = await ready(await app.live());
    const [said, published] = await Promise.all([say('It is a lamp.', 5), publish(5)]);
    expect([said.status, published.status].toSorted()).toEqual([200, 409]);
    expect(['version_conflict', 'interview_already_published']).toContain(
      codeOf(said.status === 409 ? said : published),
    );
    expect((await read()).status).toBe(published.status === 200 ? 'published' : 'ready');
  });
});

describe('sixteen turns', () => {
  test('are taken; the seventeenth is refused, and what is ready can still be published', async () => {
    const { say, publish, read } = await ready(await app.live());
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

  test('count the opening, and say what is still missing', async () => {
    const { say } = await interviewed(await app.live(), { opening: 'Hello' });
    for (let turn = 2; turn <= 15; turn++) await say('?');
    const { body } = await say('?');
    expect(body['reply'].text).toContain('Still missing: product name, stage, quantity, markets.');
    expect(codeOf(await say('?'))).toBe('turn_limit_reached');
  });

  test('an old version is the first thing that is wrong', async () => {
    const { say } = await interviewed(await app.live());
    for (let turn = 1; turn <= 16; turn++) await say('?');
    expect(codeOf(await say('?', 3))).toBe('version_conflict');
  });
});

describe('after thirty days without a turn', () => {
  test('it is closed on the day, for readers, answers and publishing, before any worker has come by', async () => {
    const { say, publish, read } = await ready(await app.live());
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

  test('the worker writes it down, of all owners, and leaves what is alive or published', async () => {
    const [me, other] = [await app.live(), await app.sandbox()];
    const old = await interviewed(me);
    const theirs = await ready(other);
    const published = await ready(me);
    await published.publish();
    pass(20 * dayMs);
    const alive = await interviewed(me);
    const spoken = await interviewed(me);
    await spoken.say('Glow');
    pass(10 * dayMs);
    await interviewClosing.run(app.system);
    const statusOf = async ({ id }: { id: string }) => {
      const [row] = await app
        .asOwner()
        .execute<{ status: string; version: number }[]>('select status, version from interview where id = ?', [id]);
      return row!.status;
    };
    const all = await Promise.all([old, theirs, published, alive, spoken].map(statusOf));
    expect(all).toEqual(['closed', 'closed', 'published', 'open', 'open']);
    expect(await old.read()).toMatchObject({ status: 'closed', version: 1, nextQuestion: null });
    expect(codeOf(await old.say('hello'))).toBe('turn_limit_reached');
  });

  test('a turn begins them anew', async () => {
    const { say, read } = await interviewed(await app.live());
    pass(29 * dayMs);
    await say('Glow');
    pass(29 * dayMs);
    expect((await read()).status).toBe('open');
  });
});

test('what is published takes no turn, whatever the version', async () => {
  const { say, publish } = await ready(await app.live());
  expect((await publish()).status).toBe(200);
  for (const version of [1, 5, 6]) {
    expect([codeOf(await say('hello', version)), codeOf(await publish(version))]).toEqual([
      'interview_already_published',
      'interview_already_published',
    ]);
  }
});

test('nothing is published while something is missing, or only heard and not confirmed', async () => {
  const me = await app.live();
  const { say, publish, read } = await interviewed(me, { opening: 'We want to make 500 pcs of a lamp called Glow.' });
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
  const fieldOf = (body: any) => body.error.details.fields.map(({ path, code, limit }: any) => [path, code, limit]);
  test.each<[string, object, [string, string, number | null][]]>([
    ['no family', {}, [['/family', 'required', null]]],
    ['another family', { family: 'factory' }, [['/family', 'invalid_enum', null]]],
    ['another language', { family: 'capability', locale: 'de' }, [['/locale', 'invalid_enum', null]]],
    ['a project that is no id', { family: 'capability', projectId: 'x' }, [['/projectId', 'invalid_format', null]]],
    ['an opening of blanks', { family: 'capability', opening: ' \n ' }, [['/opening', 'too_short', 1]]],
    ['a long opening', { family: 'capability', opening: 'x'.repeat(4001) }, [['/opening', 'too_long', 4000]]],
    ['an unknown field', { family: 'capability', model: 'x' }, [['/model', 'unknown_field', null]]],
  ])('start: %s', async (_, body, expected) => {
    const me = await app.live();
    const answer = await me.rest('POST', '/interviews', body);
    expect([answer.status, codeOf(answer), fieldOf(answer.body)]).toEqual([400, 'validation_failed', expected]);
  });

  test.each<[string, object, [string, string, number | null][]]>([
    ['no text', { version: 1 }, [['/text', 'required', null]]],
    ['no version', { text: 'x' }, [['/version', 'required', null]]],
    ['blank text', { text: ' ', version: 1 }, [['/text', 'too_short', 1]]],
    ['long text', { text: 'x'.repeat(4001), version: 1 }, [['/text', 'too_long', 4000]]],
    ['a version of words', { text: 'x', version: '1' }, [['/version', 'invalid_type', null]]],
    ['version 0', { text: 'x', version: 0 }, [['/version', 'too_small', 1]]],
    ['half a version', { text: 'x', version: 1.5 }, [['/version', 'not_integer', null]]],
  ])('message: %s', async (_, body, expected) => {
    const me = await app.live();
    const { id } = await interviewed(me);
    const answer = await me.rest('POST', `/interviews/${id}/messages`, body);
    expect([answer.status, codeOf(answer), fieldOf(answer.body)]).toEqual([400, 'validation_failed', expected]);
  });

  test('at their bounds pass; text is trimmed and composed first', async () => {
    const { say, read } = await interviewed(await app.live(), { opening: 'x'.repeat(4000) });
    expect((await say(` ${'e\u0301'.repeat(2000)}${'y'.repeat(2000)} `)).status).toBe(200);
    expect((await read()).transcript.at(-2).text).toBe(`${'é'.repeat(2000)}${'y'.repeat(2000)}`);
  });
});

describe('interviews of a day', () => {
  const start = (me: { rest: any }) => me.rest('POST', '/interviews', { family: 'project_intake' });
  const quota = (max: number) => ({
    limit: 'interviews_per_day',
    max,
    windowSeconds: 86_400,
    retryAfterSeconds: expect.any(Number),
  });

  test('are five of a sandbox key', async () => {
    const me = await app.sandbox();
    for (let i = 0; i < 5; i++) expect((await start(me)).status).toBe(201);
    const over = await start(me);
    expect([over.status, codeOf(over), over.body.error.details]).toEqual([429, 'quota_reached', quota(5)]);
    expect(over.headers.get('retry-after')).toBe(String(over.body.error.details.retryAfterSeconds));
    expect((await start(await app.sandbox())).status).toBe(201);
  });

  test('are thirty of an organisation, whichever key asks', async () => {
    const me = await app.live();
    const colleague = await app.live({ organisationId: me.organisationId });
    const statuses = await Promise.all(Array.from({ length: 31 }, (_, i) => start(i % 2 ? me : colleague)));
    expect(statuses.filter(({ status }: any) => status === 201)).toHaveLength(30);
    expect((await start(me)).body.error.details).toEqual(quota(30));
  });
});

describe('when the database fails while a turn is saved', () => {
  const lost = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
  type Transactional = typeof app.orm.em.transactional;
  const proto = Object.getPrototypeOf(app.orm.em) as { transactional: Transactional };

  /** The first saves fail: before they are made, or after, when only their receipt is lost. */
  function failing(times: number, isMade: boolean) {
    const { transactional } = proto;
    let left = times;
    const spy = vi.spyOn(proto, 'transactional').mockImplementation(async function (this: any, ...args: any[]) {
      if (left-- <= 0) return (transactional as any).apply(this, args);
      if (isMade) await (transactional as any).apply(this, args);
      throw lost();
    } as never);
    onTestFinished(() => spy.mockRestore());
  }

  test('it is tried once more', async () => {
    const { say } = await interviewed(await app.live());
    failing(1, false);
    expect((await say('Glow Lamp')).body['interview']).toMatchObject({ version: 2, turnCount: 1 });
  });

  test('a turn that was saved all the same is found to be saved', async () => {
    const { say, read } = await interviewed(await app.live());
    failing(1, true);
    const { status, body } = await say('Glow Lamp');
    expect([status, body['interview'].version]).toEqual([200, 2]);
    expect((await read()).turnCount).toBe(1);
  });

  test.each([
    ['was', true, 'version_conflict'],
    ['was not', false, undefined],
  ] as const)('503 says that nobody knows; reading tells that it %s saved', async (_, isMade, again) => {
    const { id, say, read } = await interviewed(await app.live());
    failing(2, isMade);
    const { status, body } = await say('Glow Lamp');
    expect([status, body['error'].code, body['error'].details]).toEqual([
      503,
      'interview_receipt_unsaved',
      { interviewId: id },
    ]);
    vi.restoreAllMocks();
    expect(await read()).toMatchObject({ version: isMade ? 2 : 1, turnCount: isMade ? 1 : 0 });
    expect(codeOf(await say('Glow Lamp', 1)), 'to send it again makes no second turn').toBe(again);
    expect((await read()).turnCount).toBe(1);
  });

  test('the database going away is a turn that was not taken', async () => {
    const me = await app.live();
    const { id, say } = await interviewed(me);
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

test('an interview that could not be opened is none of the day', async () => {
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
    const { say } = await interviewed(await app.live());
    return say(text);
  };

  test.each([
    ['a letter with 31 of them', `a${'\u0301\u0323'.repeat(15)}\u0301`, ['invalid_value']],
    ['of half-width Japanese among others', '\uff9e\u0301'.repeat(16), ['invalid_value']],
    // Sorted, they would outlast the time that a test has.
    ['half a million of them', `a${'\u0301\u0323'.repeat(250_000)}`, ['too_long']],
  ])('are refused and not sorted: %s', async (_, text, codes) => {
    const { status, body } = await message(text);
    expect([status, body['error'].details.fields.map(({ code }: { code: string }) => code)]).toEqual([400, codes]);
  });

  test('are composed where there are few, and count as composed', async () => {
    expect((await message('e\u0301'.repeat(4_000))).status).toBe(200);
    expect((await message('e\u0301'.repeat(4_001))).status).toBe(400);
  });
});

test('what callers say is in no log', async () => {
  const { say, publish } = await interviewed(await app.live(), { opening: 'The Whispering Lantern is a prototype.' });
  for (const text of [...shortest, 'The Whispering Lantern']) await say(text);
  await publish();
  expect(app.logged.join('')).not.toContain('Whispering');
});
