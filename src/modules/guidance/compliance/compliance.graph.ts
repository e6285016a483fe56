import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { CompliancePathInput, PlanPhase, RequirementStatus } from './compliance.schema.ts';
import { planCompliance } from './compliance.service.ts';
import type { CompliancePath, PlannedRequirement } from './path.rules.ts';
import type { Band } from './requirement.rules.ts';

const exposeConstant = <Value extends boolean>(value: Value) =>
  ({ type: 'JSON', extensions: withJsonSchema(z.literal(value)), resolve: () => value }) as const;

const BandRef = builder.objectRef<Band>('PlanningBand').implement({
  description: 'For planning, not a quotation.',
  fields: (t) => ({ low: t.exposeFloat('low'), high: t.exposeFloat('high') }),
});

const RequirementRef = builder.objectRef<PlannedRequirement>('ComplianceRequirement').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    market: t.exposeString('market', { description: 'GLOBAL is every market, US-CA is California.' }),
    phase: t.expose('phase', { type: zodEnum(PlanPhase), description: 'Extension: the step of the plan.' }),
    name: t.exposeString('name'),
    status: t.expose('status', { type: zodEnum(RequirementStatus) }),
    because: t.exposeString('because', { description: 'The traits that decided, and where each was found.' }),
    evidence: t.exposeStringList('evidence'),
    typicalWeeks: t.expose('typicalWeeks', { type: BandRef, nullable: true }),
    typicalCostUsd: t.expose('typicalCostUsd', { type: BandRef, nullable: true }),
    source: t.exposeString('source'),
    route: t.exposeString('route', { description: 'Extension.' }),
    confidence: t.exposeString('confidence', { description: 'Extension: how sure the table is of this rule.' }),
    costVerified: t.exposeString('costVerified', { description: 'Extension: whether the cost has a public basis.' }),
    asOf: t.exposeString('asOf', { description: 'Extension.' }),
  }),
});

const TotalsRef = builder.objectRef<CompliancePath['totals']>('CompliancePlanTotals').implement({
  description: 'Over what is required or likely: tests run side by side, then the documents; costs add up.',
  fields: (t) => ({
    weeks: t.expose('weeks', { type: BandRef }),
    costUsd: t.expose('costUsd', { type: BandRef }),
    counted: t.exposeStringList('counted'),
  }),
});

const PathRef = builder.objectRef<CompliancePath>('CompliancePath').implement({
  description: 'A planning aid, not legal advice.',
  fields: (t) => ({
    requirements: t.field({ type: [RequirementRef], resolve: ({ requirements }) => requirements }),
    unknowns: t.exposeStringList('unknowns', { description: 'Questions that would settle what is unknown.' }),
    totals: t.expose('totals', { type: TotalsRef, description: 'Extension.' }),
    binding: t.field(exposeConstant(false)),
    draft: t.field(exposeConstant(true)),
    note: t.exposeString('note'),
  }),
});

builder.queryFields((t) => ({
  compliancePath: t.field({
    authScopes: { scope: 'compliance:read' },
    type: PathRef,
    description: 'Which rules a product meets on its markets, why, and what is not known.',
    args: { input: t.arg({ type: zodInput('CompliancePathInput', CompliancePathInput), required: true }) },
    resolve: (_, { input }, ctx) => planCompliance(ctx, input),
  }),
}));
