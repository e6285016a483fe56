import type { Client } from 'pg';

/** What clients connect to: one PostgreSQL, or the primary of several. */
export type DatabaseServer = {
  /** Changes when another server becomes the primary. */
  url: () => string;
  /** Behind a pooler in transaction mode, where a connection keeps neither settings nor prepared statements. */
  isPooled: boolean;
  /** Is given each client before it connects. */
  watch: (client: Client) => void;
};

export const createServer = (url: string, { isPooled = false, onLost = () => {} } = {}): DatabaseServer => ({
  url: () => url,
  isPooled,
  watch: (client) => void client.on('error', onLost).on('end', onLost),
});

/** Host and port, without credentials. */
export const nameServer = (url: string): string => new URL(url).host;
