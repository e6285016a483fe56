import { type DataFile, readDataFiles } from '#tables/data-file.ts';

type StageText = {
  id: string;
  title: string;
  summary: string;
  questions: string[];
  deliverables: string[];
  risks: string[];
};
export type PhaseText = { id: string; title: string; stages: StageText[] };

const lists = ['questions', 'deliverables', 'risks'] as const;
const lineFormat =
  'a line must be "# phase_id: Title", "## stage_id: Title", "### Questions", "- item", "Source: …" or a summary';

/** In lifecycle order, which is that of the file names. */
export const readPhases = (): PhaseText[] => parsePhases(readDataFiles(import.meta.dirname, '.phase.md'));

export function parsePhases(files: readonly DataFile[]): PhaseText[] {
  const phases: PhaseText[] = [];
  for (const data of files) {
    const phase = parsePhase(data);
    const known = phases.flatMap(({ id, stages }) => [id, ...stages.map((stage) => stage.id)]);
    const duplicate = [phase.id, ...phase.stages.map(({ id }) => id)].find((id, at, all) =>
      [...known, ...all.slice(0, at)].includes(id),
    );
    if (duplicate) throw new Error(`${data.file}: "${duplicate}" is already the id of another phase or stage`);
    phases.push(phase);
  }
  return phases;
}

function parsePhase({ file, text }: DataFile): PhaseText {
  let phase: PhaseText | undefined;
  let stage: StageText | undefined;
  let items: string[] | undefined;
  let source = false;
  for (const [at, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (line.trim() === '') continue;
    const problem = (message: string) => new Error(`${file}, line ${at + 1}: ${message}`);
    const [, level, id, title] = /^(##?) ([a-z][a-z0-9_]*): (\S.*)$/.exec(line) ?? [];
    const [, list] = /^### (\w+)$/.exec(line) ?? [];
    const [, item] = /^- (\S.*)$/.exec(line) ?? [];
    const name = lists.find((one) => one === list?.toLowerCase());
    if (level === '#' && id && title && !phase) phase = { id, title, stages: [] };
    else if (level === '##' && id && title && phase) {
      stage = { id, title, summary: '', questions: [], deliverables: [], risks: [] };
      items = undefined;
      phase.stages.push(stage);
    } else if (name && stage) items = stage[name];
    else if (item && items) items.push(item);
    else if (phase && !stage && line.startsWith('Source: ')) source = true;
    else if (stage && !items && !stage.summary && /^[^#-]/.test(line)) stage.summary = line.trim();
    else throw problem(lineFormat);
  }
  if (!phase) throw new Error(`${file}, line 1: the first line must be "# phase_id: Title"`);
  if (!source) throw new Error(`${file}: missing line "Source: …"`);
  if (phase.stages.length === 0) throw new Error(`${file}: no stage`);
  for (const { id, summary, ...rest } of phase.stages) {
    if (!summary) throw new Error(`${file}: ${id}: missing summary after the title`);
    const empty = lists.find((list) => rest[list].length === 0);
    if (empty) throw new Error(`${file}: ${id}: no ${empty}`);
  }
  return phase;
}
