import { randomUUID } from 'node:crypto';
import type { InteractionFormat } from '#modules/directory/interactions/interaction.file.ts';
import { readInteractionRows } from '#modules/directory/interactions/interaction.file.ts';
import { importInteractions } from '#modules/directory/interactions/interaction-import.service.ts';
import { type App, reachable } from '../../harness.ts';
import type { Json } from '../../json.ts';

type Headers = Record<string, string | Buffer | null>;

/** A mail as bytes. Null headers are omitted; text is UTF-8 unless given as bytes. */
export function mail(headers: Headers, body: string | Buffer = 'Hello', end = '\n'): Buffer {
  const all: Headers = {
    From: 'Us <rfq@founder.example>',
    To: 'rfq@founder.example',
    'Message-ID': `<${randomUUID()}@test.example>`,
    Date: 'Mon, 05 Jan 2026 09:00:00 +0800',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [Buffer.from(`${name}: `), Buffer.from(value), Buffer.from(end)],
  );
  return Buffer.concat([...lines, Buffer.from(end), Buffer.from(body), Buffer.from(end)]);
}

const opening = 'From someone@mail.example Mon Jan  5 09:00:00 2026';

export const mbox = (mails: (Buffer | string)[], end = '\n'): Buffer =>
  Buffer.concat(mails.flatMap((one) => [Buffer.from(`${opening}${end}`), Buffer.from(one), Buffer.from(end)]));

export const ndjson = (...records: object[]): string => records.map((record) => JSON.stringify(record)).join('\n');

/** Splits into chunks of an odd size, so that no parser may depend on chunk boundaries. */
async function* inChunks(bytes: Buffer | string, size = 997): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(bytes);
  for (let from = 0; from < all.length; from += size) yield all.subarray(from, from + size);
}

export const rowsIn = (format: InteractionFormat, bytes: Buffer | string, chunk?: number) =>
  Array.fromAsync(readInteractionRows(format, inChunks(bytes, chunk)));

export const importing = (
  app: App,
  format: InteractionFormat,
  bytes: Buffer | string,
  { source = `mirror.${format}`, today = '2026-09-01' } = {},
) => importInteractions(app.asOwner(), readInteractionRows(format, inChunks(bytes)), { source, today });

/** A factory with a unique domain, and its uuid. */
export async function factoryAt(app: App, more: Record<string, unknown> = {}) {
  const record = reachable(more);
  const domain = `${record.directoryId.slice(4)}.example`;
  const contacts = { contactEmail: `sales@${domain}`, ...(more['contacts'] as object) };
  const [id] = await app.factories({ ...record, contacts });
  return { id: id!, directoryId: record.directoryId, domain, address: `sales@${domain}` };
}

export const theHouse = (app: App) => app.live({ kind: 'internal', scopes: ['internal:*'] });

/** The interactions of a factory, read as operator staff. */
export async function said(app: App, id: string, query = ''): Promise<Json> {
  const { status, body } = await (await theHouse(app)).rest('GET', `/factories/${id}/interactions${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
