import { z } from 'zod';
import { Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFiles } from '#tables/data-file.ts';
import { parseYamlFile } from '#tables/yaml-file.ts';

const Id = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case words joined by _');
const items = z.array(Text).min(1, 'must have at least one item');
const Stage = z.strictObject({
  id: Id,
  title: Text,
  summary: Text,
  questions: items,
  deliverables: items,
  risks: items,
});
const phase = { id: Id, title: Text, stages: z.array(Stage).min(1, 'must have at least one stage') };

export type PhaseText = { id: string; title: string; stages: z.output<typeof Stage>[] };

/** In lifecycle order, which is that of the file names. */
export const readPhases = (): PhaseText[] => parsePhases(readDataFiles(import.meta.dirname, '.yaml'));

export function parsePhases(files: readonly DataFile[]): PhaseText[] {
  const known = new Set<string>();
  return files.map((data) => {
    const { id, title, stages } = parseYamlFile(data, phase);
    for (const one of [id, ...stages.map((stage) => stage.id)]) {
      if (known.has(one)) throw new Error(`${data.file}: "${one}" is already the id of another phase or stage`);
      known.add(one);
    }
    return { id, title, stages };
  });
}
