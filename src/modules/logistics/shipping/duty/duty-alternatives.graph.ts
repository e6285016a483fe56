import { builder, forRest } from '#graph/builder.ts';
import { MoneyRef, toUsd } from '#graph/money.ts';
import type { DutyAlternative, DutyAlternatives, LayerShare } from './duty-alternatives.rules.ts';

const LayerShareRef = builder.objectRef<LayerShare>('DutyAlternativeLayer').implement({
  fields: (t) => ({
    layer: t.exposeString('layer'),
    name: t.exposeString('name'),
    ratePct: t.exposeFloat('ratePct'),
    amount: t.field({ type: MoneyRef, nullable: true, resolve: ({ amountUsd }) => toUsd(amountUsd) }),
    amountUsd: t.exposeFloat('amountUsd', { ...forRest, nullable: true }),
  }),
});

const DutyAlternativeRef = builder.objectRef<DutyAlternative>('DutyAlternative').implement({
  fields: (t) => ({
    lines: t.exposeStringList('lines'),
    suffixes: t.exposeStringList('suffixes'),
    otherSuffixes: t.exposeBoolean('otherSuffixes'),
    ratePct: t.exposeFloat('ratePct'),
    amount: t.field({ type: MoneyRef, nullable: true, resolve: ({ amountUsd }) => toUsd(amountUsd) }),
    amountUsd: t.exposeFloat('amountUsd', { ...forRest, nullable: true }),
    layers: t.field({ type: [LayerShareRef], resolve: ({ layers }) => layers }),
  }),
});

export const DutyAlternativesRef = builder.objectRef<DutyAlternatives>('DutyAlternatives').implement({
  fields: (t) => ({
    question: t.exposeString('question', { nullable: true }),
    alternatives: t.field({ type: [DutyAlternativeRef], resolve: ({ alternatives }) => alternatives }),
  }),
});
