import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codes } from '#kernel/errors.ts';
import { formsOf, startPages } from './browser.ts';

const app = await startPages();
const { anonymous, signedIn, linkFor } = app;

describe('from another origin', () => {
  const origins = [undefined, 'null', 'http://evil.test', 'http://gateway.test.evil.test', 'https://gateway.test'];
  const urlencoded = (form: Record<string, string>) => new URLSearchParams(form).toString();
  const multipart = (form: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.set(name, value);
    return data;
  };
  const bodies: [type: string | undefined, (form: Record<string, string>) => BodyInit][] = [
    ['application/x-www-form-urlencoded', urlencoded],
    ['text/plain', urlencoded],
    [undefined, multipart],
  ];

  test('no form changes anything', async () => {
    const me = await signedIn();
    const { keyId } = await app.live({ organisationId: me.organisationId });
    const link = await linkFor(me.email);
    const { userCode, deviceCode } = await app.start();
    const forms: [string, Record<string, string>][] = [
      ['/sign-in', { email: me.email }],
      ['/sign-in/link', { token: link.token }],
      ['/sign-out', {}],
      ['/keys', { label: 'x', scopes: 'projects:read', known: '1' }],
      ['/keys/revoke', { id: keyId }],
      ['/device/approve', { user_code: userCode }],
      ['/device/deny', { user_code: userCode }],
    ];
    const sent = app.sent.length;
    for (const [path, form] of forms) {
      for (const cookie of [`__Host-ssd_session=${me.token}`, '']) {
        for (const origin of origins) {
          for (const [type, body] of bodies) {
            const headers = { cookie, ...(origin && { origin }), ...(type && { 'content-type': type }) };
            const answer = await app.app.request(path, { method: 'POST', headers, body: body(form) });
            expect([path, cookie, origin, type, answer.status]).toEqual([path, cookie, origin, type, 403]);
            expect(answer.headers.get('set-cookie')).toBeNull();
            expect(await answer.text()).toContain('This form came from another site');
          }
        }
      }
    }
    const keys = await app.keysOf(me.organisationId);
    expect(keys.map(({ id, revoked_at }) => [id, revoked_at])).toEqual([[keyId, null]]);
    expect((await app.rowOf(deviceCode)).status).toBe('pending');
    expect((await me.get('/keys')).status).toBe(200);
    expect((await anonymous().post('/sign-in/link', link)).status).toBe(303);
    expect(app.sent.length).toBe(sent);
  });
});

