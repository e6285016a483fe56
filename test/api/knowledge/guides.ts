import { type DocumentRejection, type DocumentRow, readDocument } from '#modules/guidance/knowledge/document.file.ts';
import { importDocuments } from '#modules/guidance/knowledge/knowledge-import.service.ts';
import type { App } from '../../harness.ts';

export type Guide = { file?: string; matter: Record<string, string>; body?: string };

/** A Markdown file with front matter. */
export const written = ({ matter, body = 'Some text.' }: Guide): string =>
  ['---', ...Object.entries(matter).map(([key, value]) => `${key}: ${value}`), '---', body].join('\n');

/** The required fields of a guide. */
export const least = (id: string, more: Record<string, string> = {}) => ({
  id,
  title: `Guide ${id}`,
  language: 'en',
  summary: 'A summary.',
  ...more,
});

export const read = (text: string | Uint8Array, file = 'guide.md'): DocumentRow | DocumentRejection[] =>
  readDocument({ file, bytes: typeof text === 'string' ? Buffer.from(text) : text });

/** Imports guides like the operator console. */
export function imported(app: App, guides: Guide[], options: { dryRun?: boolean } = {}) {
  async function* files() {
    for (const [at, guide] of guides.entries()) yield read(written(guide), guide.file ?? `${at + 1}.md`);
  }
  return importDocuments(app.asOwner(), files(), options);
}
