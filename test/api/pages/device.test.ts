import { describe, expect, test } from 'vitest';
import { harmless, hostile, startPages } from './browser.ts';

const app = await startPages();
const { signedIn } = app;

describe('a device connection', () => {
  test('shows client, scopes and the code to compare', async () => {
    const me = await signedIn('owner', await app.organisation('customer', 'Bright Hardware'));
    const { userCode } = await app.start({
      clientName: 'ssd-cli',
      clientVersion: '1.4.2',
      label: 'laptop',
      scopes: ['approvals:write', 'runs:read'],
    });
    for (const typed of [userCode, userCode.toLowerCase().replace('-', ''), ` ${userCode.replace('-', ' ')} `]) {
      const { status, text } = await me.get(`/device?user_code=${encodeURIComponent(typed)}`);
      expect(status).toBe(200);
      expect(text).toContain('<bdi>ssd-cli</bdi> <bdi>1.4.2</bdi>');
      expect(text).toContain('<dd><bdi>laptop</bdi></dd>');
      expect(text).toContain('<dt>Region</dt><dd>unknown</dd>');
      expect(text).toContain(`<p class="usercode"><code>${userCode}</code></p>`);
      expect(text).toMatch(/sender of the code would get access to <bdi>Bright Hardware<\/bdi>/);
      expect(text.match(/<time /g)).toHaveLength(2);
      expect(text).toContain('Read runs');
    }
  });

  test('lists sensitive scopes first, with warnings', async () => {
    const me = await signedIn();
    const { userCode } = await app.start({
      scopes: ['actions:read', 'approvals:write', 'contacts:read', 'internal:*'],
    });
    const { text } = await me.get(`/device?user_code=${userCode}`);
    expect(
      [...text.matchAll(/(?:class="warning">([^<]+)<\/strong>\s*)?<code>(\w+:[\w*]+)</g)].map(([, warning, scope]) => [
        scope,
        warning,
      ]),
    ).toEqual([
      ['approvals:write', 'Sends mail to suppliers'],
      ['contacts:read', 'Reveals contacts'],
      ['internal:*', 'Operator only'],
      ['actions:read', undefined],
    ]);
  });

  test.each([
    ['approve', 'approved', 'Approved'],
    ['deny', 'denied', 'Denied'],
  ])('waits until an owner presses %s; a second decision is refused', async (verb, status, title) => {
    const me = await signedIn();
    const { userCode, deviceCode } = await app.start();
    await me.get(`/device?user_code=${userCode}`);
    expect((await app.rowOf(deviceCode)).status).toBe('pending');
    const decided = await me.post(`/device/${verb}`, { user_code: userCode });
    expect([decided.status, decided.text.includes(`<h1>${title}</h1>`)]).toEqual([200, true]);
    expect((await app.poll(deviceCode)).body['status']).toBe(status);
    for (const again of ['approve', 'deny']) {
      const { status, text } = await me.post(`/device/${again}`, { user_code: userCode });
      expect([status, text.includes('Already decided')]).toEqual([409, true]);
    }
    const shown = await me.get(`/device?user_code=${userCode}`);
    expect([shown.status, shown.text.includes(`was ${status}`)]).toEqual([409, true]);
  });

  test.each<[string, (started: { deviceCode: string }) => Promise<unknown>]>([
    ['was cancelled by the device', ({ deviceCode }) => app.cancel(deviceCode)],
    ['has expired', async () => app.at(app.clock.now, 901)],
  ])('that %s cannot be approved any more', async (words, end) => {
    const me = await signedIn();
    const started = await app.start();
    await end(started);
    const { status, text } = await me.get(`/device?user_code=${started.userCode}`);
    expect([status, text.includes(words), text.includes('/device/approve')]).toEqual([409, true, false]);
    expect((await me.post('/device/approve', { user_code: started.userCode })).status).toBe(409);
    app.clock.now = new Date();
  });

  test('with scopes beyond those of the organisation can only be denied', async () => {
    const me = await signedIn();
    const { userCode, deviceCode } = await app.start({ scopes: ['internal:*'] });
    const { status, text } = await me.post('/device/approve', { user_code: userCode });
    expect([status, (await app.rowOf(deviceCode)).status]).toEqual([400, 'pending']);
    expect(text).toMatch(/role="alert"[^>]*>This organisation cannot grant the requested scopes: internal:\*/);
    expect((await me.post('/device/deny', { user_code: userCode })).status).toBe(200);
  });

  test.each(['BBBB-BBBB', 'x', 'x'.repeat(200), '<script>alert(1)</script>'])(
    'is not found under %j: the code is asked for again',
    async (typed) => {
      const me = await signedIn();
      for (const { status, text } of [
        await me.get(`/device?user_code=${encodeURIComponent(typed)}`),
        await me.post('/device/approve', { user_code: typed }),
      ]) {
        expect(status).toBe(404);
        expect(text).toContain('id="code-problem"');
        expect(text).not.toContain('<script>alert');
      }
    },
  );

  test('cannot be found by guessing: ten wrong codes per hour', async () => {
    const me = await signedIn();
    for (let i = 0; i < 10; i++) expect((await me.get('/device?user_code=BBBB-BBBB')).status).toBe(404);
    const { userCode } = await app.start();
    const { status, headers, text } = await me.get(`/device?user_code=${userCode}`);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.closeTo(3600, -2)]);
    expect(text).toContain('Try again in 60 minutes.');
  });

  test('without a code shows the code form and uses no attempt', async () => {
    const me = await signedIn();
    for (let i = 0; i < 11; i++) expect((await me.get('/device')).status).toBe(200);
    expect((await me.get('/device?user_code=')).text).toContain('name="user_code" value=""');
  });

  test('is shown with escaped names', async () => {
    const me = await signedIn('owner', await app.organisation('customer', hostile));
    const { userCode, deviceCode } = await app.start();
    // Names with marks of text direction are refused today; records from before may hold them.
    const { id } = await app.rowOf(deviceCode);
    await app
      .asOwner()
      .execute('update device_connection set client_name = ?, client_version = ?, label = ? where id = ?', [
        ...[hostile, hostile.slice(0, 40), hostile, id],
      ]);
    const asked = await me.get(`/device?user_code=${userCode}`);
    const decided = await me.post('/device/approve', { user_code: userCode });
    for (const { text } of [asked, decided]) {
      expect(text).toContain(harmless);
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('\u202e');
    }
  });
});
