import { assertDefined } from '#kernel/assert.ts';
import { notFound } from '#kernel/errors.ts';
import { stageIds } from './lifecycle.schema.ts';
import { phases } from './lifecycle-phases.ts';

export type Stage = (typeof phases)[number]['stages'][number] & {
  phaseId: string;
  order: number;
  previousStageId: string | null;
  nextStageId: string | null;
};
export type Phase = { id: string; title: string; titleZh: string; order: number; stages: Stage[] };

function toStage(phaseId: string, stage: (typeof phases)[number]['stages'][number]): Stage {
  const at = stageIds.indexOf(stage.id);
  return {
    ...stage,
    phaseId,
    order: at + 1,
    previousStageId: stageIds[at - 1] ?? null,
    nextStageId: stageIds[at + 1] ?? null,
  };
}

const orderedPhases: Phase[] = phases.map(({ id, title, titleZh, stages }, at) => ({
  id,
  title,
  titleZh,
  order: at + 1,
  stages: stages.map((stage) => toStage(id, stage)),
}));
const stages = new Map(orderedPhases.flatMap((phase) => phase.stages).map((stage) => [stage.id, stage]));

export const stageOrder: readonly string[] = [...stages.keys()];

export const catalogue = { phases: orderedPhases, phaseCount: orderedPhases.length, stageCount: stages.size };
export type Catalogue = typeof catalogue;

/** Unknown ids are left out. */
export const listStages = (ids: readonly string[]): Stage[] => ids.flatMap((id) => stages.get(id) ?? []);

export const findPhase = (id: string): Phase =>
  assertDefined(
    orderedPhases.find((phase) => phase.id === id),
    `The phase ${id}`,
  );

export function findStage(id: string): Stage {
  const stage = stages.get(id);
  if (!stage) throw notFound('lifecycle_stage');
  return stage;
}
