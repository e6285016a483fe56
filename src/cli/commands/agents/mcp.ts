import { createInterface } from 'node:readline';
import type { Command } from '../../command/command.ts';
import type { Session } from '../../command/session.ts';
import { open, parseRefusal } from '../../connection/send.ts';
import { CommandError } from '../../errors.ts';
import { isRecord, type JsonObject } from '../../json.ts';

/** Both are demanded by the protocol; the gateway answers in JSON. */
const accept = 'application/json, text/event-stream';
const parseError = -32700;
const serverError = -32000;

/** Each line is a message of the protocol: it goes to the gateway, whose answer is the next line. */
export const mcp: Command = {
  name: 'mcp',
  summary: 'Serves the tools of the gateway to an agent: Model Context Protocol over standard input and output.',
  examples: ['mcp'],
  async run(session) {
    const { io, output } = session;
    const lines = createInterface({ input: io.stdin, signal: io.interrupted });
    const running = new Set<Promise<void>>();
    for await (const line of lines) {
      if (!line.trim()) continue;
      const one = answerLine(session, line)
        .then((answer) => (answer === null ? undefined : output.write(`${answer}\n`)))
        .then(() => void running.delete(one));
      running.add(one);
    }
    await Promise.all(running);
  },
};

/** Null for notifications, which have no answer. */
async function answerLine(session: Session, line: string): Promise<string | null> {
  const message = parseMessage(line);
  if (!message) return toError(null, parseError, 'Each line must be one JSON object.');
  const id = message['id'] ?? null;
  try {
    const text = await post(session, message);
    return text === '' ? null : JSON.stringify(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof CommandError) || session.io.interrupted.aborted) throw error;
    return id === null ? null : toError(id, serverError, `${error.code}: ${error.message}`);
  }
}

async function post({ gateway, timeoutMs, io }: Session, body: JsonObject): Promise<string> {
  const { baseUrl, key } = gateway;
  const request = { method: 'POST' as const, url: `${baseUrl}/mcp`, key, body, accept, timeoutMs };
  const { response, read } = await open(request, io.interrupted);
  const bytes = new Uint8Array(await read(response.arrayBuffer()));
  if (!response.ok) throw parseRefusal(response, bytes);
  return new TextDecoder().decode(bytes);
}

function parseMessage(line: string): JsonObject | null {
  try {
    const message: unknown = JSON.parse(line);
    return isRecord(message) && !Array.isArray(message) ? message : null;
  } catch {
    return null;
  }
}

const toError = (id: unknown, code: number, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
