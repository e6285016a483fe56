import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const Request = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
export type ModelRequest = z.output<typeof Request> & { headers: IncomingHttpHeaders };

/** A text, a refusal, an unfinished text, or null for no answer at all. */
export type Reply = string | { status: number; message: string } | { cutOff: string } | null;

/** An OpenAI-compatible model on a free loopback port that says what it is told to. */
export async function startModel(reply: Reply | ((request: ModelRequest) => Reply)) {
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = { ...Request.parse(await json(incoming)), headers: incoming.headers };
    requests.push(request);
    const said = typeof reply === 'function' ? reply(request) : reply;
    if (said === null) return;
    const { status, body } = answerOf(said, request.model);
    outgoing.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/v1`,
    requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function answerOf(said: Exclude<Reply, null>, model: string): { status: number; body: object } {
  if (typeof said !== 'string' && 'status' in said) {
    return { status: said.status, body: { error: { message: said.message, type: 'error' } } };
  }
  const [content, finish_reason] = typeof said === 'string' ? [said, 'stop'] : [said.cutOff, 'length'];
  const message = { role: 'assistant', content };
  return {
    status: 200,
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model,
      choices: [{ index: 0, message, finish_reason }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    },
  };
}

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined);
