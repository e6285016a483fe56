import type { Command } from '../../command/command.ts';
import {
  adviseReading,
  announceIdempotencyKey,
  fillPath,
  idempotencyFlag,
  inputFlag,
} from '../../command/request-command.ts';
import type { Session } from '../../command/session.ts';
import { type Answer, pause } from '../../connection/send.ts';
import { CommandError, failure, isLost, networkError, Refusal, usageError } from '../../errors.ts';
import { readJsonObject } from '../../input/json-input.ts';
import { type JsonObject, readObject, readObjects, readText } from '../../json.ts';

const timeoutMs = 240_000;
const readIntervalMs = 5_000;

export const createAction: Command = {
  name: 'actions create',
  summary: 'Requests an action, such as a quote request with its drafts, and waits until it is done. Sends nothing.',
  arguments: [
    { name: 'projectId', description: 'id of the project' },
    { name: 'kind', description: 'kind of the action, such as quote_request' },
  ],
  options: [
    { ...inputFlag, description: 'JSON object with the input of the action; - is the standard input', required: true },
    idempotencyFlag,
  ],
  timeoutMs,
  examples: [
    'actions create 0199a1b2-0000-7000-8000-000000000001 quote_request --input request.json',
    'actions create 0199a1b2-0000-7000-8000-000000000001 quote_request --input - --idempotency-key lamp-0001',
  ],
  async run(session, given) {
    const { kind, projectId, input: file } = given;
    if (typeof file !== 'string') throw usageError('--input is missing.');
    const input = await readJsonObject(file, session.io.stdin);
    const list = fillPath('/projects/{projectId}/actions', { projectId });
    const known = new Set(readObjects((await session.get(list)).body, 'actions').map((action) => action['id']));
    const idempotencyKey = announceIdempotencyKey(session, given);
    const end = performance.now() + session.timeoutMs;
    const progress = showProgress(session);
    try {
      const call = { method: 'POST', path: list, body: { kind, input }, idempotencyKey } as const;
      const first = await session
        .call(call)
        .catch((error) => findSaved(session, error, { list, known, kind, projectId }));
      const done = await waitUntilDone(session, first, end);
      await session.print(done, { record: 'action' });
      failIfFailed(readObject(done.body, 'action'));
    } finally {
      progress.stop();
    }
  },
};

function showProgress({ output }: Session) {
  const start = performance.now();
  const show = () => output.progress(`Working … ${Math.round((performance.now() - start) / 1000)} s`);
  show();
  const timer = setInterval(show, 1000);
  return {
    stop() {
      clearInterval(timer);
      output.clearProgress();
    },
  };
}

type Sought = { list: string; known: ReadonlySet<unknown>; kind: unknown; projectId: unknown };

/** The record of a request whose answer is lost, or which failed. The request itself is not repeated. */
async function findSaved(session: Session, error: unknown, sought: Sought): Promise<Answer> {
  const failedId = error instanceof Refusal ? error.details['actionId'] : undefined;
  if (typeof failedId === 'string') session.output.note(`Saved: sourcing actions show ${failedId}`);
  if (!isLost(error)) throw error;
  adviseReading(session, `actions list --project-id ${sought.projectId}`);
  if (session.io.interrupted.aborted) throw error;
  const saved = await readNew(session, sought).catch((problem) => {
    throw problem instanceof CommandError ? error : problem;
  });
  if (!saved)
    throw networkError('The answer was lost, and no new action is saved yet. Use the same idempotency key to repeat.');
  session.output.note(`The answer was lost; this is the saved action ${readText(saved, 'id')}.`);
  return session.get(`/actions/${encodeURIComponent(readText(saved, 'id'))}`);
}

async function readNew(session: Session, { list, known, kind }: Sought): Promise<JsonObject | undefined> {
  const { body } = await session.get(list);
  return readObjects(body, 'actions').find((action) => action['kind'] === kind && !known.has(action['id']));
}

async function waitUntilDone(session: Session, first: Answer, end: number): Promise<Answer> {
  let answer = first;
  for (;;) {
    const action = readObject(answer.body, 'action');
    if (!['queued', 'running'].includes(readText(action, 'status'))) return answer;
    const id = readText(action, 'id');
    if (performance.now() > end) throw networkError(`The action still runs. Read it: sourcing actions show ${id}`);
    await pause(readIntervalMs, session.io.interrupted);
    answer = await session.get(`/actions/${encodeURIComponent(id)}`);
  }
}

function failIfFailed({ status, error }: JsonObject): void {
  if (status !== 'failed') return;
  const { code, message } = readObject({ error }, 'error');
  throw failure(String(code), String(message));
}
