import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { expect, onTestFinished, test } from 'vitest';
import { listAgentScopes } from '#kernel/scopes.ts';
import { listen } from '../../api/graph/socket.ts';
import { reachable, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { buildSourcing } from '../sourcing/build.ts';

/** The official client against a listening gateway, by both transports. */
const { program } = await buildSourcing();
const app = await startApp();
const url = await listen(app.app);
const [factoryId] = await app.factories(reachable());

const transports: Record<string, (secret: string) => Transport> = {
  stdio: (secret) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp'],
      env: { SOURCING_BASE_URL: url, SOURCING_KEY: secret },
    }),
  'Streamable HTTP': (secret) =>
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }) as Transport,
};

async function connect(transport: Transport) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return async (name: string, given: Record<string, unknown>): Promise<Json> => {
    const { content } = (await client.callTool({ name, arguments: given })) as unknown as {
      content: [{ text: string }];
    };
    return JSON.parse(/<data-\w+>\n([\s\S]*)\n</.exec(content[0].text)![1]!);
  };
}

test.each(Object.entries(transports))(
  'over %s an agent drafts a quote request and is led to the page',
  async (_, open) => {
    const { secret } = await app.live({ scopes: listAgentScopes('live') });
    const call = await connect(open(secret));
    const { project } = await call('create_project', { name: '台灯' });
    const { deliveries } = await call('create_action', {
      id: project.id,
      idempotencyKey: 'agent-0001',
      kind: 'quote_request',
      input: { scope: 'mechanical_part', parts: [{ name: 'Bracket', process: 'cnc' }], factoryIds: [factoryId] },
    });
    expect((await call('approve_delivery', { id: deliveries[0].id }))['openUrl' as never]).toMatch(
      new RegExp(`/deliveries/${deliveries[0].id}$`),
    );
    expect(app.sent).toEqual([]);
  },
);

test.each(Object.entries(transports))('over %s a key that could approve is refused', async (_, open) => {
  const { secret } = await app.live();
  await expect(connect(open(secret))).rejects.toThrow('agent_key_required');
});
