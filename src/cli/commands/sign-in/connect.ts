import { hostname } from 'node:os';
import type { Command } from '../../command/command.ts';
import { splitList } from '../../command/flags.ts';
import type { Session } from '../../command/session.ts';
import { readCredentials, saveKey, writeCredentials } from '../../connection/credentials.ts';
import { type Answer, pause } from '../../connection/send.ts';
import { CommandError, failure, isLost, Refusal } from '../../errors.ts';
import { type JsonObject, readNumber, readObject, readText } from '../../json.ts';
import { version } from '../../version.ts';

type Connection = { deviceCode: string; intervalMs: number; expiresInMs: number };
type Issued = { answer: Answer; key: JsonObject; secret: string };

/** What is cleaned up after an interruption does not wait long. */
const cleanupTimeoutMs = 5_000;

export const connect: Command = {
  name: 'connect',
  summary: 'Connects to a gateway: an owner approves the code in the browser, and the key is saved for this user.',
  arguments: [{ name: 'address', description: 'address of the gateway; default: that of --base-url', optional: true }],
  options: [
    { flags: '--label <text>', description: 'label of the key; default: the name of this computer' },
    { flags: '--scopes <list>', description: 'scopes of the key, separated by commas', parse: splitList },
  ],
  isPublic: true,
  takesAddress: true,
  examples: ['connect https://gateway.example', 'connect --scopes projects:read,approvals:write'],
  async run(session, given) {
    const connection = await startConnection(session, given);
    await underCancellation(session, connection, async () => {
      const issued = await waitForApproval(session, connection);
      await keepKey(session, connection, issued);
    });
  },
};

async function startConnection(session: Session, given: Readonly<Record<string, unknown>>): Promise<Connection> {
  const body = {
    clientName: 'sourcing',
    clientVersion: version,
    label: given['label'] ?? hostname().slice(0, 80),
    ...(given['scopes'] !== undefined && { scopes: given['scopes'] }),
  };
  const { body: answer } = await session.call({ method: 'POST', path: '/auth/device', body });
  const connection = {
    deviceCode: readText(answer, 'deviceCode'),
    intervalMs: readNumber(answer, 'interval') * 1000,
    expiresInMs: readNumber(answer, 'expiresIn') * 1000,
  };
  session.output.note(`Open   ${readText(answer, 'verificationUri')}`);
  session.output.note(`Code   ${readText(answer, 'userCode')}`);
  session.output.note('Approve only if the page shows the same code. Ctrl-C cancels.');
  return connection;
}

/** Whatever ends the command before the key is acknowledged revokes it. */
async function underCancellation(
  session: Session,
  { deviceCode }: Connection,
  use: () => Promise<void>,
): Promise<void> {
  try {
    await use();
  } catch (error) {
    await session
      .call({
        ...{ method: 'POST', path: '/auth/device/cancel', body: { deviceCode } },
        ...{ timeoutMs: cleanupTimeoutMs, isCleanup: true },
      })
      .catch(() => session.output.note('The connection could not be cancelled; it ends by itself.'));
    throw error;
  }
}

async function waitForApproval(session: Session, connection: Connection): Promise<Issued> {
  const { io, output } = session;
  const end = performance.now() + connection.expiresInMs;
  let { intervalMs } = connection;
  while (performance.now() < end) {
    output.progress('Waiting for the approval …');
    await pause(intervalMs, io.interrupted);
    const polled = await poll(session, connection);
    if (polled instanceof CommandError) {
      if (polled instanceof Refusal && polled.code === 'slow_down') intervalMs = polled.retryAfterMs ?? intervalMs * 2;
      continue;
    }
    intervalMs = readNumber(polled.body, 'interval') * 1000;
    const status = readText(polled.body, 'status');
    if (status === 'approved')
      return { answer: polled, key: readObject(polled.body, 'key'), secret: readText(polled.body, 'secret') };
    if (status !== 'pending') throw failure(`device_${status}`, `The connection was ${status}.`);
  }
  throw failure('device_expired', 'Nobody approved the connection in time.');
}

/** A poll whose answer is lost is repeated: it answers the same key until that is acknowledged. */
async function poll(session: Session, { deviceCode }: Connection): Promise<Answer | CommandError> {
  try {
    return await session.call({ method: 'POST', path: '/auth/device/poll', body: { deviceCode } });
  } catch (error) {
    if (session.io.interrupted.aborted || !(error instanceof CommandError)) throw error;
    const mayPass = error instanceof Refusal ? error.status === 429 || error.status >= 500 : isLost(error);
    if (!mayPass) throw error;
    return error;
  }
}

/** The key is saved before it is acknowledged: an acknowledged key that nobody has would be lost. */
async function keepKey(session: Session, connection: Connection, { key, secret }: Issued): Promise<void> {
  const { deviceCode } = connection;
  const { baseUrl } = session.gateway;
  const saved = { key: secret, keyId: readText(key, 'id'), expiresAt: readText(key, 'expiresAt') };
  const before = await readCredentials(session.io);
  await saveKey(session.io, baseUrl, saved);
  const acknowledged = await acknowledge(session, deviceCode, secret).catch(async (error) => {
    await writeCredentials(session.io, before);
    throw error;
  });
  const expiresAt = readText(readObject(acknowledged, 'key'), 'expiresAt');
  await saveKey(session.io, baseUrl, { ...saved, expiresAt });
  session.output.note(`Connected to ${baseUrl} until ${expiresAt}.`);
}

async function acknowledge(session: Session, deviceCode: string, secret: string): Promise<JsonObject> {
  const body = { deviceCode };
  try {
    return (await session.call({ method: 'POST', path: '/auth/device/acknowledge', body, key: secret })).body;
  } catch (error) {
    if (!isLost(error) || session.io.interrupted.aborted) throw error;
    const { body: polled } = await session.call({ method: 'POST', path: '/auth/device/poll', body });
    if (polled['status'] === 'acknowledged') return polled;
    throw error;
  }
}
