import { builder, forRest } from '#graph/builder.ts';
import { MoneyRangeRef, toUsdRange } from '#graph/money.ts';
import { constant } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { ComplianceMarket, CompliancePathInput, PlanPhase, RequirementStatus } from './compliance.schema.ts';
import { planCompliance } from './compliance.service.ts';
import type { Gap } from './coverage.rules.ts';
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
    typicalCost: t.field({
      type: MoneyRangeRef,
      nullable: true,
      resolve: ({ typicalCostUsd }) => toUsdRange(typicalCostUsd),
    }),
    typicalCostUsd: t.expose('typicalCostUsd', { ...forRest, type: BandRef, nullable: true }),
    source: t.exposeString('source'),
    route: t.exposeString('route', { description: 'Extension.' }),
    confidence: t.exposeString('confidence', {
      description:
        'Extension: high was read in the official text, medium in a secondary source, low in none; then open the official page.',
    }),
    costVerified: t.exposeString('costVerified', { description: 'Extension: whether the cost has a public basis.' }),
    asOf: t.exposeString('asOf', { description: 'Extension.' }),
    legalBasis: t.exposeString('legalBasis', { nullable: true, description: 'Extension: act and article.' }),
    standards: t.exposeStringList('standards', { description: 'Extension.' }),
    issuedBy: t.exposeString('issuedBy', { nullable: true, description: 'Extension: who issues the evidence.' }),
    appliesFrom: t.exposeString('appliesFrom', {
      nullable: true,
      description: 'Extension: the first day on which it applies to goods placed on the market.',
    }),
    officialPage: t.exposeString('officialPage', { nullable: true, description: 'Extension: where to read the rule.' }),
  }),
});

const TotalsRef = builder.objectRef<CompliancePath['totals']>('CompliancePlanTotals').implement({
  description: 'Totals of required and likely rules: tests run in parallel, then documents; costs are added.',
  fields: (t) => ({
    weeks: t.expose('weeks', { type: BandRef }),
    cost: t.field({ type: MoneyRangeRef, resolve: ({ costUsd }) => ({ ...costUsd, currency: 'USD' }) }),
    counted: t.exposeStringList('counted'),
  }),
});

const ClassRef = builder.objectRef<CompliancePath['classes'][number]>('ComplianceClass').implement({
  description: 'A class that the product is of.',
  fields: (t) => ({ id: t.exposeString('id'), name: t.exposeString('name'), because: t.exposeString('because') }),
});

const GapRef = builder.objectRef<Gap>('ComplianceGap').implement({
  description: 'A market for which the table has no rule of a class of the product.',
  fields: (t) => ({
    market: t.expose('market', { type: zodEnum(ComplianceMarket) }),
    class: t.exposeString('class', { nullable: true, description: 'Null where the class was not found.' }),
    text: t.exposeString('text'),
  }),
});

const PathRef = builder.objectRef<CompliancePath>('CompliancePath').implement({
  description: 'A planning aid, not legal advice.',
  fields: (t) => ({
    requirements: t.field({ type: [RequirementRef], resolve: ({ requirements }) => requirements }),
    classes: t.field({ type: [ClassRef], description: 'Extension.', resolve: ({ classes }) => classes }),
    notCovered: t.field({ type: [GapRef], description: 'Extension.', resolve: ({ notCovered }) => notCovered }),
    unknowns: t.exposeStringList('unknowns', {
      description: 'What is not covered, then at most five questions, each of which changes the answer.',
    }),
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
