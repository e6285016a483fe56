import { Client, type ClientConfig, types } from 'pg';

/** Dates stay the text they are (a Date would be local midnight), times become the text they are shown as, counts are numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.DATE, (text) => text],
  [types.builtins.TIMESTAMPTZ, isoTime],
  [types.builtins.INT8, Number],
]);

export type LanesOptions = ClientConfig & { lanes: number; prepare?: (client: Client) => Promise<unknown> };
export type Lanes = { next(): Promise<Client>; close(): Promise<void> };

/** A few pipelined connections that all requests share in turn. A lost one is opened again at its next turn. */
export function openLanes({ lanes, prepare, ...config }: LanesOptions): Lanes {
  const clients: (Promise<Client> | undefined)[] = [];
  let turn = 0;

  async function connect(slot: number): Promise<Client> {
    const client = new Client({
      ...config,
      options: `${config.options ?? ''} -c TimeZone=UTC`,
      pipeline: true,
      types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
    });
    const forget = () => {
      clients[slot] = undefined;
    };
    client.on('error', forget).on('end', forget);
    try {
      await client.connect();
      await prepare?.(client);
      return client;
    } catch (error) {
      forget();
      await client.end().catch(() => {});
      throw error;
    }
  }

  return {
    next: () => {
      turn = (turn + 1) % lanes;
      clients[turn] ??= connect(turn);
      return clients[turn]!;
    },
    close: async () => {
      await Promise.all(clients.map(async (client) => (await client)?.end()));
    },
  };
}

/** `2026-09-01 08:00:00.5+00`, as PostgreSQL writes UTC, in the form of `Date.toISOString`. Long lists hold hundreds. */
function isoTime(text: string): string {
  const time = `${text.slice(0, 10)}T${text.slice(11, Math.min(text.length - 3, 23))}`;
  return time + (endings[text.length - 22] ?? 'Z');
}

/** What lacks of three decimals, by how many characters the fraction has. */
const endings = ['.000Z', '', '00Z', '0Z'];
