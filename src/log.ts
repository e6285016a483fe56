import { type DestinationStream, type Logger, pino } from 'pino';

const keys = /ssd_(live|sbx)_[0-9A-Za-z]{36}/g;

/** JSON lines without secrets, contacts or bodies: fields are chosen where they are logged, errors are cut down here. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: spare } }, destination ?? pino.destination(1));

type Caught = { name?: string; message?: string; code?: string; stack?: string; previous?: Caught };

/** An error of the ORM quotes its statement with all values; what the driver said names only tables and constraints. */
function spare(error: Caught) {
  const said = error.previous ?? error;
  return {
    type: error.name,
    code: said.code,
    message: said.message?.replace(keys, 'ssd_$1_…'),
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  };
}