describe('every page', () => {
  const pagesOf = async () => {
    const me = await signedIn();
    const member = await signedIn('member', me.organisationId);
    const nobody = anonymous();
    const errorCodes = ['the error codes', 200, await nobody.get('/docs/errors')] as const;
    return [
      ['the sign-in', 200, await nobody.get('/sign-in')],
      ['a dead link', 410, await nobody.post('/sign-in/link', { token: 'x' })],
      ['a redirection', 303, await nobody.get('/keys')],
      ['a foreign form', 403, await formsOf(app.app, { origin: 'http://evil.test' }).post('/sign-in')],
      ['the keys', 200, await me.get('/keys')],
      ['a refusal', 403, await member.get('/keys')],
      // Where the documentation is built, this is a page of it.
      ...(existsSync('dist/docs') ? [] : [errorCodes]),
      ['nothing', 404, await me.get('/keys/revoke?id=1')],
      [
        'a bad key',
        401,
        await formsOf(app.app, { authorization: 'Bearer x', 'x-forwarded-for': '192.0.2.1' }).get('/keys'),
      ],
    ] as const;
  };

  test('has headers against storing, framing and foreign content', async () => {
    for (const [name, expected, { status, headers }] of await pagesOf()) {
      expect([name, status]).toEqual([name, expected]);
      expect([name, Object.fromEntries(headers)]).toMatchObject([
        name,
        {
          'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
          'cache-control': 'no-store',
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'referrer-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'x-request-id': expect.stringMatching(/^req_/),
        },
      ]);
    }
  });

  test('with an error shows the request id; a refused key is redirected to sign-in', async () => {
    const refused = (await pagesOf()).filter(([, status]) => status >= 400 && status !== 410);
    for (const [name, , { headers, text }] of refused) {
      expect([name, text.includes(headers.get('x-request-id')!)]).toEqual([name, true]);
    }
    expect(refused.find(([name]) => name === 'a bad key')![2].headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each([
    ['of more than 64 KiB', 'x'.repeat(65_537), 'The body exceeds 65536 bytes.'],
    ['that holds a NUL', 'a\0', 'Must not contain NUL.'],
  ])('refuses a form %s', async (_, label, words) => {
    const { status, text } = await (await signedIn()).post('/keys', { label });
    expect([status, text.includes(words)]).toEqual([400, true]);
  });

  test('hides internal errors and logs them', async () => {
    const broken = await app.secondInstance({
      now: () => {
        throw new Error('password of the database');
      },
    });
    const { token, organisationId } = await signedIn();
    await app.live({ organisationId });
    const { status, text } = await formsOf(broken, { cookie: `__Host-ssd_session=${token}` }).get('/keys');
    expect([status, text.includes('password')]).toEqual([500, false]);
    expect(text).toContain('Internal error');
    expect(app.logged.join()).toContain('password of the database');
  });

  test('of an error code is where errors point to', async () => {
    const { body } = await app.caller().graph('{ me { mode } }');
    const docs = new URL(body['errors'][0].extensions.docs);
    const { status, text } = await anonymous().get(docs.pathname);
    expect([status, docs.hash, text.includes('id="unauthenticated"')]).toEqual([200, '#unauthenticated', true]);
    expect(codes.filter((code) => !text.includes(`id="${code}"`))).toEqual([]);
  });

  test('loads its style from a content-hashed URL', async () => {
    const [, path] = /<link rel="stylesheet" href="([^"]+)">/.exec((await anonymous().get('/sign-in')).text)!;
    const { status, headers, text } = await anonymous().get(path!);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(text).toContain('prefers-color-scheme: dark');
    expect(path).toMatch(/^\/pages\/[0-9a-f]{16}\/style\.css$/);
  });
});

describe.each(['member', 'reviewer'] as const)('a %s', (role) => {
  test.each(['/keys', '/keys/revoke?id=x', '/device', '/device?user_code=BCDF-GHJK'])(
    'is told at %s that an owner is required',
    async (path) => {
      const me = await signedIn(role, await app.organisation('customer', 'Bright Hardware'));
      const { status, text } = await me.get(path);
      expect([status, text.includes('An owner of <bdi>Bright Hardware</bdi> must do this.')]).toEqual([403, true]);
    },
  );

  test('cannot change anything', async () => {
    const me = await signedIn(role);
    const { keyId } = await app.live({ organisationId: me.organisationId });
    const { userCode, deviceCode } = await app.start();
    const answers = [
      await me.post('/keys', { label: 'x', scopes: 'projects:read', known: '1' }),
      await me.post('/keys/revoke', { id: keyId }),
      await me.post('/device/approve', { user_code: userCode }),
      await me.post('/device/deny', { user_code: userCode }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 403]);
    expect((await app.keysOf(me.organisationId)).map(({ id, revoked_at }) => [id, revoked_at])).toEqual([
      [keyId, null],
    ]);
    expect((await app.rowOf(deviceCode)).status).toBe('pending');
  });
});

test('API keys are not accepted on pages', async () => {
  const { secret } = await app.live();
  const me = formsOf(app.app, { authorization: `Bearer ${secret}` });
  for (const path of ['/keys', '/device']) expect((await me.get(path)).status).toBe(403);
});

test('search engines may read the public pages and nothing else', async () => {
  const { status, headers, text } = await anonymous().get('/robots.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(text.match(/(?<=Allow: ).+|Disallow: .+/g)).toEqual(['/docs/', '/sign-in', 'Disallow: /']);
  expect((await anonymous().get('/sign-in')).text).toContain('<meta name="description"');
});
