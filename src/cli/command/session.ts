import { type Answer, open, send } from '../connection/send.ts';
import { type Gateway, missingKey } from '../connection/settings.ts';
import { invalidResponse } from '../errors.ts';
import type { Io } from '../io.ts';
import { type JsonObject, readObject, readObjects } from '../json.ts';
import { formatRecord, formatTable } from '../output/format.ts';
import type { Output } from '../output/output.ts';

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, unknown>>;
  body?: JsonObject;
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  key?: string;
  timeoutMs?: number;
  /** Goes on after the command was interrupted. */
  isCleanup?: true;
};

/** How the answer is shown to people: a table of a list, or one record. */
export type Shown = { list: string; columns: readonly string[] } | { record: string | null };

type Settings = { gateway: Gateway; timeoutMs: number; isPublic: boolean; isJson: boolean };

export type Session = ReturnType<typeof openSession>;

/** What a command works with. */
export function openSession(io: Io, output: Output, settings: Settings) {
  const { gateway, timeoutMs, isJson } = settings;
  if (!settings.isPublic && gateway.key === null) throw missingKey();
  const never = new AbortController().signal;

  const toRequest = (call: Call) => {
    const { method, path, query = {}, body, idempotencyKey, headers } = call;
    const url = new URL(`${gateway.baseUrl}/api/v1${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const key = call.key ?? (settings.isPublic ? null : gateway.key);
    return { method, url: url.href, key, body, idempotencyKey, headers, timeoutMs: call.timeoutMs ?? timeoutMs };
  };
  const signalOf = (call: Call) => (call.isCleanup ? never : io.interrupted);

  async function call(given: Call): Promise<Answer> {
    const answer = await send(toRequest(given), signalOf(given), (ms) =>
      output.note(`The gateway asks to wait ${Math.ceil(ms / 1000)} s; the read is repeated then.`),
    );
    if (given.path !== '/openapi.json' && typeof answer.body['requestId'] !== 'string')
      throw invalidResponse('The answer has no requestId, which every answer of the contract has.');
    return answer;
  }

  function format({ body }: Answer, shown: Shown): string {
    if ('record' in shown) {
      const { requestId: _, ...whole } = body;
      return formatRecord(shown.record === null ? whole : readObject(body, shown.record), output.style);
    }
    const rows = readObjects(body, shown.list);
    if (!rows.length) return 'None.\n';
    return formatTable(rows, shown.columns, output.width, output.style);
  }

  return {
    io,
    output,
    gateway,
    isJson,
    timeoutMs,
    call,
    get: (path: string, query: Readonly<Record<string, unknown>> = {}) => call({ method: 'GET', path, query }),
    open: (given: Call) => open(toRequest(given), signalOf(given)),
    /** The answer as it came with `--json`, else as people read it. */
    async print(answer: Answer, shown: Shown): Promise<void> {
      const text = format(answer, shown);
      await output.write(isJson ? answer.bytes : text);
    },
    format,
  };
}
