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

type StageTexts = z.output<typeof Stage>;
type StageText = StageTexts & {
  titleZh: string;
  summaryZh: string;
  questionsZh: string[];
  deliverablesZh: string[];
  risksZh: string[];
};
export type PhaseText = { id: string; title: string; titleZh: string; stages: StageText[] };

/** In lifecycle order, which is that of the file names. Each phase has a file in English and one in Chinese. */
export const readPhases = (): PhaseText[] => parsePhases(readDataFiles(import.meta.dirname, '.yaml'));

export function parsePhases(files: readonly DataFile[]): PhaseText[] {
  const known = new Set<string>();
  const [translations = [], originals = []] = [true, false].map((isChinese) =>
    files.filter(({ file }) => file.endsWith('.zh.yaml') === isChinese),
  );
  return originals.map((data) => {
    const { id, title, stages } = parseYamlFile(data, phase);
    for (const one of [id, ...stages.map((stage) => stage.id)]) {
      if (known.has(one)) throw new Error(`${data.file}: "${one}" is already the id of another phase or stage`);
      known.add(one);
    }
    const name = data.file.replace(/\.yaml$/, '.zh.yaml');
    const translation = translations.find(({ file }) => file === name);
    if (!translation) throw new Error(`${name} is missing: it is ${data.file} in Chinese`);
    const chinese = parseYamlFile(translation, phase);
    assertSame(name, 'stages', chinese.stages.length, stages.length);
    return {
      id,
      title,
      titleZh: chinese.title,
      stages: stages.map((stage, at) => addChinese(name, stage, chinese.stages[at])),
    };
  });
}

function addChinese(file: string, stage: StageTexts, chinese: StageTexts | undefined): StageText {
  if (chinese?.id !== stage.id) throw new Error(`${file}: stage "${chinese?.id}" stands in the place of "${stage.id}"`);
  for (const list of ['questions', 'deliverables', 'risks'] as const)
    assertSame(file, `${list} of ${stage.id}`, chinese[list].length, stage[list].length);
  return {
    ...stage,
    titleZh: chinese.title,
    summaryZh: chinese.summary,
    questionsZh: chinese.questions,
    deliverablesZh: chinese.deliverables,
    risksZh: chinese.risks,
  };
}

function assertSame(file: string, what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${file}: ${found} ${what}, but ${expected} in English`);
}
