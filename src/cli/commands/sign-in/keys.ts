import type { Command } from '../../command/command.ts';
import { splitList } from '../../command/flags.ts';
import { write } from '../../command/request-command.ts';
import { readCredentials, removeKey } from '../../connection/credentials.ts';
import { Refusal } from '../../errors.ts';
import { readText } from '../../json.ts';

export const keys: readonly Command[] = [
  {
    name: 'disconnect',
    summary: 'Revokes the saved key and removes it from this computer.',
    isPublic: true,
    examples: ['disconnect'],
    async run(session) {
      const { io, gateway, output } = session;
      const { gateways } = await readCredentials(io);
      const saved = gateways[gateway.baseUrl];
      if (!saved) {
        output.note(`No key is saved for ${gateway.baseUrl}.`);
        return;
      }
      const call = { method: 'DELETE', path: `/keys/${encodeURIComponent(saved.keyId)}`, key: saved.key } as const;
      await session.call(call).catch((error) => {
        // A key that the gateway does not know any more is as good as revoked.
        if (!(error instanceof Refusal) || error.status !== 401) throw error;
      });
      await removeKey(io, gateway.baseUrl);
      output.note(`Disconnected from ${gateway.baseUrl}.`);
    },
  },
  {
    name: 'keys create',
    summary: 'Creates a sandbox key, which lasts a day. Prints the key once.',
    options: [
      { flags: '--label <text>', description: 'label of the key' },
      { flags: '--scopes <list>', description: 'scopes, separated by commas', parse: splitList },
    ],
    isPublic: true,
    examples: ['keys create --label "first try"', 'keys create --json'],
    async run(session, { label, scopes }) {
      const body = { mode: 'sandbox', ...(label !== undefined && { label }), ...(scopes !== undefined && { scopes }) };
      const answer = await session.call({ method: 'POST', path: '/keys', body });
      readText(answer.body, 'secret');
      await session.print(answer, { record: null });
    },
  },
  write('delete', '/keys/{id}', {
    name: 'keys revoke',
    summary: 'Revokes a key. A key may revoke itself; `sourcing me` shows its id.',
    ids: { id: 'id of the key' },
    shows: { record: 'key' },
    readBack: 'me',
    examples: ['keys revoke 0199a1b2-0000-7000-8000-000000000001'],
  }),
];
