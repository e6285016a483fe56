import { z } from 'zod';
import { QuoteRequestInput, QuoteRequestResult } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import { FactoryAuditVisitInput, FactoryAuditVisitResult } from './factory-audit-visit.schema.ts';
import { jsonSchemaOf } from './json-schema.rules.ts';

export type ActionKind = {
  kind: string;
  title: string;
  description: string;
  /** Drafts at once, work for a person, or an idea that cannot be requested yet. */
  availability: 'available' | 'coordinated' | 'planned';
  /** How much work of a model it is at most; no price. */
  costCategory: 'none' | 'one_call' | 'several_calls';
  stageIds: string[];
  input: z.ZodObject;
  result: z.ZodType;
};

const undecided = { input: z.object({}), result: z.object({}), costCategory: 'none', availability: 'planned' } as const;

/** Every kind of action. The rows also make the contract: GET /actions/kinds and `x-action-kinds`. */
export const actionKinds: readonly ActionKind[] = [
  {
    kind: 'quote_request',
    title: 'Quote request',
    description:
      'A factory shortlist and a bilingual request for quotation, with one delivery draft for each factory. Nothing is sent before approval.',
    availability: 'available',
    costCategory: 'one_call',
    stageIds: ['rfq_and_quote', 'tooling', 'supply_chain_setup'],
    input: QuoteRequestInput,
    result: QuoteRequestResult,
  },
  {
    kind: 'factory_audit_visit',
    title: 'Factory audit visit',
    description: 'Asks our people on site to visit factories. Makes a task; a person arranges the rest.',
    availability: 'coordinated',
    costCategory: 'none',
    stageIds: ['supplier_qualification', 'supply_chain_setup'],
    input: FactoryAuditVisitInput,
    result: FactoryAuditVisitResult,
  },
  {
    ...undecided,
    kind: 'dfm_review',
    title: 'Manufacturability review',
    description: 'Reads drawings for what is hard or costly to make.',
    stageIds: ['dfm_review', 'tooling'],
  },
  {
    ...undecided,
    kind: 'sample_request',
    title: 'Sample request',
    description: 'Asks a factory for first samples.',
    stageIds: ['evt_build', 'golden_sample_approval'],
  },
  {
    ...undecided,
    kind: 'pre_shipment_inspection',
    title: 'Pre-shipment inspection',
    description: 'Asks an inspector to check a lot before it leaves the factory.',
    stageIds: ['outgoing_quality_inspection', 'shipping_and_customs'],
  },
];

const requestable = actionKinds.filter(({ availability }) => availability !== 'planned');
export const requestableKinds = requestable.map(({ kind }) => kind);

/** JSON Schemas of what may be asked for: each kind with its own input. */
export const requestableBodies = requestable.map(({ kind, input }) => ({
  properties: { kind: { const: kind }, input: bare(jsonSchemaOf(input, 'input')) },
  required: ['kind', 'input'],
}));

export const kindOf = (kind: string): ActionKind | undefined => actionKinds.find((one) => one.kind === kind);

function bare({ $schema: _, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}

const schemaOf = (kind: string, part: 'input' | 'output', schema: z.ZodType): Record<string, unknown> => ({
  ...jsonSchemaOf(schema, part),
  $id: `/api/v1/action-kinds/${kind}/1/${part}`,
});

/** A kind as the contract shows it, with JSON Schemas of draft 2020-12. */
export const shownKind = ({ input, result, ...kind }: ActionKind) => ({
  ...kind,
  inputSchema: schemaOf(kind.kind, 'input', input),
  outputSchema: schemaOf(kind.kind, 'output', z.object({ draft: z.literal(true), note: z.string(), result })),
});
export type ShownKind = ReturnType<typeof shownKind>;
