import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Writer } from '#ports/language-model/writer.ts';
import { quoteRequest, reachable, startApp } from '../../harness.ts';
import type { Json, JsonValue } from '../../json.ts';
import { linkPassages } from '../../supplier-links.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
type Me = Awaited<ReturnType<typeof app.live>>;

const part = (more: object = {}) => ({ parts: [{ name: 'Lid', ...more }] });
const intent = (current: object) => ({ current, plannedPilot: { quantity: 77 }, forecast: { quantity: 88 } });
const confirmed = { quantity: 300, confirmation: 'caller_confirmed' };
const names = (result: Json): string[] => result.shortlist.map(({ nameEn }) => nameEn);

/** The deliveries of a request. */
const readDeliveries = async (me: Pick<Me, 'rest'>, deliveries: JsonValue) =>
  Promise.all(deliveries.map(async ({ id }) => (await me.rest('GET', `/deliveries/${id}`)).body));

describe('the output', () => {
  const full = {
    ...part({ process: 'cnc', material: 'Al', finish: 'matte', quantityPerUnit: 2, notes: 'x' }),
    quantities: [100, 500],
    incoterm: 'DDP',
    quoteBy: '2026-10-20',
    drawingsStatus: 'drawings_and_sample',
    priority: 'quality',
  };
  test.each<[string, object, object]>([
    ['a minimal request', part(), {}],
    ['a complete request on a complete project', full, { intake: { productName: 'Glow' }, intent: intent(confirmed) }],
    ['a request without a matching factory', { factoryIds: ['mfg-nobody'] }, {}],
  ])('of %s matches its published schema', async (_, input, project) => {
    const me = await app.live();
    const { kinds } = (await me.rest('GET', '/actions/kinds')).body;
    const { outputSchema } = kinds.find(({ kind }) => kind === 'quote_request');
    const { status, action, result } = await quoteRequest(me, input, { project });
    expect([status, action.status]).toEqual([201, 'completed']);
    const published = z.fromJSONSchema({ ...(outputSchema as object) });
    expect(published.safeParse(action.output).error).toBeUndefined();
    expect(published.safeParse({ ...action.output, result: { ...result, more: 1 } }).success).toBe(false);
    expect(Object.keys(action.output).sort()).toEqual(['draft', 'note', 'result']);
    expect(Object.keys(result).sort()).toEqual([
      'incoterm',
      'intentContext',
      'missingFields',
      'priority',
      'priorityRanking',
      'quantities',
      'reviewRequirements',
      'rfq',
      'shortlist',
      'subjectZh',
      'unresolvedFactoryIds',
      'whatHappensNext',
    ]);
  });

  test('records the project context it was generated from', async () => {
    const me = await app.live();
    const { action, result } = await quoteRequest(me, full, { project: { intent: intent(confirmed) } });
    const { project } = (await me.rest('GET', `/projects/${action.projectId}`)).body;
    expect(action.projectVersion).toBe('v1');
    expect(result).toMatchObject({ incoterm: 'DDP', priority: 'quality', priorityRanking: 'not_verified' });
    expect(result.intentContext).toEqual({
      projectVersion: 'v1',
      intent: project.intent,
      currentQuantity: 300,
      quantitySource: 'explicit_quote_band',
    });
  });

  const current = { intake: { productName: 'Glow', currentQuantity: 50 } };
  test.each<[string, object, object, number[], string]>([
    ['the bands without duplicates', { quantities: [500, 100, 500] }, current, [500, 100], 'explicit_quote_band'],
    ['a confirmed intent', {}, { ...current, intent: intent(confirmed) }, [300], 'manufacturing_intent'],
    [
      'the project, when the intent is unconfirmed',
      {},
      { ...current, intent: intent({ quantity: 300 }) },
      [50],
      'project',
    ],
    ['nothing, when the intent is unconfirmed', {}, { intent: intent({ quantity: 300 }) }, [], 'unknown'],
    ['nothing, when there are only plans', {}, { intent: intent({}) }, [], 'unknown'],
  ])('takes its quantities from %s', async (_, input, project, quantities, quantitySource) => {
    const { result } = await quoteRequest(await app.live(), input, { project });
    expect(result).toMatchObject({ quantities, intentContext: { quantitySource } });
    expect(`${result.rfq.en}${result.rfq.zh}`).not.toMatch(/\b(77|88)\b/);
  });

  test.each<[object, string[]]>([
    [part(), ['quantities', 'incoterm', 'quoteBy', 'drawings', 'parts[0].process', 'parts[0].material']],
    [full, []],
    [part({ process: 'battery' }), ['quantities', 'incoterm', 'quoteBy']],
    [
      {
        ...full,
        parts: [
          { name: 'Lid', process: 'cnc' },
          { name: 'Screw', process: 'off_the_shelf' },
        ],
      },
      ['parts[0].material', 'parts[0].finish', 'parts[0].quantityPerUnit', 'parts[1].quantityPerUnit'],
    ],
  ])('of %j lists the missing fields', async (input, missing) => {
    expect((await quoteRequest(await app.live(), input)).result.missingFields).toEqual(missing);
  });
});

