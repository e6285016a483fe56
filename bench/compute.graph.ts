import { builder } from '../src/graph/builder.ts';
import { zodInput } from '../src/graph/zod.ts';
import type { Route } from '../src/rest/route.ts';
import { type Computed, ComputeInput, compute, type Line } from './compute.ts';

const LineRef = builder.objectRef<Line>('ComputedLine').implement({
  fields: (t) => ({
    part: t.exposeString('part'),
    process: t.exposeString('process'),
    quantity: t.exposeInt('quantity'),
    pieces: t.exposeInt('pieces'),
    unitCost: t.exposeFloat('unitCost'),
    days: t.exposeInt('days'),
  }),
});

const ComputedRef = builder.objectRef<Computed>('Computed').implement({
  fields: (t) => ({
    lines: t.expose('lines', { type: [LineRef] }),
    totals: t.exposeFloatList('totals'),
    maxDays: t.exposeInt('maxDays'),
    questions: t.exposeStringList('questions'),
    incoterm: t.exposeString('incoterm', { nullable: true }),
  }),
});

builder.queryField('compute', (t) =>
  t.field({
    type: ComputedRef,
    authScopes: { scope: 'actions:write' },
    args: { input: t.arg({ type: zodInput('ComputeInput', ComputeInput), required: true }) },
    resolve: (_, { input }) => compute(input),
  }),
);

/** W6 as an endpoint of ours: one more field of the graph and one more row. */
export const computeRoute: Route = {
  method: 'POST',
  path: '/bench/compute',
  summary: 'Two kilobytes in, checked; three kilobytes computed out; no database besides authentication.',
  body: ComputeInput,
  document: `query Compute($input: ComputeInput!) {
    computed: compute(input: $input) {
      lines { part process quantity pieces unitCost days } totals maxDays questions incoterm
    }
  }`,
  spread: 'computed',
};
