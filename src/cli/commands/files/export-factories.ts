import type { Command } from '../../command/command.ts';
import { choice, required, toFlag } from '../../command/flags.ts';
import { adviseReading, pickFields, toFlags } from '../../command/request-command.ts';
import type { Session } from '../../command/session.ts';
import { isLost } from '../../errors.ts';
import { type JsonObject, readObject, readText } from '../../json.ts';
import { factoryFilters } from '../factories.ts';
import { forceFlag, readTarget, saveExport } from './download-export.ts';

export const exportFactories: Command = {
  name: 'factories export',
  summary: 'Exports the factories that meet the filters to a file, which appears only when it is complete.',
  arguments: [{ name: 'file', description: 'file to write' }],
  options: [
    toFlag('format', required(choice('format of the file', ['csv', 'ndjson', 'parquet']))),
    ...toFlags(factoryFilters),
    forceFlag,
  ],
  timeoutMs: 240_000,
  examples: ['factories export factories.csv --format csv --process cnc'],
  async run(session, given) {
    const body = { kind: 'factories', format: given['format'], filter: pickFields(factoryFilters, given) };
    await saveExport(session, await readTarget(given), () => startExport(session, body));
  },
};

async function startExport(session: Session, body: JsonObject): Promise<string> {
  try {
    const answer = await session.call({ method: 'POST', path: '/exports', body });
    const id = readText(readObject(answer.body, 'export'), 'id');
    session.output.note(`Export ${id}`);
    return id;
  } catch (error) {
    if (isLost(error)) adviseReading(session, 'exports list');
    throw error;
  }
}
