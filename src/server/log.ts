import { type DestinationStream, type Logger, pino } from 'pino';

/** Keys and device codes: what may stand in a text by mistake, in a place where nobody looks for secrets. */
const secrets = /\b(ssd_(?:live|sbx)_|dvc_)[0-9A-Za-z_-]{36,}/g;

/** JSON lines without secrets, contacts or bodies: fields are chosen where they are logged, errors are cut down here. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const write = (line: string) => destination.write(line.replace(secrets, '$1…'));
  return pino({ level, base: null, serializers: { err: serializeError } }, { write });
}

type Caught = { name?: string; message?: string; code?: string; stack?: string; previous?: Caught };

/** An error of the ORM quotes its statement with all values; what the driver said names only tables and constraints. */
function serializeError(error: Caught) {
  const said = error.previous ?? error;
  return {
    type: error.name,
    code: said.code,
    message: said.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  };
}