describe('the shortlist', () => {
  const record = (nameEn: string, more: object = {}) => reachable({ nameEn, processes: ['camera'], ...more });

  test('is ranked by directory data and lists the reasons', async () => {
    await app.factories(
      record('Both', { processes: ['display', 'camera'] }),
      record('Answered', { answeredUs: true }),
      record('Best', { answeredUs: true, startupFriendly: 'yes', confidence: 'verified' }),
      record('Small', { minQuantities: [{ process: 'camera', quantity: 200, unit: 'pcs' }] }),
      record('Large', { minQuantities: [{ process: 'camera', quantity: 201 }], confidence: 'reported' }),
      record('Hidden', {
        processes: ['display', 'camera'],
        answeredUs: true,
        confidence: 'verified',
        quarantined: true,
      }),
      record('Elsewhere', { processes: ['packaging'], answeredUs: true, confidence: 'verified' }),
    );
    const parts = [
      { name: 'Eye', process: 'camera' },
      { name: 'Panel', process: 'display' },
    ];
    const request = { parts, quantities: [500, 200], matchLimit: 5 };
    const { result } = await quoteRequest(await app.live(), request);
    expect(names(result)).toEqual(['Both', 'Best', 'Large', 'Small', 'Answered']);
    expect(result.shortlist[1].why).toEqual([
      'Its record does not name what part 2 asks: display modules.',
      'Covers 1 of 2 processes: camera; not: display.',
      'The directory states no minimum quantity for this request.',
      'Has answered us before.',
      'Listed as friendly to startups.',
      'Directory record: verified.',
    ]);
    for (const priority of ['price', 'lead_time', 'quality']) {
      const { result: prioritised } = await quoteRequest(await app.live(), { ...request, priority });
      expect(prioritised).toMatchObject({ priority, priorityRanking: 'not_verified', shortlist: result.shortlist });
    }
  });

  test('has matchLimit entries, three by default', async () => {
    const all = ['A', 'B', 'C', 'D', 'E', 'F'];
    await app.factories(...all.map((name) => record(name, { processes: ['battery'] })));
    const me = await app.live();
    const short = async (more: object) =>
      names((await quoteRequest(me, { ...part({ process: 'battery' }), ...more })).result);
    expect(await short({})).toEqual(['A', 'B', 'C']);
    expect(await short({ factoryIds: [] })).toEqual(['A', 'B', 'C']);
    for (const matchLimit of [1, 2, 3, 4, 5]) expect(await short({ matchLimit })).toEqual(all.slice(0, matchLimit));
  });

  test('is empty when no factory offers the process, and the review names the gap', async () => {
    const made = await quoteRequest(await app.live(), part({ process: 'motor_actuator' }));
    expect(made).toMatchObject({
      status: 201,
      action: { status: 'completed' },
      deliveries: [],
      result: { shortlist: [] },
    });
    expect(made.result.reviewRequirements).toContain(
      'No factory of the directory is known to make part 1 (motor_actuator).',
    );
    expect(made.result.rfq).toEqual({ en: expect.any(String), zh: expect.any(String) });
  });
});

