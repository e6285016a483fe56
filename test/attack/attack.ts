/** Who sends it. A wrong key looks like one of this service and is none. */
export type Credential = 'none' | 'wrong' | 'sandbox';

export type Sent = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; body?: string };

/** A kind of request that may cost more than it should. */
export type Attack = {
  name: string;
  credentials: readonly Credential[];
  /** Of the long run. */
  requests: number;
  /** With it the requests go to a process of their own, whose memory must grow by less than so many megabytes. */
  maxGrownMb?: number;
  /** The request of this number, of about so many bytes. */
  build: (bytes: number, index: number) => Sent;
};

export const everyone: readonly Credential[] = ['none', 'wrong', 'sandbox'];

/** What a caller may send: a mebibyte with a key, 64 KiB without. */
export const maxBytes: Record<Credential, number> = { none: 65_536, wrong: 65_536, sandbox: 1_048_576 };

/** The unit again and again with commas between, in so many bytes. */
export const repeated = (unit: string, bytes: number): string =>
  Array(Math.max(1, Math.floor(bytes / (unit.length + 1))))
    .fill(unit)
    .join();

/** As many pieces as fit, each made from its number, with commas between. */
export function numbered(piece: (i: number) => string, bytes: number): string {
  const pieces: string[] = [];
  for (let size = 0; size < bytes; size += (pieces.at(-1) ?? '').length + 1) pieces.push(piece(pieces.length));
  return pieces.slice(0, -1).join();
}
