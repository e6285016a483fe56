import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { DeviceConnection } from './device.entity.ts';

const codeSeconds = 900;
const keySeconds = 600;

export const initialInterval = 5;
const maxInterval = 30;

export const computeCodeExpiry = (from: Date): Date => new Date(from.getTime() + codeSeconds * 1000);
export const computeTemporaryKeyExpiry = (from: Date): Date => new Date(from.getTime() + keySeconds * 1000);

export const createDeviceCode = (): string => `dvc_${randomBytes(32).toString('base64url')}`;

/** No vowels, which could form words, and no characters that look alike. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

export const createUserCode = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

export const normalizeUserCode = (typed: string): string => typed.toUpperCase().replaceAll(/[-\s]/g, '');
export const formatUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

type Timed = Pick<DeviceConnection, 'status' | 'expiresAt'>;

export const deriveConnectionState = ({ status, expiresAt }: Timed, now: Date) =>
  openStates.has(status) && expiresAt <= now ? 'expired' : status;

const openStates = new Set<DeviceConnection['status']>(['pending', 'approved', 'issued']);

export const computeSecondsLeft = ({ status, expiresAt }: Timed, now: Date): number =>
  openStates.has(status) ? Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)) : 0;

/**
 * Null if the poll is accepted, with a second of tolerance. Otherwise the slower interval; the wait counts from the
 * last accepted poll, so that a steady client is never locked out.
 */
export function checkPollInterval(
  { interval, polledAt }: Pick<DeviceConnection, 'interval' | 'polledAt'>,
  now: Date,
): { interval: number; retryAfterSeconds: number } | null {
  const sinceMs = polledAt ? now.getTime() - polledAt.getTime() : Number.POSITIVE_INFINITY;
  if (sinceMs >= (interval - 1) * 1000) return null;
  const slower = Math.min(interval + 5, maxInterval);
  return { interval: slower, retryAfterSeconds: Math.max(1, Math.ceil(slower - sinceMs / 1000)) };
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts an issued key with the device code: every poll can return it, the database alone cannot. */
export function seal(secret: string, deviceCode: string, connectionId: string): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, deriveSealingKey(deviceCode, connectionId), iv);
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]);
}

export function unseal(sealed: Uint8Array, deviceCode: string, connectionId: string): string {
  const bytes = Buffer.from(sealed);
  const opening = createDecipheriv(cipher, deriveSealingKey(deviceCode, connectionId), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
}

const deriveSealingKey = (deviceCode: string, connectionId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', deviceCode, connectionId, 'device connection', 32));
