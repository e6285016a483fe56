import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { createStaticText } from '#http/compression.ts';
import type { Asset } from '../assets.ts';

const builtFolder = new URL('../../../dist/web/', import.meta.url);
const entryName = 'src/web/main.tsx';
const publicPath = '/app/';

const Entry = z.object({ file: z.string(), css: z.array(z.string()).default([]) });
const Manifest = z.object({ [entryName]: Entry });

export type Bundle = { script: string; styles: string[]; files: ReadonlyMap<string, Asset> };

let loaded: Bundle | null = null;

/** Null until `npm run build` has written the files. */
export function loadBundle(): Bundle | null {
  loaded ??= readBundle(builtFolder);
  return loaded;
}

export function readBundle(folder: URL): Bundle | null {
  const manifest = new URL('manifest.json', folder);
  if (!existsSync(manifest)) return null;
  const entry = Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8')))[entryName];
  const names = readdirSync(folder).filter((name) => /\.(?:css|js)$/.test(name));
  const files = names.map((name): [string, Asset] => {
    const respond = createStaticText(readFileSync(new URL(name, folder)));
    return [name, { path: publicPath + name, respond }];
  });
  return {
    script: publicPath + entry.file,
    styles: entry.css.map((name) => publicPath + name),
    files: new Map(files),
  };
}
