import { describe, expect, test } from 'vitest';
import { formsOf, startPages } from './browser.ts';

const app = await startPages();
const { anonymous, signedIn, linkFor } = app;

describe('requesting a link', () => {
  test('gives the same response to everyone and sends mail only to members', async () => {
    const { email } = await signedIn();
    const [known, unknown] = [
      await anonymous().post('/sign-in', { email: `  ${email.toUpperCase()} ` }),
      await anonymous().post('/sign-in', { email: 'nobody@people.example' }),
    ];
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    const [mine, theirs] = [known, unknown].map(({ headers }) => ({
      ...Object.fromEntries(headers),
      'x-request-id': '',
    }));
    expect(mine).toEqual(theirs);
    expect(known.text).toContain(
      'If this address belongs to a member, a link has been sent. It is valid once, for 15 minutes.',
    );
    expect(known.text).not.toContain('log');
    await expect.poll(() => app.sent.map(({ to }) => to)).toEqual([email]);
  });

  test('refers to the server log if mail is not configured', async () => {
    const { email } = await signedIn();
    const { text } = await anonymous(await app.secondInstance({ mailer: null })).post('/sign-in', { email });
    expect(text).toContain('The operator can find the link in the server log');
  });

  test.each(['', 'ada', 'ada@', 'a@b.example\r\nBcc: x@y.example', `${'a'.repeat(250)}@b.example`])(
    'takes no address like %j, and keeps what was typed',
    async (email) => {
      const { status, text } = await anonymous().post('/sign-in', { email: email, next: '/device' });
      expect(status).toBe(400);
      expect(text).toContain('id="email-problem"');
      expect(text).toContain('aria-describedby="email-problem"');
      expect(text).toContain('name="next" value="/device"');
      expect(text).toContain(`value="${email}"`);
    },
  );

  test('is rate-limited per client address', async () => {
    const me = anonymous();
    for (let i = 0; i < 10; i++) await me.post('/sign-in', { email: 'nobody@people.example' });
    const { status, headers, text } = await me.post('/sign-in', { email: 'nobody@people.example' });
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    expect(text).toContain('Try again in 60 minutes.');
  });
});

describe('a sign-in link', () => {
  test('is consumed by its button, not by opening it, and signs in once', async () => {
    const { email } = await signedIn();
    const { path, token, next } = await linkFor(email, '/device');
    const me = anonymous();
    for (let i = 0; i < 2; i++) {
      const opened = await me.get(path);
      expect([opened.status, opened.headers.get('set-cookie')]).toEqual([200, null]);
      expect(opened.text).toContain(`name="token" value="${token}"`);
    }
    const used = await me.post('/sign-in/link', { token, next });
    expect([used.status, used.headers.get('location')]).toEqual([303, '/device']);
    const [cookie, ...attributes] = used.headers.get('set-cookie')!.split('; ');
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect((await formsOf(app.app, { cookie: cookie! }).get('/keys')).text).toContain(email);

    const again = await me.post('/sign-in/link', { token, next });
    expect([again.status, again.headers.get('set-cookie')]).toEqual([410, null]);
    expect(again.text).toContain('href="/sign-in?next=%2Fdevice"');
  });

  test('expires after 15 minutes', async () => {
    const { email } = await signedIn();
    const [early, late] = [await linkFor(email), await linkFor(email)];
    const asked = app.clock.now;
    app.at(asked, 15 * 60 - 1);
    expect((await anonymous().post('/sign-in/link', early)).status).toBe(303);
    app.at(asked, 15 * 60);
    expect((await anonymous().post('/sign-in/link', late)).status).toBe(410);
    app.at(asked, 0);
  });

  test.each(['', 'x', 'x'.repeat(43)])('that is invalid, %j, gets the same response as a used one', async (token) => {
    expect((await anonymous().post('/sign-in/link', { token })).status).toBe(410);
  });
});

describe('signing out', () => {
  test('ends the session and deletes the cookie', async () => {
    const me = await signedIn();
    const out = await me.post('/sign-out');
    expect([out.status, out.headers.get('location')]).toEqual([303, '/sign-in?signed-out']);
    expect(out.headers.get('set-cookie')).toBe(
      '__Host-ssd_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect((await me.get('/keys')).headers.get('location')).toBe('/sign-in?next=%2Fkeys');
    expect((await anonymous().get('/sign-in?signed-out')).text).toContain('You are signed out.');
  });
});

describe('the page after sign-in', () => {
  const ours = ['/keys', '/device', '/device?user_code=BCDF-GHJK', '/device?user_code=bcdf%20ghjk'];
  test.each(ours)('%s is accepted', async (next) => {
    const me = await signedIn();
    expect((await me.get(`/sign-in?next=${encodeURIComponent(next)}`)).headers.get('location')).toBe(next);
    const { token } = await linkFor(me.email);
    expect((await anonymous().post('/sign-in/link', { token, next })).headers.get('location')).toBe(next);
  });

  test('mails contain no device code, because the requester may be someone else', async () => {
    const me = await signedIn();
    expect((await linkFor(me.email, '/device?user_code=BCDF-GHJK')).next).toBe('/device');
    expect(app.sent.at(-1)!.text).not.toContain('BCDF');
  });

  test.each([
    ...['//evil.test', '/\\evil.test', '\\\\evil.test', 'https://evil.test', 'https:evil.test', '/%2Fevil.test'],
    ...['javascript:alert(1)', '/keys//evil.test', '/keys/../..//evil.test', '/keys@evil.test', ' /keys', '/keys\n'],
    ...[
      '/device?user_code=a&x=//evil.test',
      '/device?user_code=//evil.test',
      '/device\r\nSet-Cookie: a=b',
      '/sign-out',
    ],
    ...['/device/approve', '/keys?revoked=1', '.', '%2Fkeys', 'http://gateway.test/keys', '/device#//evil.test'],
  ])('%j is replaced by /, where the dashboard is', async (next) => {
    const me = await signedIn();
    const query = `next=${encodeURIComponent(next)}`;
    expect((await me.get(`/sign-in?${query}`)).headers.get('location')).toBe('/');
    const { token } = await linkFor(me.email);
    const page = await anonymous().get(`/sign-in/link?token=${token}&${query}`);
    expect(page.text).toContain('name="next" value="/"');
    expect((await anonymous().post('/sign-in/link', { token, next })).headers.get('location')).toBe('/');
  });

  test.each([
    ['/keys', '/keys'],
    ['/keys/revoke?id=1', '/keys'],
    ['/device', '/device'],
    ['/device?user_code=BCDF-GHJK', '/device?user_code=BCDF-GHJK'],
    ['/device?user_code=bcdf+ghjk', '/device?user_code=bcdf%20ghjk'],
  ])('opening %s leads to sign-in and then to %s', async (path, next) => {
    const refused = await anonymous().get(path);
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      `/sign-in?next=${encodeURIComponent(next)}`,
    ]);
    const asked = await anonymous().get(refused.headers.get('location')!);
    expect(asked.text).toContain(`name="next" value="${next}"`);
  });

  test('a form that is submitted after the session has ended leads to sign-in', async () => {
    const { status, headers } = await anonymous().post('/device/approve', { user_code: 'BCDF-GHJK' });
    expect([status, headers.get('location')]).toEqual([303, '/sign-in?next=%2Fdevice']);
  });
});
