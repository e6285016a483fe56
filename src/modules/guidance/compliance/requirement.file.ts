import { z } from 'zod';
import { Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFiles } from '#tables/data-file.ts';
import { parseYamlFile } from '#tables/yaml-file.ts';
import { Confidence, PlanPhase } from './compliance.schema.ts';
import { ProductClass, Trait } from './product/trait.schema.ts';
import type { Requirement } from './requirement.rules.ts';

const Id = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case words joined by _');
const Market = z.string().regex(/^(?:GLOBAL|[A-Z]{2}(?:-[A-Z]{2,3})?)$/, 'must be GLOBAL, US or US-CA');
const Day = z.iso.date('must be a date, such as 2027-01-20');
const Month = z.string().regex(/^\d{4}-\d{2}$/, 'must be a month, such as 2026-11');
const Page = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });
const number = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);
const Band = z
  .tuple([number, number], 'must be two numbers: [low, high]')
  .refine(([low, high]) => low <= high, 'must be [low, high]')
  .transform(([low, high]) => ({ low, high }));
const traits = z.array(Trait).default([]);
const classes = z.array(ProductClass).default([]);
const texts = z.array(Text).default([]);

const Exemption = z.strictObject({
  legalBasis: Text,
  text: Text,
  classes,
  all: traits,
  none: traits,
});

/** A band needs the source that gives it. */
const Figures = z.strictObject({ weeks: Band.optional(), costUsd: Band.optional(), source: Text, verified: Text });

const Rule = z.strictObject({
  id: Id,
  market: Market.optional(),
  phase: PlanPhase,
  name: Text,
  legalBasis: Text,
  from: Day.optional(),
  until: Day.optional(),
  classes,
  notClasses: classes,
  covers: classes,
  all: traits,
  any: traits,
  none: traits,
  exemptions: z.array(Exemption).default([]),
  condition: Text.optional(),
  scope: Text,
  route: Text,
  standards: texts,
  classStandards: z.partialRecord(ProductClass, z.array(Text)).default({}),
  ofKind: z.enum(['standards', 'acts']).optional(),
  evidence: z.array(Text).min(1, 'must have at least one item'),
  issuedBy: Text,
  figures: Figures.optional(),
  source: Text,
  page: Page,
  confidence: Confidence,
  notes: Text.optional(),
  asOf: Month.optional(),
});
const shape = { market: Market, rules: z.array(Rule).min(1, 'must have at least one rule') };

export const readRequirements = (): readonly Requirement[] =>
  parseRequirements(readDataFiles(import.meta.dirname, '.yaml'));

/** One file per market; a rule may name a part of it, such as `US-CA` in the file of the United States. */
export function parseRequirements(files: readonly DataFile[]): Requirement[] {
  const known = new Set<string>();
  return files.flatMap((data) => {
    const { market, as_of: month, rules } = parseYamlFile(data, shape);
    return rules.map(({ figures, ...rule }): Requirement => {
      const refuse = (message: string) => new Error(`${data.file}: ${rule.id}: ${message}`);
      if (known.has(rule.id)) throw refuse('is already the id of another rule');
      known.add(rule.id);
      if (rule.market && !rule.market.startsWith(`${market}-`)) throw refuse(`market must be a part of ${market}`);
      return {
        ...rule,
        market: rule.market ?? market,
        from: rule.from ?? null,
        until: rule.until ?? null,
        condition: rule.condition ?? null,
        ofKind: rule.ofKind ?? null,
        notes: rule.notes ?? null,
        asOf: rule.asOf ?? month,
        weeks: figures?.weeks ?? null,
        costUsd: figures?.costUsd ?? null,
        figuresSource: figures?.source ?? null,
        costVerified: figures?.costUsd ? figures.verified : 'no',
      };
    });
  });
}
