import { z } from 'zod';
import type { Viewer } from '#kernel/context.ts';

export type Credential = { kind: Viewer['kind']; id: string };
export type Link = { fileId: string; credential: Credential; expiresAt: Date };

export const linkLifetimeMs = 10 * 60_000;

const separator = '.';

export const encodeLink = ({ fileId, credential, expiresAt }: Link): string =>
  [fileId, credential.kind, credential.id, Math.floor(expiresAt.getTime() / 1000)].join(separator);

const Parts = z.tuple([z.uuid(), z.enum(['key', 'session']), z.uuid(), z.string().regex(/^\d{1,11}$/)]);

export function decodeLink(text: string): Link | null {
  const { success, data } = Parts.safeParse(text.split(separator));
  if (!success) return null;
  const [fileId, kind, id, seconds] = data;
  return { fileId, credential: { kind, id }, expiresAt: new Date(Number(seconds) * 1000) };
}
