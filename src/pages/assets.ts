import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { sha256 } from '#kernel/digest.ts';

/** The files of the pages. Their names change with their content, so browsers may keep them for good. */
export const style = asset('style.css', 'text/css; charset=utf-8');
export const copyScript = asset('copy.js', 'text/javascript; charset=utf-8');

export function assets(): Hono {
  const app = new Hono();
  for (const { path, content, type } of [style, copyScript]) {
    app.get(path, (c) => c.body(content, 200, { ...kept, 'Content-Type': type }));
  }
  return app;
}

const kept = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function asset(name: string, type: string) {
  const content = readFileSync(new URL(name, import.meta.url), 'utf8');
  return { path: `/pages/${sha256(content).slice(0, 16)}/${name}`, content, type };
}
