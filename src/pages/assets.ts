import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Context as Call, Hono } from 'hono';
import { createStaticText } from '#http/compression.ts';
import { sha256 } from '#kernel/hash.ts';

export type Asset = { path: string; respond: ReturnType<typeof createStaticText> };

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** Colours, spaces and type, which the dashboard shares. */
const tokens = new URL('../web/styles/tokens.css', import.meta.url);

/** Paths contain a content hash, so browsers cache them without limit. */
export const style = asset(
  'style.css',
  Buffer.concat([
    readFileSync(tokens),
    ...['frame', 'forms', 'records'].map((part) => readOwnFile(join('style', `${part}.css`))),
  ]),
);
export const copyScript = loadOwnFile('copy.js');
export const draftScript = loadOwnFile('answer-draft.js');
export const passkeyScript = loadOwnFile('passkey.js');
export const accessScript = loadOwnFile('graphql-access.js');
export const explorerStyle = loadOwnFile('explorer.css');
export const explorerScript = loadOwnFile('explorer.js');
export const graphiqlFiles = {
  style: loadPackageFile('graphiql', 'graphiql.min.css'),
  react: loadPackageFile('react-18', 'umd/react.production.min.js'),
  reactDom: loadPackageFile('react-dom-18', 'umd/react-dom.production.min.js'),
  script: loadPackageFile('graphiql', 'graphiql.min.js'),
};

export function createAssetRoutes(): Hono {
  const app = new Hono();
  const all = [style, copyScript, draftScript, passkeyScript, accessScript, explorerStyle, explorerScript];
  for (const file of [...all, ...Object.values(graphiqlFiles)]) {
    app.get(file.path, (c) => sendAsset(c, file));
  }
  return app;
}

export function sendAsset(c: Call, { path, respond }: Asset): Promise<Response> {
  const headers = {
    'Content-Type': types[path.endsWith('.css') ? 'css' : 'js'],
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return respond(headers, c.req.header('accept-encoding'));
}

function readOwnFile(name: string): Buffer {
  return readFileSync(new URL(`assets/${name}`, import.meta.url));
}

function loadOwnFile(name: string): Asset {
  return asset(name, readOwnFile(name));
}

function loadPackageFile(name: string, file: string): Asset {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  // Removes the reference to a source map, which is not served.
  const content = readFileSync(join(folder, file), 'utf8').replace(/\n?(?:\/\/|\/\*)# sourceMappingURL=.*\s*$/, '\n');
  return asset(file.split('/').at(-1) ?? file, Buffer.from(content));
}

function asset(name: string, content: Buffer): Asset {
  return { path: `/pages/${sha256(content).slice(0, 16)}/${name}`, respond: createStaticText(content) };
}
