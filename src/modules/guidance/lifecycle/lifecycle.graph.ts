import { builder, forRest } from '#graph/builder.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { ActionRef } from '#modules/sourcing/actions/action.graph.ts';
import type { ActionRow } from '#modules/sourcing/actions/action.queries.ts';
import { ProjectRef } from '#modules/sourcing/projects/project.graph.ts';
import type { ProjectRow } from '#modules/sourcing/projects/project.queries.ts';
import {
  type Catalogue,
  catalogue,
  findPhase,
  findStage,
  listStages,
  type Phase,
  type Stage,
} from './lifecycle.rules.ts';
import { StageParams } from './lifecycle.schema.ts';

export const StageRef = builder.objectRef<Stage>('LifecycleStage').implement({
  description:
    'A stage in the lifecycle of a hardware product, based on our own knowledge of practice, not on a standard.',
  fields: (t) => ({
    id: t.exposeString('id'),
    title: t.exposeString('title'),
    titleZh: t.exposeString('titleZh', { description: 'Title in Chinese.' }),
    phaseId: t.exposeString('phaseId'),
    order: t.exposeInt('order', { description: 'Position across all phases, from 1.' }),
    summary: t.exposeString('summary'),
    summaryZh: t.exposeString('summaryZh', { description: 'Summary in Chinese.' }),
    questions: t.exposeStringList('questions', {
      description: 'Questions that a founder should be able to answer at this stage.',
    }),
    questionsZh: t.exposeStringList('questionsZh', { description: '`questions` in Chinese, in the same order.' }),
    deliverables: t.exposeStringList('deliverables'),
    deliverablesZh: t.exposeStringList('deliverablesZh', {
      description: '`deliverables` in Chinese, in the same order.',
    }),
    risks: t.exposeStringList('risks'),
    risksZh: t.exposeStringList('risksZh', { description: '`risks` in Chinese, in the same order.' }),
    actionKinds: t.stringList({
      description: 'Kinds of action useful at this stage.',
      resolve: ({ id }, _, ctx) =>
        ctx.actionKinds.filter(({ stageIds }) => stageIds.includes(id)).map(({ kind }) => kind),
    }),
    previousStageId: t.exposeString('previousStageId', { nullable: true }),
    nextStageId: t.exposeString('nextStageId', { nullable: true }),
  }),
});

const PhaseRef = builder.objectRef<Phase>('LifecyclePhase').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    title: t.exposeString('title'),
    titleZh: t.exposeString('titleZh', { description: 'Title in Chinese.' }),
    order: t.exposeInt('order'),
    stages: t.expose('stages', { type: [StageRef] }),
  }),
});

builder.objectFields(StageRef, (t) => ({
  phase: t.field({ type: PhaseRef, resolve: ({ phaseId }) => findPhase(phaseId) }),
  previousStage: t.field({
    type: StageRef,
    nullable: true,
    resolve: ({ previousStageId }) => (previousStageId ? findStage(previousStageId) : null),
  }),
  nextStage: t.field({
    type: StageRef,
    nullable: true,
    resolve: ({ nextStageId }) => (nextStageId ? findStage(nextStageId) : null),
  }),
}));

/** What the look-up of stages requires. */
const forReaders = { authScopes: { scope: 'knowledge:read' } } as const;

builder.objectField(ProjectRef, 'stage', (t) =>
  t.field({
    ...forReaders,
    type: StageRef,
    nullable: true,
    extensions: dependsOn<ProjectRow>('stageId'),
    resolve: ({ stageId }) => listStages(stageId ? [stageId] : [])[0],
  }),
);
builder.objectField(ActionRef, 'stages', (t) =>
  t.field({
    ...forReaders,
    type: [StageRef],
    nullable: true,
    extensions: dependsOn<ActionRow>('kind'),
    resolve: ({ kind }, _, ctx) => listStages(ctx.actionKinds.find((one) => one.kind === kind)?.stageIds ?? []),
  }),
);

const CatalogueRef = builder.objectRef<Catalogue>('Lifecycle').implement({
  description: 'The stages of a hardware product by phase, in order.',
  fields: (t) => ({
    phases: t.expose('phases', { type: [PhaseRef] }),
    phaseCount: t.exposeInt('phaseCount', forRest),
    stageCount: t.exposeInt('stageCount', forRest),
  }),
});

builder.queryFields((t) => ({
  lifecycle: t.field({
    ...forReaders,
    type: CatalogueRef,
    resolve: () => catalogue,
  }),
  lifecycleStage: t.field({
    ...forReaders,
    type: StageRef,
    nullable: true,
    args: { stageId: t.arg.string({ required: true, validate: { schema: StageParams.shape.stageId } }) },
    resolve: (_, { stageId }) => findStage(stageId),
  }),
}));