describe('the candidates of a shortlist', () => {
  test.each<[string, object, object]>([
    ['words of its specialty', { name: 'Espresso machine' }, { specialty: 'Kettles, espresso machines: own tooling' }],
    ['a word in another spelling', { name: 'Aluminium extrusion' }, { specialty: 'Aluminum extrusions' }],
    [
      'a capability',
      { name: 'Silicone teether' },
      { specialty: 'Household goods', capabilities: ['Silicone teethers'] },
    ],
    ['Chinese words', { name: '乐器：吉他' }, { nameZh: '吉他工厂', specialty: '吉他' }],
    ['another word of the same trade', { name: 'Ukulele' }, { specialty: 'Acoustic guitars' }],
  ])('are found by %s', async (_, asked, known) => {
    const tag = randomUUID().slice(0, 8);
    await app.factories(reachable({ nameEn: `Found ${tag}`, processes: ['other'], answeredUs: true, ...known }));
    const input = { scope: 'full_product', parts: [{ process: 'other', ...asked }], matchLimit: 5 };
    expect(names((await quoteRequest(await app.live(), input)).result)).toContain(`Found ${tag}`);
  });
});

describe('a factory selected by the caller', () => {
  const tag = randomUUID().slice(0, 8);
  const known = reachable({
    nameEn: `Hengyi ${tag}`,
    nameZh: `恒益精密${tag}`,
    aliases: ['mfg-old1', `Old Hengyi ${tag}`],
  });
  const hidden = reachable({ nameEn: `Hidden ${tag}`, quarantined: true });
  const ready = app.factories(
    known,
    reachable({ nameEn: `Twin ${tag}` }),
    reachable({ nameEn: `TWIN ${tag}` }),
    hidden,
  );

  test.each<[string, (id: string) => string]>([
    ['uuid', (id) => id],
    ['upper-case uuid', (id) => id.toUpperCase()],
    ['directory id', () => known.directoryId],
    ['former directory id', () => 'mfg-old1'],
    ['former name', () => `Old Hengyi ${tag}`],
    ['English name in any case', () => `hengyi ${tag.toUpperCase()}`],
    ['Chinese name', () => `恒益精密${tag}`],
    ['name with surrounding spaces', () => `  Hengyi ${tag} `],
  ])('is found by its %s', async (_, asked) => {
    const [id] = (await ready) as [string];
    const { result, deliveries } = await quoteRequest(await app.live(), { factoryIds: [asked(id)] });
    expect(result).toMatchObject({
      shortlist: [{ factoryId: id, directoryId: known.directoryId, nameEn: known.nameEn, nameZh: known.nameZh }],
      unresolvedFactoryIds: [],
    });
    expect(deliveries).toMatchObject([{ factoryId: id, factoryName: known.nameEn }]);
  });

  test('is selected once when given several times by different names', async () => {
    const [id] = (await ready) as [string];
    const factoryIds = [known.directoryId, id, known.nameEn, known.nameZh, 'mfg-old1'];
    const { result, deliveries } = await quoteRequest(await app.live(), { factoryIds });
    expect([names(result), result.unresolvedFactoryIds, deliveries.length]).toEqual([[known.nameEn], [], 1]);
  });

  test('is unresolved when the name is ambiguous, unknown or that of a quarantined record', async () => {
    const [, , , quarantined] = await ready;
    const unresolvable = [`Twin ${tag}`, 'mfg-nobody', randomUUID(), hidden.nameEn, quarantined];
    const { action, result, deliveries } = await quoteRequest(await app.live(), { factoryIds: unresolvable });
    expect(action).toMatchObject({ status: 'completed', error: null });
    expect([result.shortlist, result.unresolvedFactoryIds, deliveries]).toEqual([[], unresolvable, []]);
  });

  test('keeps the order of the caller, regardless of matchLimit', async () => {
    const ids = await app.factories(
      ...['E', 'D', 'C', 'B', 'A'].map((name) => reachable({ nameEn: `${name} ${tag}` })),
    );
    const { result } = await quoteRequest(await app.live(), { factoryIds: ids, matchLimit: 1 });
    expect(result.shortlist.map(({ factoryId }) => factoryId)).toEqual(ids);
    expect(result.shortlist[0].why).toContain('Chosen by the caller, not ranked.');
  });
});

