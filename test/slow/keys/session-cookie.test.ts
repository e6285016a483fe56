import { beforeEach, describe, expect, test } from 'vitest';
import { getSessionCookieName, isLoopback } from '#http/session-cookie.ts';
import { type App, startApp } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const app = await startApp();
app.clock.now = new Date();
const programs = openPrograms(settingsOf(app));

const whoAmI = (cookie: string) => app.caller({ cookie }).rest('GET', '/me');
const owner = async (): Promise<Awaited<ReturnType<App['session']>>> => app.session('owner', await app.organisation());

const [hosted, local] = ['__Host-ssd_session', 'ssd_session'];

describe.each([
  ['https://gateway.example', hosted, local],
  ['https://localhost:4000', hosted, local],
  ['http://gateway.example', hosted, local],
  ['http://localhost:4000', local, hosted],
  ['http://127.0.0.1:4000', local, hosted],
  ['http://[::1]:4000', local, hosted],
])('on %s', (publicUrl, name, other) => {
  beforeEach(() => {
    app.settings.publicUrl = publicUrl;
  });

  test(`a session is read from ${name} only`, async () => {
    const { token } = await owner();
    expect((await whoAmI(`theme=dark; ${name}=${token}`)).status).toBe(200);
    for (const cookie of [`${other}=${token}`, `x${name}=${token}`, `${name.toUpperCase()}=${token}`, `${name}=`]) {
      expect([cookie, (await whoAmI(cookie)).status]).toEqual([cookie, 401]);
    }
  });

  test('two cookies of that name are rejected, whichever is valid', async () => {
    const [mine, planted] = [await owner(), await owner()];
    for (const [first, second] of [
      [mine.token, planted.token],
      [planted.token, mine.token],
      [mine.token, mine.token],
      ['', mine.token],
    ]) {
      expect((await whoAmI(`${name}=${first}; ${name}=${second}`)).status).toBe(401);
    }
    expect((await whoAmI(`${other}=${planted.token}; ${name}=${mine.token}`)).status).toBe(200);
  });
});

test.each([
  ['http://localhost', true],
  ['http://127.9.0.1:80', true],
  ['https://[::1]:8443', true],
  ['http://localhost.example', false],
  ['http://127.0.0.1.example', false],
  ['http://10.0.0.1', false],
])('%s is loopback: %s', (publicUrl, expected) => {
  expect(isLoopback(publicUrl)).toBe(expected);
});

test('the console prints the cookie for PUBLIC_URL, which signs a browser in', async () => {
  const org = await app.organisation();
  const create = ['session', 'create', '--org', org, '--email', 'a@people.example', '--role', 'owner'];
  for (const publicUrl of ['http://localhost:4000', 'https://gateway.example']) {
    const { out } = await programs.run(['src/admin.ts', ...create], { PUBLIC_URL: publicUrl }).ended;
    const { cookie, signInUrl } = JSON.parse(out);
    expect(cookie.split('=')[0]).toBe(getSessionCookieName(publicUrl));
    expect(signInUrl).toMatch(`${publicUrl}/sign-in/link?token=`);
    app.settings.publicUrl = publicUrl;
    expect((await whoAmI(cookie)).status).toBe(200);
  }
});

test.each([
  ['127.0.0.1', 'http://localhost:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['::1', 'http://localhost:4000'],
  ['192.0.2.1', 'http://192.0.2.1:4000'],
  ['2001:db8::1', 'http://[2001:db8::1]:4000'],
])('with HOST %s and no PUBLIC_URL, console links begin with %s', async (host, publicUrl) => {
  const org = await app.organisation();
  const create = ['session', 'create', '--org', org, '--email', 'b@people.example', '--role', 'member'];
  const { out } = await programs.run(['src/admin.ts', ...create], { HOST: host }).ended;
  expect(JSON.parse(out).signInUrl).toMatch(`${publicUrl}/sign-in/link?token=`);
});

test.each([
  ['org', ['org', 'create', '--name', 'Acme\r\nRobotics']],
  ['org', ['org', 'create', '--name', 'Acme\u202e']],
  ['key', ['key', 'create', '--org', '019f0000-0000-7000-8000-000000000000', '--label', 'a\u2066b']],
])('the console rejects line breaks and bidirectional marks in the name of an %s', async (_, args) => {
  const { code, answer } = await programs.admin(...args);
  expect([code, answer.error]).toMatchObject([
    2,
    { code: 'usage', message: expect.stringContaining('without line breaks or text direction marks') },
  ]);
});
