import { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { toJsonSchema } from './json-schema.rules.ts';

export type GenerationContext = Pick<Context, 'rows' | 'searches' | 'writer' | 'goods' | 'log' | 'now'>;
export type Generation<Input> = { actionId: string; owner: string; project: ProjectContext; input: Input };
export type Draft = {
  factoryId: string;
  channel: 'email' | 'wechat';
  subject: string;
  bodyEn: string;
  bodyZh: string;
};
export type GenerationResult = {
  note: string;
  result: Record<string, unknown>;
  deliveries: Draft[];
  task?: { title: string; note: string | null };
};

type KindDescription = {
  kind: string;
  title: string;
  description: string;
  /** Upper bound of language model calls; not a price. */
  costCategory: 'none' | 'one_call' | 'several_calls';
  stageIds: string[];
  input: z.ZodObject;
  result: z.ZodObject;
};
/** `available` generates drafts; `coordinated` creates a task for a person. */
export type RequestableKind = KindDescription & {
  availability: 'available' | 'coordinated';
  /** Throws before anything is saved. */
  assertPossible?: (ctx: GenerationContext, input: never) => Promise<void>;
  generate: (ctx: GenerationContext, generation: Generation<never>) => Promise<GenerationResult>;
};
export type PlannedKind = KindDescription & { availability: 'planned' };
export type ActionKind = RequestableKind | PlannedKind;

const plannedDefaults = {
  input: z.object({}),
  result: z.object({}),
  costCategory: 'none',
  availability: 'planned',
} as const;

export const plannedKinds: readonly PlannedKind[] = [
  {
    ...plannedDefaults,
    kind: 'dfm_review',
    title: 'Manufacturability review',
    description: 'Reviews drawings for features that are hard or costly to make.',
    stageIds: ['dfm_review', 'tooling'],
  },
  {
    ...plannedDefaults,
    kind: 'sample_request',
    title: 'Sample request',
    description: 'Asks a factory for first samples.',
    stageIds: ['evt_build', 'golden_sample_approval'],
  },
  {
    ...plannedDefaults,
    kind: 'pre_shipment_inspection',
    title: 'Pre-shipment inspection',
    description: 'Asks an inspector to check a lot before it leaves the factory.',
    stageIds: ['outgoing_quality_inspection', 'shipping_and_customs'],
  },
];

export const findKind = (kinds: readonly ActionKind[], name: string): ActionKind | undefined =>
  kinds.find(({ kind }) => kind === name);

export const filterRequestable = (kinds: readonly ActionKind[]): RequestableKind[] =>
  kinds.filter((kind) => kind.availability !== 'planned');

export const toRequestBodies = (kinds: readonly ActionKind[]) =>
  filterRequestable(kinds).map(({ kind, input }) => ({
    properties: { kind: { const: kind }, input: omitSchemaUri(toJsonSchema(input, 'input')) },
    required: ['kind', 'input'],
  }));

function omitSchemaUri({ $schema: _, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}

const buildKindSchema = (kind: string, part: 'input' | 'output', schema: z.ZodType): Record<string, unknown> => ({
  ...toJsonSchema(schema, part),
  $id: `/api/v1/action-kinds/${kind}/1/${part}`,
});

export const toKindView = ({
  kind,
  title,
  description,
  availability,
  costCategory,
  stageIds,
  input,
  result,
}: ActionKind) => ({
  kind,
  title,
  description,
  availability,
  costCategory,
  stageIds,
  inputSchema: buildKindSchema(kind, 'input', input),
  outputSchema: buildKindSchema(kind, 'output', z.object({ draft: z.literal(true), note: z.string(), result })),
});
export type KindView = ReturnType<typeof toKindView>;
