import { type Embedded, startEmbedded } from '#db/embedded/embedded.ts';
import { type Config, ConfigError } from './settings/config.ts';

/** The cluster in DATA_DIR, or null where DATABASE_URL names another. */
export async function startCluster(
  { DATA_DIR, DATABASE_URL }: Config,
  onProgramStart?: () => void,
): Promise<Embedded | null> {
  if (DATABASE_URL) return null;
  return startEmbedded(DATA_DIR, [], onProgramStart).catch((error: Error) => {
    throw new ConfigError(`DATA_DIR ${DATA_DIR} cannot hold a database: ${error.message}`);
  });
}
