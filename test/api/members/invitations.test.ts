import { describe, expect, test } from 'vitest';
import { type Caller, refusal } from '../../harness.ts';
import { duplicate, invite, linksIn, list, me, remove, startPeople, tokenOf, wrongField } from './people.ts';

const { app, askForLink, follow, invited, ownerOf, somebody, start, withCookie } = await startPeople();

describe('an invitation', () => {
  test.each(['owner', 'approver', 'member', 'viewer'] as const)(
    'creates a %s, whose mail has a link that signs in once',
    async (role) => {
      const organisationId = await app.organisation('customer', `Lamps\n${role} Ltd`);
      const email = somebody();
      const member = await invite(await ownerOf(organisationId), { email, role });
      expect(member).toEqual({ id: expect.any(String), email, role, createdAt: start.toISOString(), signedInAt: null });
      await app.idle();
      expect(app.sent).toHaveLength(1);
      const { to, from, subject, text } = app.sent[0]!;
      expect([to, from, subject]).toEqual([email, 'rfq@founder.example', `You are invited to Lamps ${role} Ltd`]);
      const [link, ...more] = linksIn(text);
      expect(more).toEqual([]);

      const page = await app.app.request(link!);
      expect([page.status, page.headers.get('set-cookie')], 'opening it does nothing: scanners open links').toEqual([
        200,
        null,
      ]);
      const token = await follow(link!);
      expect(await me(withCookie(token!))).toEqual({ role, email });
      expect(await follow(link!)).toBeNull();
      const { nodes } = await list(await ownerOf(organisationId), 'members');
      expect(nodes.find(({ id }) => id === member.id).signedInAt).toBe(start.toISOString());
    },
  );

  test('opened in two places at once signs in at one of them', async () => {
    const { link } = await invited(await ownerOf());
    const second = await app.secondInstance();
    const tokens = await Promise.all([app.app, second, app.app, second].map((on) => follow(link, { on })));
    expect(tokens.filter(Boolean)).toHaveLength(1);
  });

  test('expires after fifteen minutes', async () => {
    const owner = await ownerOf();
    const [early, late] = [await invited(owner), await invited(owner)];
    try {
      app.clock.now = new Date(start.getTime() + 15 * 60_000 - 1);
      expect(await follow(early.link)).not.toBeNull();
      app.clock.now = new Date(start.getTime() + 15 * 60_000);
      expect(await follow(late.link)).toBeNull();
    } finally {
      app.clock.now = start;
    }
  });

  test('is sent to an address once, in any case', async () => {
    const owner = await ownerOf();
    const email = somebody();
    expect(await invite(owner, { email: email.toUpperCase(), role: 'member' })).toMatchObject({ email });
    for (const same of [email, email.toUpperCase(), email.replace('p', 'P')]) {
      expect(await refusal(invite(owner, { email: same, role: 'owner' }))).toMatchObject(duplicate);
    }
    await app.idle();
    expect(app.sent.map(({ to }) => to)).toEqual([email]);
    expect(await list(owner, 'members')).toMatchObject({ totalCount: 2 });
  });

  test('of one address by two owners at once creates one member', async () => {
    const owner = await ownerOf();
    const other = await ownerOf(owner.organisationId);
    const second = await app.secondInstance();
    for (let i = 0; i < 5; i++) {
      const email = somebody();
      const answers = await Promise.all(
        [owner, withCookie(other.token, second), other, withCookie(owner.token, second)].map((by) =>
          invite(by, { email, role: 'member' }).catch(({ response }) => response.errors[0].extensions),
        ),
      );
      expect(answers.filter((answer) => answer.email === email)).toHaveLength(1);
      expect(answers.filter((answer) => answer.code)).toMatchObject(Array(3).fill(duplicate));
    }
  });

  test.each<[string, object, string, string]>([
    ['no address', { email: 'somebody' }, '/email', 'invalid_format'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, '/email', 'invalid_format'],
    ['a name beside the address', { email: 'A <a@b.example>' }, '/email', 'invalid_format'],
    ['a line break', { email: 'a@b.example\r\nBcc: c@d.example' }, '/email', 'invalid_format'],
    ['255 characters', { email: `a@${'b.'.repeat(123)}example` }, '/email', 'too_long'],
  ])('with %s is rejected and sends nothing', async (_, input, path, code) => {
    const owner = await ownerOf();
    expect(await refusal(invite(owner, { role: 'member', ...input }))).toMatchObject(wrongField(path, code));
    expect(await list(owner, 'members')).toMatchObject({ totalCount: 1 });
    await app.idle();
    expect(app.sent).toEqual([]);
  });

  test('is limited to fifty per day and organisation', async () => {
    const owner = await ownerOf();
    await app
      .asOwner()
      .execute('select auth.consume(?, null, 50) from generate_series(1, 49)', [
        `invitations_per_day:${owner.organisationId}`,
      ]);
    await invite(owner, { email: somebody(), role: 'member' });
    const refused = await refusal(invite(owner, { email: somebody(), role: 'member' }));
    expect(refused).toMatchObject({
      status: 429,
      code: 'quota_reached',
      details: { limit: 'invitations_per_day', max: 50, windowSeconds: 86_400 },
    });
    expect(refused!['details'].retryAfterSeconds).toBeGreaterThan(86_400 - 1);
    expect(await list(owner, 'members')).toMatchObject({ totalCount: 2 });
    await app.idle();
    expect(app.sent).toHaveLength(1);
    await invite(await ownerOf(), { email: somebody(), role: 'member' });
  });

  test('that is rejected is not counted', async () => {
    const owner = await ownerOf();
    await app
      .asOwner()
      .execute('select auth.consume(?, null, 50) from generate_series(1, 49)', [
        `invitations_per_day:${owner.organisationId}`,
      ]);
    expect(await refusal(invite(owner, { email: owner.email, role: 'member' }))).toMatchObject(duplicate);
    await invite(owner, { email: somebody(), role: 'member' });
  });
});

