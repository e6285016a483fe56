import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { createStaticText } from '#http/compression.ts';
import type { Served } from '#rest/handler.ts';
import { setPageHeaders } from '../layout.ts';
import { createMissingDocsPages } from './missing-docs.ts';

const builtFolder = join(import.meta.dirname, '../../../dist/docs');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

type File = { respond: ReturnType<typeof createStaticText>; scripts: string };

/** The documentation as `npm run docs:build` has built it. Each file is read when it is first asked for. */
export function createDocsRoutes(folder = builtFolder): Hono<Served> {
  const names = new Set(globSync('**/*.*', { cwd: folder }).filter((name) => extname(name) in types));
  if (!names.has('index.html')) return createMissingDocsPages();
  const app = new Hono<Served>();
  const files = new Map<string, File>();
  const load = (name: string): File => {
    const file = files.get(name) ?? readBuilt(join(folder, name));
    files.set(name, file);
    return file;
  };
  app.get('/docs', (c) => c.redirect('/docs/', 301));
  app.get('/llms.txt', (c) => load('llms.txt').respond(fileHeaders('llms.txt'), c.req.header('accept-encoding')));
  app.get('/docs/*', async (c, next) => {
    const path = c.req.path.slice('/docs/'.length);
    const name = [path, `${path}.html`, `${path}index.html`].find((candidate) => names.has(candidate));
    if (name === undefined) return next();
    const file = load(name);
    const accepted = c.req.header('accept-encoding');
    if (!name.endsWith('.html')) return file.respond(fileHeaders(name), accepted);
    setPageHeaders(c, {
      'script-src': `'self' ${file.scripts}`,
      'font-src': `'self'`,
      'connect-src': `'self'`,
    });
    const headers = Object.fromEntries(c.res.headers);
    return file.respond({ ...headers, 'Content-Type': 'text/html; charset=utf-8' }, accepted);
  });
  return app;
}

const fileHeaders = (name: string): Record<string, string> => ({
  'Content-Type': types[extname(name)] ?? 'application/octet-stream',
  // Names in this folder contain a content hash.
  'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

function readBuilt(path: string): File {
  const content = readFileSync(path);
  const inline = path.endsWith('.html')
    ? [...content.toString().matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)]
    : [];
  const scripts = inline.map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`).join(' ');
  return { respond: createStaticText(content), scripts };
}
