import { type DestinationStream, type Logger, pino } from 'pino';
import type { Context } from '#kernel/context.ts';

/** API keys, device codes and supplier links, which may occur in any text by mistake. */
const secrets = /(\bssd_(?:live|sbx)_|\bdvc_|\/s\/)[0-9A-Za-z_-]{36,}/g;

let standardOutput: DestinationStream | undefined;

const together = { sync: false, minLength: 4096, periodicFlush: 100, maxLength: 16 * 1024 * 1024 };

/**
 * A write for each line would take an eighth of a request's processor time. What waits is written when the process
 * ends; one that is killed loses up to 100 ms. Lines above `maxLength`, which nobody reads, are dropped.
 */
function openStandardOutput(): DestinationStream {
  standardOutput ??= pino.destination({ dest: 1, ...together });
  return standardOutput;
}

/** Without secrets, contacts or bodies. Fields are chosen at each call; errors are reduced here. */
export function createLog(level: string, destination = openStandardOutput()): Logger {
  const write = (line: string) => destination.write(line.replace(secrets, '$1…'));
  return pino({ level, base: null, serializers: { err: serializeError } }, { write });
}

/** What each line about a request has. */
export const toLogFields = ({ requestId, viewer }: Pick<Context, 'requestId' | 'viewer'>) => ({
  requestId,
  ...(viewer?.kind === 'key' && { key: viewer.keyId }),
});

type Caught = { name?: string; message?: string; code?: string; stack?: string; previous?: Caught };

/** ORM errors quote the statement with its values. The driver error names only tables and constraints. */
function serializeError(error: Caught) {
  const source = error.previous ?? error;
  return {
    type: error.name,
    code: source.code,
    message: source.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  };
}
