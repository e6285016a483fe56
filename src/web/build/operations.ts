import { createHash } from 'node:crypto';

/** A document as it stands in a `*.operations.ts` file. Its id is the SHA-256 of the text that the server stores. */
export type OperationFile = { id: string; text: string };

const call = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;

/** Removes the indentation, so that moving a document does not change its id. */
const normalize = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

function toOperation(written: string): OperationFile {
  const text = normalize(written);
  return { id: `sha256:${createHash('sha256').update(text).digest('hex')}`, text };
}

export const findOperations = (source: string): OperationFile[] =>
  [...source.matchAll(call)].map(([, text = '']) => toOperation(text));

/** The browser gets the id of each document instead of its text. */
export const replaceOperations = (source: string): string =>
  source.replaceAll(call, (_, text: string) => `graphql.persisted('${toOperation(text).id}')`);
