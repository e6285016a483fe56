import { z } from 'zod';
import type { Descriptions } from '#graph/descriptions.ts';
import { catalogue } from '#modules/guidance/lifecycle/lifecycle.rules.ts';
import { assertDistinct, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFiles } from '#tables/data-file.ts';

const Row = z.object({ place: Text, description: Text });

/** A place is described once, in code or in one of the tables. */
export function parseDescriptions(files: readonly DataFile[]): Descriptions {
  const rows = files.flatMap((file) => {
    const parsed = parseTable(file, Row);
    assertDistinct(
      file.file,
      'place',
      parsed.map(({ row, line }) => [row.place, line]),
    );
    return parsed;
  });
  return new Map(rows.map(({ row: { place, description } }) => [place, description]));
}

const stages = catalogue.phases.flatMap((phase) => phase.stages);

export const descriptions: Descriptions = new Map([
  ...parseDescriptions(readDataFiles(import.meta.dirname, '.csv')),
  ...stages.map(({ id, title }) => [`LifecycleStageId.${id}`, `${title}.`] as const),
]);