test('each factory gets one addressed draft, on its preferred channel and in shortlist order', async () => {
  const contacts = [
    { contactEmail: 'a@a.example', contactWechat: 'a' },
    { contactWechat: 'b' },
    { contactPhone: '+86 1' },
    null,
  ];
  const factories = contacts.map((contacts, i) =>
    reachable({ nameEn: `Works ${i}`, nameZh: i === 2 ? null : `工厂${i}`, contacts }),
  );
  const me = await app.live();
  const { deliveries, result, action } = await quoteRequest(me, { factoryIds: await app.factories(...factories) });
  expect(deliveries.map(({ factoryName, channel, status }) => [factoryName, channel, status])).toEqual([
    ['Works 0', 'email', 'draft'],
    ['Works 1', 'wechat', 'draft'],
    ['Works 2', 'email', 'needs_contact'],
    ['Works 3', 'email', 'needs_contact'],
  ]);
  expect(action.deliveries.map(({ id }) => id)).toEqual(deliveries.map(({ id }) => id));
  for (const [i, { subject, bodyEn, bodyZh }] of (await readDeliveries(me, deliveries)).entries()) {
    expect(bodyEn).toBe(`Dear Works ${i} sales team,\n\n${result.rfq.en}${linkPassages.en}`);
    expect(bodyZh).toBe(`${i === 2 ? '您好' : `尊敬的工厂${i}销售团队`}：\n\n${result.rfq.zh}${linkPassages.zh}`);
    expect(subject).toContain(result.subjectZh);
    expect(subject.length).toBeLessThanOrEqual(200);
  }
});

test('a failed generation is 502, is recorded as failed without drafts, and is not repeated under its idempotency key', async () => {
  const me = await app.live();
  const factoryIds = await app.factories(reachable());
  const { projectId } = await quoteRequest(me, { factoryIds });
  const again = { projectId, key: 'bound-to-fail' };
  await app.asOwner().execute('revoke select on factory from gateway_app');
  const failed = await quoteRequest(me, { factoryIds }, again).finally(() =>
    app.asOwner().execute('grant select on factory to gateway_app'),
  );
  const { code, details } = failed.body['error'];
  expect([failed.status, code]).toEqual([502, 'action_generation_failed']);
  const saved = (await me.rest('GET', `/actions/${details.actionId}`)).body['action'];
  expect(saved).toMatchObject({
    status: 'failed',
    output: null,
    deliveries: [],
    task: null,
    finishedAt: expect.any(String),
  });
  expect(saved.error).toEqual({ code, message: failed.body['error'].message });
  const replay = await quoteRequest(me, { factoryIds }, again);
  expect(replay).toMatchObject({ status: 200, action: saved, deliveries: [], body: { replayed: true } });
  expect(replay.headers.get('idempotency-replayed')).toBe('true');
  expect((await me.rest('GET', '/actions?status=failed')).body['actions']).toMatchObject([{ id: saved.id }]);
  expect(JSON.stringify(failed.body)).not.toMatch(/permission|select|factory/i);
});

describe('the identity of the buyer', () => {
  const link = 'https://aeroglow.example/spec';
  const project = {
    name: 'LanternFish',
    intake: { productName: 'AeroGlow', links: [link], summary: 'AeroGlow of Brightwell' },
  };
  const text =
    'For Brightwell Robotics Inc.: AeroGlow (aero-glow, ＡｅｒｏＧｌｏｗ), LANTERN FISH? See aeroglow.example/spec';
  const input = {
    parts: [
      {
        name: 'AeroGlow lid',
        material: 'as LanternFish',
        finish: 'Brightwell Robotics grey',
        notes: `${text} or ${link}`,
      },
    ],
    dfmQuestions: text,
    quantities: [100],
  };
  const requestQuotes = async (more: object) => {
    const me = await app.live({ name: 'Brightwell Robotics Inc.' });
    const factoryIds = await app.factories(reachable(), reachable({ contacts: { contactWechat: 'li' } }));
    const made = await quoteRequest(me, { ...input, ...more, factoryIds }, { project });
    const reviews = await Promise.all(made.deliveries.map(({ id }) => me.rest('GET', `/deliveries/${id}/review`)));
    return {
      ...made,
      messages: await readDeliveries(me, made.deliveries),
      reviews: reviews.map(({ body }) => body.review),
    };
  };
  const names = /brightwell|aero\W?glow|ＡｅｒｏＧｌｏｗ|lantern\W?fish/i;

  test('appears in no subject, body or output of an anonymous request, even if the caller wrote it', async () => {
    const { messages, reviews, action, deliveries } = await requestQuotes({});
    const { intentContext, ...result } = action.output.result;
    for (const output of [...messages, ...reviews, ...deliveries, { ...action.output, result }]) {
      expect(JSON.stringify(output)).not.toMatch(names);
    }
    expect(messages).toHaveLength(2);
    for (const { bodyEn, bodyZh } of messages) {
      expect(bodyEn).toContain('We are an overseas hardware company.');
      expect(bodyEn).toContain('[product] lid');
      expect(bodyZh).toContain('一家海外硬件公司');
    }
  });

  test('appears in every body of a request that is not anonymous, with the text of the caller unchanged', async () => {
    const { messages } = await requestQuotes({ anonymised: false });
    for (const { bodyEn, bodyZh } of messages) {
      expect(bodyEn).toContain('We are Brightwell Robotics Inc., an overseas hardware company.');
      for (const body of [bodyEn, bodyZh])
        for (const words of ['AeroGlow lid', link, text]) expect(body).toContain(words);
    }
  });
});

