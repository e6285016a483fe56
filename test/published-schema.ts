import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** Built once for all files of a process. */
export const publishedSchema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