test('a person in two organisations is two members, each with a link, session and role', async () => {
  const [lamps, chairs] = [await app.organisation('customer', 'Lamps'), await app.organisation('customer', 'Chairs')];
  const [one, two] = [await ownerOf(lamps), await ownerOf(chairs)];
  const email = somebody();
  const there = await invited(one, 'viewer', email);
  await invited(two, 'owner', email);
  await app.idle();
  app.sent.length = 0;
  await askForLink(email.toUpperCase());
  expect(app.sent).toMatchObject([{ to: email, subject: 'Sign in' }]);
  const links = [...app.sent[0]!.text.matchAll(/^(Lamps|Chairs)\n(http\S+)$/gm)].map(([, name, url]) => [name!, url!]);
  expect(links.map(([name]) => name)).toEqual(['Lamps', 'Chairs']);
  const [lamp, chair] = [(await follow(links[0]![1]!))!, (await follow(links[1]![1]!))!].map((token) =>
    withCookie(token),
  );
  const where = async (by: Caller) => (await by.rest('GET', '/me')).body['organisation'].name;
  expect([await where(lamp!), await where(chair!)]).toEqual(['Lamps', 'Chairs']);
  expect([await me(lamp!), await me(chair!)]).toEqual([
    { role: 'viewer', email },
    { role: 'owner', email },
  ]);
  await remove(one, { id: there.id });
  expect(await refusal(me(lamp!))).toMatchObject({ code: 'unauthenticated' });
  expect(await me(chair!)).toEqual({ role: 'owner', email });
  await app.idle();
  app.sent.length = 0;
  await askForLink(email);
  expect(app.sent.map(({ subject, text }) => [subject, linksIn(text).length])).toEqual([['Sign in to Chairs', 1]]);
});

describe('requesting a sign-in link', () => {
  test('returns the same for known and unknown addresses; only known ones get mail', async () => {
    const { email } = await ownerOf();
    const unknown = somebody();
    const [known, other] = [await askForLink(email), await askForLink(unknown)];
    expect([known.status, other]).toEqual([200, known]);
    expect(app.sent.map(({ to, text }) => [to, linksIn(text).length])).toEqual([[email, 1]]);
    expect(known.page).not.toContain(tokenOf(linksIn(app.sent[0]!.text)[0]!));
    const token = await follow(linksIn(app.sent[0]!.text)[0]!);
    expect(await me(withCookie(token!))).toEqual({ role: 'owner', email });
  });

  test('is limited to five per hour, address and network over two concurrent instances, without revealing it', async () => {
    const { email } = await ownerOf();
    const doors = [app.app, await app.secondInstance()];
    const from = '198.51.100.5';
    const ask = (i: number) => askForLink(email, { on: doors[i % 2], from });
    const answers = await Promise.all(Array.from({ length: 9 }, (_, i) => ask(i)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(app.sent).toHaveLength(5);
    await askForLink((await ownerOf()).email);
    expect(app.sent, 'to another').toHaveLength(6);
    await askForLink(email);
    expect(app.sent, 'from elsewhere').toHaveLength(7);
  });

  test('is limited to twenty per hour and address over all networks', async () => {
    const { email } = await ownerOf();
    await Promise.all(Array.from({ length: 25 }, () => askForLink(email)));
    expect(app.sent).toHaveLength(20);
    const earlier = 'update auth.rate_window set minute = (select array_agg(t - 3600000) from unnest(minute) t)';
    await app.asOwner().execute(`${earlier} where bucket like 'sign_in_links:%'`);
    await askForLink(email);
    expect(app.sent).toHaveLength(21);
  });

  test('is limited to ten per hour and network for any address', async () => {
    const from = '198.51.100.9';
    const doors = [app.app, await app.secondInstance()];
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, i) => askForLink(somebody(), { on: doors[i % 2], from: `10.0.0.${i}, ${from}` })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 4]);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(3500);
    const { email } = await ownerOf();
    expect((await askForLink(email, { from })).status).toBe(429);
    expect(app.sent).toEqual([]);
    expect((await askForLink(email, { from: '198.51.100.10' })).status).toBe(200);
    expect(app.sent).toHaveLength(1);
  });
});
