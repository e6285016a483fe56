import { builder } from '#graph/builder.ts';
import { constant } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { CompliancePathInput, PlanPhase, RequirementStatus } from './compliance.schema.ts';
import { planCompliance } from './compliance.service.ts';
import type { CompliancePath, PlannedRequirement } from './path.rules.ts';
import type { Band } from './requirement.rules.ts';

const BandRef = builder.objectRef<Band>('PlanningBand').implement({
  description: 'A range for planning, not a quotation.',
  fields: (t) => ({ low: t.exposeFloat('low'), high: t.exposeFloat('high') }),
});

const RequirementRef = builder.objectRef<PlannedRequirement>('ComplianceRequirement').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    market: t.exposeString('market', { description: 'GLOBAL applies to every market, US-CA to California.' }),
    phase: t.expose('phase', { type: zodEnum(PlanPhase), description: 'Extension: the step of the plan.' }),
    name: t.exposeString('name'),
    status: t.expose('status', { type: zodEnum(RequirementStatus) }),
    because: t.exposeString('because', { description: 'The deciding traits and the source of each.' }),
    evidence: t.exposeStringList('evidence'),
    typicalWeeks: t.expose('typicalWeeks', { type: BandRef, nullable: true }),
    typicalCostUsd: t.expose('typicalCostUsd', { type: BandRef, nullable: true }),
    source: t.exposeString('source'),
    route: t.exposeString('route', { description: 'Extension.' }),
    confidence: t.exposeString('confidence', { description: 'Extension: confidence of the table in this rule.' }),
    costVerified: t.exposeString('costVerified', { description: 'Extension: whether the cost has a public basis.' }),
    asOf: t.exposeString('asOf', { description: 'Extension.' }),
  }),
});

const TotalsRef = builder.objectRef<CompliancePath['totals']>('CompliancePlanTotals').implement({
  description: 'Totals of required and likely rules: tests run in parallel, then documents; costs are added.',
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
    unknowns: t.exposeStringList('unknowns', { description: 'Questions whose answers resolve unknown traits.' }),
    totals: t.expose('totals', { type: TotalsRef, description: 'Extension.' }),
    binding: t.field(constant(false)),
    draft: t.field(constant(true)),
    note: t.exposeString('note'),
  }),
});

builder.queryFields((t) => ({
  compliancePath: t.field({
    authScopes: { scope: 'compliance:read' },
    type: PathRef,
    description: 'The rules that apply to a product on its markets, with reasons and unknowns.',
    args: { input: t.arg({ type: zodInput('CompliancePathInput', CompliancePathInput), required: true }) },
    resolve: (_, { input }, ctx) => planCompliance(ctx, input),
  }),
}));
