import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBundle } from '#pages/dashboard/bundle.ts';
import { startApp } from '../../harness.ts';
import { formsOf, startPages } from './browser.ts';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

const app = await startPages();
const unbuilt = await startApp({}, { loadDashboard: () => null });
const id = '01a20022-0000-7000-8000-000000000000';

describe('the dashboard', () => {
  test.each(['/', '/review', `/review/${id}`])(
    '%s is its page, without inline code and with nothing from elsewhere',
    async (path) => {
      const { status, headers, text } = await (await app.signedIn()).get(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      const policy = headers.get('content-security-policy') ?? '';
      const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(text)?.[1];
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain(`script-src 'self'; `);
      expect(policy).not.toContain('unsafe');
      expect(text).not.toMatch(/<script(?! type="module" src="\/app\/)|<style|\sstyle=|\son\w+=|https?:/);
    },
  );

  test('asks for a sign-in, and comes back to the same room', async () => {
    for (const path of ['/', '/review', `/review/${id}`]) {
      const { status, headers } = await app.anonymous().get(path);
      expect([status, headers.get('location')]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
    }
  });

  test('loads files that never change, compressed', async () => {
    const { text } = await (await app.signedIn()).get('/');
    const paths = [...text.matchAll(/(?:src|href)="(\/app\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      expect(path).toMatch(/^\/app\/[\w-]+-[\w-]{8}\.(?:js|css)$/);
      const { headers, status } = await app.app.request(path, { headers: { 'accept-encoding': 'br' } });
      expect([status, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        'br',
      ]);
    }
    expect((await app.anonymous().get('/app/unknown.js')).status).toBe(404);
  });

  test('loads at most 190 KB of compressed script for its first view, whichever room that is', async () => {
    const manifest: Manifest = JSON.parse(readFileSync('dist/web/manifest.json', 'utf8'));
    const filesOf = (name: string): string[] => {
      const { file, imports = [] } = manifest[name]!;
      return [file, ...imports.flatMap(filesOf)];
    };
    const entry = 'src/web/main.tsx';
    const sizeOf = async (file: string) => {
      const response = await app.app.request(`/app/${file}`, { headers: { 'accept-encoding': 'br' } });
      return (await response.arrayBuffer()).byteLength;
    };
    const views = await Promise.all(
      manifest[entry]!.dynamicImports!.map(async (room) => {
        const sizes = await Promise.all([...new Set([...filesOf(entry), ...filesOf(room)])].map(sizeOf));
        return { room, bytes: sizes.reduce((sum, size) => sum + size, 0) };
      }),
    );
    expect(views.length).toBeGreaterThan(1);
    expect(views.filter(({ bytes }) => bytes > 190_000)).toEqual([]);
  });

  test('says how to build it where it is not built, and all else works', async () => {
    const session = await unbuilt.session('owner', await unbuilt.organisation());
    const { get } = formsOf(unbuilt.app, { cookie: `__Host-ssd_session=${session.token}` });
    const { status, text } = await get('/');
    expect([status, text.includes('<code>npm run build</code>')]).toEqual([503, true]);
    expect((await get('/keys')).status).toBe(200);
    expect(readBundle(new URL('file:///nowhere/'))).toBeNull();
  });
});
