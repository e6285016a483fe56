import type { RequirementStatus } from './compliance.schema.ts';
import { completeFindings, type Findings, hasKnownClass, imply } from './product/finding.rules.ts';
import { classTexts, traitTexts } from './product/product-tables.ts';
import { classesByTrait } from './product/trait.rules.ts';
import { type Fact, ProductClass, Trait } from './product/trait.schema.ts';
import type { Found } from './product/trait-inference.rules.ts';
import { concerns, judge, type Requirement } from './requirement.rules.ts';

const maxQuestions = 5;
const maxCandidates = 15;

const overlays = new Set(classesByTrait.map(([, overlay]) => overlay));

const classQuestion = `What kind of product is it: ${ProductClass.options
  .filter((one) => one !== 'other_goods' && one !== 'radio_devices')
  .map((one) => classTexts[one].name)
  .join(', ')}?`;

/** At most five questions, those first whose answers change most; one that changes nothing is not asked. */
export function listQuestions(rules: readonly Requirement[], found: Found, today: string): string[] {
  const before = { statuses: judgeAll(rules, found.findings, today), rulesOf: groupByFact(rules) };
  const effects = listCandidates(rules, found.findings)
    .map((trait) => ({ trait, effect: measureEffect(found, trait, before, today) }))
    .filter(({ effect }) => effect > 0)
    .toSorted((a, b) => b.effect - a.effect);
  const isForClasses = rules.some(({ classes }) => classes.some((one) => !overlays.has(one)));
  const classQuestions = isForClasses && !hasKnownClass(found.findings) ? [classQuestion] : [];
  return [...classQuestions, ...effects.map(({ trait }) => traitTexts[trait].question)].slice(0, maxQuestions);
}

/** The open traits that most rules name; the effect of each is measured, which takes time. */
function listCandidates(rules: readonly Requirement[], findings: Findings): Trait[] {
  const counts = new Map<Trait, number>();
  for (const { all, any, none, exemptions } of rules) {
    const named = [...all, ...any, ...none, ...exemptions.flatMap((one) => [...one.all, ...one.none])];
    for (const trait of new Set(named)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  return Trait.options
    .filter((trait) => counts.has(trait) && isOpen(trait, findings))
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, maxCandidates);
}

/** Not known, only probable, or assumed although it is worth a question. */
function isOpen(trait: Trait, findings: Findings): boolean {
  const { [trait]: known } = findings;
  if (!known || (known.basis === 'inferred' && known.value)) return true;
  return known.asked === true;
}

type Statuses = ReadonlyMap<string, RequirementStatus>;

const judgeAll = (rules: readonly Requirement[], findings: Findings, today: string): Statuses =>
  new Map(
    rules.map((rule) => {
      const verdict = judge(rule, findings, today);
      return [rule.id, concerns(rule, verdict, findings) ? verdict.status : 'not_applicable'];
    }),
  );

/** How many statuses either answer changes. Only rules that name a changed fact are judged again. */
function measureEffect(
  { findings, evidence, kinds }: Found,
  trait: Trait,
  { statuses, rulesOf }: { statuses: Statuses; rulesOf: ReadonlyMap<Fact, readonly Requirement[]> },
  today: string,
): number {
  const countChanges = (value: boolean): number => {
    const answered: Findings = { ...evidence, [trait]: { value, basis: 'stated', because: 'answered' } };
    imply(answered, 'strong');
    const after = completeFindings(answered, kinds);
    const changed = [...rulesOf].filter(([fact]) => differ(findings[fact], after[fact]));
    const affected = [...new Set(changed.flatMap(([, rules]) => rules))];
    return [...judgeAll(affected, after, today)].filter(([id, status]) => status !== statuses.get(id)).length;
  };
  return countChanges(true) + countChanges(false);
}

function groupByFact(rules: readonly Requirement[]): Map<Fact, Requirement[]> {
  const rulesOf = new Map<Fact, Requirement[]>();
  for (const rule of rules) {
    for (const fact of listFacts(rule)) {
      const known = rulesOf.get(fact);
      if (known) known.push(rule);
      else rulesOf.set(fact, [rule]);
    }
  }
  return rulesOf;
}

/** All that the status of a rule depends on. */
const listFacts = ({ all, any, none, classes, notClasses, exemptions }: Requirement): Set<Fact> =>
  new Set([
    ...[...all, ...any, ...none, ...classes, ...notClasses],
    ...exemptions.flatMap((one) => [...one.all, ...one.none, ...one.classes]),
  ]);

const differ = (before: Findings[Fact], after: Findings[Fact]): boolean =>
  before?.value !== after?.value || before?.basis !== after?.basis || before?.asked !== after?.asked;
