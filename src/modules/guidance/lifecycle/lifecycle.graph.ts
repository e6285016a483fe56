import { builder, forRest } from '#graph/builder.ts';
import { type Catalogue, catalogue, findStage, type Phase, type Stage } from './lifecycle.rules.ts';
import { StageParams } from './lifecycle.schema.ts';

export const StageRef = builder.objectRef<Stage>('LifecycleStage').implement({
  description:
    'A stage in the lifecycle of a hardware product, based on our own knowledge of practice, not on a standard.',
  fields: (t) => ({
    id: t.exposeString('id'),
    title: t.exposeString('title'),
    phaseId: t.exposeString('phaseId'),
    order: t.exposeInt('order', { description: 'Position across all phases, from 1.' }),
    summary: t.exposeString('summary'),
    questions: t.exposeStringList('questions', {
      description: 'Questions that a founder should be able to answer at this stage.',
    }),
    deliverables: t.exposeStringList('deliverables'),
    risks: t.exposeStringList('risks'),
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
    order: t.exposeInt('order'),
    stages: t.expose('stages', { type: [StageRef] }),
  }),
});

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
    type: CatalogueRef,
    authScopes: { scope: 'knowledge:read' },
    resolve: () => catalogue,
  }),
  lifecycleStage: t.field({
    type: StageRef,
    nullable: true,
    authScopes: { scope: 'knowledge:read' },
    args: { stageId: t.arg.string({ required: true, validate: { schema: StageParams.shape.stageId } }) },
    resolve: (_, { stageId }) => findStage(stageId),
  }),
}));
