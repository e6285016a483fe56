import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type Context as Call, Hono } from 'hono';
import { sha256 } from '#kernel/hash.ts';

type Encoding = 'br' | 'gzip';
type Asset = { path: string; serve: (accepted: string) => Promise<{ encoding: Encoding | null; bytes: Buffer }> };

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const packers: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // The best quality takes seconds per megabyte and saves a few per cent.
  br: (content) => promisify(brotliCompress)(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => promisify(gzip)(content),
};

/** Paths contain a content hash, so browsers cache them without limit. */
export const style = loadOwnFile('style.css');
export const copyScript = loadOwnFile('copy.js');
export const passkeyScript = loadOwnFile('passkey.js');
export const accessScript = loadOwnFile('graphql-access.js');
export const explorerStyle = loadOwnFile('explorer.css');
export const explorerScript = loadOwnFile('explorer.js');
export const referenceScript = loadOwnFile('reference.js');
export const graphiqlFiles = {
  style: loadPackageFile('graphiql', 'graphiql.min.css'),
  react: loadPackageFile('react', 'umd/react.production.min.js'),
  reactDom: loadPackageFile('react-dom', 'umd/react-dom.production.min.js'),
  script: loadPackageFile('graphiql', 'graphiql.min.js'),
};
export const swaggerFiles = {
  style: loadPackageFile('swagger-ui-dist', 'swagger-ui.css'),
  script: loadPackageFile('swagger-ui-dist', 'swagger-ui-bundle.js'),
};

export function createAssetRoutes(): Hono {
  const app = new Hono();
  const all = [style, copyScript, passkeyScript, accessScript, explorerStyle, explorerScript, referenceScript];
  for (const createAsset of [...all, ...Object.values(graphiqlFiles), ...Object.values(swaggerFiles)]) {
    app.get(createAsset.path, (c) => respond(c, createAsset));
  }
  return app;
}

async function respond(c: Call, { path, serve }: Asset): Promise<Response> {
  const { encoding, bytes } = await serve(c.req.header('accept-encoding') ?? '');
  const headers: Record<string, string> = {
    'Content-Type': types[path.endsWith('.css') ? 'css' : 'js'],
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (encoding) headers['Content-Encoding'] = encoding;
  return new Response(new Uint8Array(bytes), { headers });
}

function loadOwnFile(name: string): Asset {
  return asset(name, readFileSync(new URL(`assets/${name}`, import.meta.url)));
}

function loadPackageFile(name: string, file: string): Asset {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  // Removes the reference to a source map, which is not served.
  const content = readFileSync(join(folder, file), 'utf8').replace(/\n?(?:\/\/|\/\*)# sourceMappingURL=.*\s*$/, '\n');
  return asset(file.split('/').at(-1) ?? file, Buffer.from(content));
}

function asset(name: string, content: Buffer): Asset {
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    path: `/pages/${sha256(content).slice(0, 16)}/${name}`,
    async serve(accepted) {
      const encoding = (['br', 'gzip'] as const).find((one) =>
        new RegExp(`\\b${one}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted),
      );
      if (!encoding) return { encoding: null, bytes: content };
      const bytes = packed.get(encoding) ?? packers[encoding](content);
      packed.set(encoding, bytes);
      return { encoding, bytes: await bytes };
    },
  };
}
