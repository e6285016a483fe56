import { notFound } from '#kernel/errors.ts';
import { actionKinds } from '#modules/sourcing/actions/action-kind.rules.ts';
import { stageIds } from './lifecycle.schema.ts';
import { phases } from './lifecycle-phases.ts';

export type Stage = {
  id: string;
  title: string;
  phaseId: string;
  /** From 1, through all phases. */
  order: number;
  summary: string;
  questions: string[];
  deliverables: string[];
  risks: string[];
  /** The actions that help here. */
  actionKinds: string[];
  previousStageId: string | null;
  nextStageId: string | null;
};
export type Phase = { id: string; title: string; order: number; stages: Stage[] };

const kindsOf = (stageId: string): string[] =>
  actionKinds.filter(({ stageIds }) => stageIds.includes(stageId)).map(({ kind }) => kind);

function stageOfPhase(phaseId: string, stage: (typeof phases)[number]['stages'][number]): Stage {
  const at = stageIds.indexOf(stage.id);
  return {
    ...stage,
    phaseId,
    order: at + 1,
    actionKinds: kindsOf(stage.id),
    previousStageId: stageIds[at - 1] ?? null,
    nextStageId: stageIds[at + 1] ?? null,
  };
}

const catalogued: Phase[] = phases.map(({ id, title, stages }, at) => ({
  id,
  title,
  order: at + 1,
  stages: stages.map((stage) => stageOfPhase(id, stage)),
}));
const stages = new Map(catalogued.flatMap((phase) => phase.stages).map((stage) => [stage.id, stage]));

export const stageOrder: readonly string[] = [...stages.keys()];

/** The way of a product from a problem to the end of its life. */
export const catalogue = { phases: catalogued, phaseCount: catalogued.length, stageCount: stages.size };
export type Catalogue = typeof catalogue;

export function stageOf(id: string): Stage {
  const stage = stages.get(id);
  if (!stage) throw notFound('lifecycle_stage');
  return stage;
}
