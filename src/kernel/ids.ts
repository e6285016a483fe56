import { ulid } from 'ulid';
import { v7 } from 'uuid';

export const newId = (): string => v7();

/** `req_` and a ULID. It names log lines and is no secret, so the default generator's cryptographic randomness is not needed. */
export const newRequestId = (): string => `req_${ulid(undefined, Math.random)}`;
