import type { DutyTables } from './duty.schema.ts';
import {
  type Goods,
  type Outcome,
  toApplies,
  toConditional,
  toNotApplicable,
  toPercentRate,
  toUnknown,
} from './duty-outcome.rules.ts';
import { findHeading } from './duty-tables.rules.ts';

export function evaluateSection301(tables: DutyTables, { line, suffix, asOf }: Goods): Outcome {
  const headings = line.section301;
  const known = headings.flatMap((heading) => findHeading(tables, 'section_301', heading, asOf) ?? []);
  const named = known
    .map(({ heading, name, validFrom }) => `${heading} (${validFrom ? `${name}, since ${validFrom}` : name})`)
    .join(' or ');
  if (!headings.length) return toNotApplicable('The line has no China Section 301 footnote.');
  if (known.length < headings.length) return toUnknown(`${headings.join(', ')}: the rate is not in the duty tables.`);
  const rates = [...new Set(known.flatMap(({ rate }) => rate))];
  if (!rates.length) return toNotApplicable(`${named}: never collected.`);
  const highest = toPercentRate(Math.max(...rates));
  if (rates.length === 1) {
    if (!known.some(({ extent }) => extent === 'some_suffixes')) return toApplies(highest, `${named}: ${rates[0]} %.`);
    return toConditional(
      highest,
      `${named}: ${rates[0]} % for some statistical suffixes; the duty tables do not state which.`,
    );
  }
  const sorted = rates.toSorted((a, b) => a - b);
  const doubt = known.find(({ doubt }) => doubt)?.doubt;
  if (doubt) return toConditional(highest, `${named}: ${sorted.join(' or ')} %; ${doubt}. The highest is shown.`);
  return toConditional(
    highest,
    `${named}: ${sorted.join(', ')} %, by statistical suffix${suffix ? ', which the duty tables do not distinguish' : '; none was given'}. The highest is shown.`,
  );
}

export function evaluateExclusions301({ line: { worked } }: Goods, section301: Outcome, until: string | null): Outcome {
  if (section301.status === 'not_applicable') return toNotApplicable('No China Section 301 duty applies.');
  if (worked && !worked.excluded) return toNotApplicable('No exclusion covers goods of this line.');
  if (!worked) return toUnknown('The duty tables do not state which of the 178 exclusions cover goods of this line.');
  return toConditional(
    toPercentRate(0),
    `Goods that match the exact wording of an exclusion are exempt from China Section 301 duty until ${until}.`,
  );
}
