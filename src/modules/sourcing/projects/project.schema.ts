import { z } from 'zod';
import { ProductScope, ProductStage, Quantity } from '#kernel/enums.ts';
import { TimeRange } from '#kernel/pagination/page.ts';
import { Confirmation, detail, Source } from '#kernel/provenance.ts';
import { textScalars } from '#kernel/text.ts';
import { distinct } from '#kernel/validation.ts';
import { idempotent } from '#modules/identity/idempotency/idempotency.schema.ts';

export const ProjectId = z.object({ id: z.uuid() });
export const ProjectStatus = z.enum(['active', 'archived']).meta({ id: 'ProjectStatus' });
export const ProjectMode = z.enum(['sandbox', 'live']).meta({ id: 'ProjectMode' });
export const ProjectFilter = z.strictObject({
  q: z.string().min(1).max(200).nullish().meta({ description: 'Part of the name, in any case.' }),
  status: z.array(ProjectStatus).max(2).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
  updatedAt: TimeRange.nullish(),
});
export const QuantitySource = z
  .enum(['manufacturing_intent', 'project', 'explicit_quote_band', 'unknown'])
  .meta({ id: 'QuantitySource' });

const name = z.string().min(1).max(120);
const contextVersion = z
  .string()
  .regex(/^v[1-9]\d*$/)
  .meta({ description: 'The `contextVersion` that the caller last read, such as v3.' });

/** Always replaced as a whole. */
export const Intake = z
  .strictObject({
    productName: z.string().min(1).max(200),
    summary: z.string().max(4000).optional(),
    category: z.string().max(120).optional(),
    targetMarkets: z
      .array(
        z
          .string()
          .regex(/^[A-Z]{2}$/)
          .meta({ description: 'ISO 3166 country, such as US.' })
          .register(textScalars, { scalar: 'CountryCode' }),
      )
      .max(10)
      .optional(),
    stage: ProductStage.optional(),
    currentQuantity: Quantity.nullable().optional(),
    unit: z.string().min(1).max(40).nullable().optional(),
    targetUnitCostUsd: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,4})?$/)
      .register(textScalars, { scalar: 'Decimal' })
      .nullable()
      .optional(),
    neededBy: z.iso.date().nullable().optional(),
    scope: ProductScope.nullable().optional(),
    links: z
      .array(z.url({ protocol: /^https$/ }).max(2000))
      .max(10)
      .optional(),
    notes: z.string().max(4000).optional(),
  })
  .meta({ id: 'Intake' });
export type Intake = z.output<typeof Intake>;

const current = z.strictObject({
  purpose: z.enum(['samples', 'pilot', 'production', 'unknown']).meta({ id: 'IntentPurpose' }).default('unknown'),
  quantity: Quantity.nullable().default(null),
  unit: detail.nullable().default(null),
  configuration: detail.nullable().default(null),
  revision: detail.nullable().default(null),
  confirmation: Confirmation.default('unconfirmed'),
  source: Source.nullable().default(null),
});

const planned = z
  .strictObject({
    quantity: Quantity.nullable().default(null),
    unit: detail.nullable().default(null),
    period: detail.nullable().default(null),
    source: Source.nullable().default(null),
  })
  .meta({ id: 'PlannedVolume' });

const requirement = z.strictObject({
  kind: z.enum(['location', 'quality', 'material', 'inspection', 'deadline', 'other']).meta({ id: 'RequirementKind' }),
  detail,
  strength: z.enum(['hard', 'preference']).meta({ id: 'RequirementStrength' }).default('preference'),
  confirmation: Confirmation.default('unconfirmed'),
  source: Source.nullable().default(null),
});

const intentFields = {
  schemaVersion: z.literal(1),
  current,
  plannedPilot: planned.nullable(),
  forecast: planned.nullable(),
  requirements: z.array(requirement).max(20),
  priorities: distinct(
    z.array(z.enum(['quality', 'price', 'lead_time', 'scale', 'location']).meta({ id: 'IntentPriority' })).max(5),
    'Priorities must be unique.',
  ),
  prioritySource: Source.nullable(),
};

export const Intent = z.strictObject(intentFields);
export type Intent = z.output<typeof Intent>;

/** Each given key replaces that key of the saved intent; null clears plannedPilot, forecast or prioritySource. */
export const IntentEdit = z.strictObject(intentFields).partial().meta({ id: 'IntentEdit' });
export type IntentEdit = z.output<typeof IntentEdit>;

export const NewProject = z.strictObject({ name, intake: Intake.optional(), intent: IntentEdit.optional() });

export const CreateProject = z.strictObject({ ...NewProject.shape, ...idempotent });

export const ProjectChanges = z.strictObject({
  name: name.optional(),
  status: ProjectStatus.optional(),
  intake: Intake.optional(),
  intent: IntentEdit.optional(),
});
const changeable = Object.keys(ProjectChanges.shape);

const assertChanges =
  (versionField: string) =>
  (edit: Record<string, unknown>, { issues, addIssue }: z.RefinementCtx): void => {
    // An edit with unknown fields is checked too.
    if (issues.length) return;
    const params = { code: 'required' };
    if (changeable.every((field) => edit[field] === undefined)) {
      addIssue({ code: 'custom', message: 'At least one of name, status, intake and intent is required.', params });
    }
    if (edit['intent'] && edit[versionField] === undefined) {
      const message = 'An edit of the intent requires the contextVersion that it is based on.';
      addIssue({ code: 'custom', message, params, path: [versionField] });
    }
  };

export const ProjectEdit = z
  .strictObject({ ...ProjectChanges.shape, expectedContextVersion: contextVersion.optional() })
  .superRefine(assertChanges('expectedContextVersion'))
  .meta({
    anyOf: changeable.map((field) => ({ required: [field] })),
    dependentRequired: { intent: ['expectedContextVersion'] },
  });

export const UpdateProject = z
  .strictObject({ ...ProjectId.shape, ...ProjectChanges.shape, expectedVersion: contextVersion.optional() })
  .superRefine(assertChanges('expectedVersion'));