describe('the rewording of a language model', () => {
  const reword = (text: string) =>
    text
      .replace('are for quoting only and are no commitment', 'serve for quoting only; they are no commitment')
      .replace('请逐档报价', '请分别报价');
  const requestWith = async (polish: (text: string, language: 'en' | 'zh') => string | null) => {
    const me = await app.live();
    const writer: Writer = {
      model: 'small-model',
      polish: async (text) => {
        const [en, zh] = [polish(text.en, 'en'), polish(text.zh, 'zh')];
        return en === null || zh === null ? null : { en, zh, translations: null };
      },
    };
    const there = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ writer }));
    const factoryIds = await app.factories(reachable());
    const { action, result, deliveries } = await quoteRequest(there, { quantities: [500, 2000], factoryIds });
    const { bodyEn, bodyZh } = (await readDeliveries(me, deliveries))[0]!;
    expect(bodyEn.endsWith(result.rfq.en + linkPassages.en)).toBe(true);
    expect(bodyZh.endsWith(result.rfq.zh + linkPassages.zh)).toBe(true);
    return {
      note: action.output.note,
      en: bodyEn.includes('serve for quoting only'),
      zh: bodyZh.includes('请分别报价'),
    };
  };

  test('is used when it only changes the wording, and the note names the model', async () => {
    expect(await requestWith(reword)).toEqual({
      en: true,
      zh: true,
      note: expect.stringContaining('A model (small-model) reworded it'),
    });
  });

  test.each<[string, (text: string) => string | null]>([
    ['drops a quantity', (text) => reword(text).replace('2,000', '')],
    ['changes a quantity', (text) => reword(text).replace('2,000', '2,500')],
    ['adds a number', (text) => `${reword(text)}\n3`],
    ['returns nothing', () => null],
  ])('is discarded when it %s', async (_, polish) => {
    const { note, ...used } = await requestWith(polish);
    expect(used).toEqual({ en: false, zh: false });
    expect(note).not.toContain('small-model');
  });

  test('is used in the one language that passes the check', async () => {
    const polish = (text: string, language: string) => (language === 'en' ? reword(text) : `${reword(text)}\n3`);
    expect(await requestWith(polish)).toMatchObject({ en: true, zh: false });
  });

  test.each<[string, string | null, string]>([
    [
      'is given beside the original',
      '壁厚2.2毫米，不得使用水口料。',
      '（参考译文，由机器翻译：壁厚2.2毫米，不得使用水口料。）',
    ],
    ['is discarded when it changes a figure', '壁厚2.5毫米。', '（关键词：regrind 水口料）'],
    ['is replaced by key terms when there is none', null, '（关键词：regrind 水口料）'],
  ])('the translation of notes %s', async (_, translation, expected) => {
    const me = await app.live();
    const polish: Writer['polish'] = async (text) => ({ ...text, translations: translation ? [translation] : null });
    const writer: Writer = { model: 'small-model', polish };
    const there = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ writer }));
    const parts = [{ name: 'Lid', notes: 'Wall 2.2 mm, no regrind.' }];
    const { result } = await quoteRequest(there, { parts, factoryIds: [] });
    expect(result.rfq.zh).toContain(`“Wall 2.2 mm, no regrind.”${expected}`);
    expect(result.rfq.en).toContain('Notes: "Wall 2.2 mm, no regrind."');
  });
});
