import type { ConnectionPool } from '#db/pool/connection-pool.ts';

type ContactLimit = 'contact_reads_per_day' | 'contact_reads_per_organisation_day';

export type ContactReader = {
  owner: string;
  credential: string;
  requestId: string;
  at: Date;
  quotas: Readonly<Record<ContactLimit, number>> | null;
};

export type ContactRead = { id: string; factoryId: string; detail: Record<string, unknown> };
export type RefusedContactRead = { factoryId: string; limit: ContactLimit; retryAfterSeconds: number };

export const createContactReads = (connections: ConnectionPool) => ({
  /**
   * Counts each factory once per credential and 24 hours. `reads` must not repeat a factory. Returns the reads that a
   * quota refuses; the first ones are allowed.
   */
  readContacts: async (reader: ContactReader, reads: readonly ContactRead[]): Promise<RefusedContactRead[]> => {
    const { owner, credential, requestId, at, quotas } = reader;
    const { contact_reads_per_day: perCredential, contact_reads_per_organisation_day: perOrganisation } = quotas ?? {};
    const values = [owner, credential, JSON.stringify(reads), perCredential, perOrganisation, requestId, at];
    return connections.query<RefusedContactRead>({ name: 'read_contacts', text, values });
  },
});

const text = `select factory_id as "factoryId", reached as "limit", retry_after_s as "retryAfterSeconds"
  from auth.read_contacts($1, $2, $3, $4, $5, $6, $7)`;
