import { builder } from '#graph/builder.ts';
import { type Catalogue, catalogue, findStage, type Phase, type Stage } from './lifecycle.rules.ts';
import { StageParams } from './lifecycle.schema.ts';

export const StageRef = builder.objectRef<Stage>('LifecycleStage').implement({
  description: 'A stage on the way of a product. Our own knowledge of hardware practice, no standard.',
  fields: (t) => ({
    id: t.exposeString('id'),
    title: t.exposeString('title'),
    phaseId: t.exposeString('phaseId'),
    order: t.exposeInt('order', { description: 'From 1, through all phases.' }),
    summary: t.exposeString('summary'),
    questions: t.exposeStringList('questions', { description: 'What a founder should be able to answer here.' }),
    deliverables: t.exposeStringList('deliverables'),
    risks: t.exposeStringList('risks'),
    actionKinds: t.stringList({
      description: 'The kinds of action that help here.',
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
  description: 'The stages of a hardware product by phase, in their order.',
  fields: (t) => ({
    phases: t.expose('phases', { type: [PhaseRef] }),
    phaseCount: t.exposeInt('phaseCount'),
    stageCount: t.exposeInt('stageCount'),
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
    authScopes: { scope: 'knowledge:read' },
    args: { stageId: t.arg.string({ required: true, validate: { schema: StageParams.shape.stageId } }) },
    resolve: (_, { stageId }) => findStage(stageId),
  }),
}));
