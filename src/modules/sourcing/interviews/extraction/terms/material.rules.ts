import type { FactValue } from '../../interview.schema.ts';
import {
  findMatches,
  isDenied,
  type NormalizedUtterance,
  type Reading,
  splitContext,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { gradeNames, materialNames } from '../words/interview-words.ts';
import { collectTerms, createVocabulary, findTerms, type Term } from '../words/vocabulary.rules.ts';
import { createListReader } from './list.rules.ts';
import { findCompanies } from './name.rules.ts';

const materials = createVocabulary(materialNames);

const byLength = (a: string, b: string) => b.length - a.length;
const joinNames = (names: readonly string[]) => names.toSorted(byLength).map(RegExp.escape).join('|');

const prefix = `(?:(?:SUS|SS|AISI|AL|AA|EN AW|EN|Ti|grade|alloy|type|牌号)[ -]?)?`;
const temper = String.raw`(?:[- ]?(?:T\d{1,4}|H\d{2,3})(?![A-Za-z0-9]))?`;
const joiner = String.raw`\s?(?:,|\/|、|and|&|or|plus|和|及|与|或者?|还有)\s?(?:and\s)?`;

type GradeFamily = { material: string; base: string; listed: RegExp; grade: RegExp; bare: RegExp; alone: RegExp };

/** "aluminium alloy" with the grade 6061 is "aluminium 6061". */
const toBase = (material: string) => material.replace(/ alloy$/, '');

const families: GradeFamily[] = [...gradeNames].map(([material, names]) => {
  const grades = names.split('|');
  const one = (of: readonly string[]) =>
    String.raw`(?<![A-Za-z0-9.])${prefix}(?:${joinNames(of)})${temper}(?![A-Za-z0-9]|\.\d|\s?(?:pcs|pieces|units|mm|件|个|台|套))`;
  const list = `${one(grades)}(?:${joiner}${one(grades)}){0,8}`;
  const bases = joinNames((materialNames.get(material) ?? '').split('|'));
  const distinct = grades.filter(
    (grade) => grade.length > 2 && (/^[A-Z][A-Za-z-]* ?\d/.test(grade) || /[-#]/.test(grade)),
  );
  const prefixed = `(?<![A-Za-z0-9])(?:SUS|SS|AISI|AL|AA|EN AW|Ti)[ -]?(?:${joinNames(grades)})${temper}(?![A-Za-z0-9])`;
  const tempered = String.raw`(?<![A-Za-z0-9])(?:${joinNames(grades)})[- ]?(?:T\d{1,4}|H\d{2,3})(?![A-Za-z0-9])`;
  const gap = String.raw`(?:\s?(?:alloys?|grades?|series|in|\(|:|-|合金)\s?){0,2}\s?`;
  return {
    material,
    base: toBase(material),
    listed: new RegExp(String.raw`(?<![A-Za-z])(?:${bases})${gap}${list}|${list}\s?-?(?:${bases})(?![A-Za-z])`, 'gi'),
    grade: new RegExp(`${prefix}(${joinNames(grades)})(${temper})(?![A-Za-z0-9])`, 'gi'),
    bare: new RegExp(one(grades), 'gi'),
    alone: new RegExp([...(distinct.length ? [one(distinct)] : []), prefixed, tempered].join('|'), 'gi'),
  };
});

const anyGrade = [...gradeNames.values()]
  .flatMap((names) => names.split('|'))
  .filter((grade) => /^\d{3,4}L?$/.test(grade));
const oneBare = String.raw`(?<![A-Za-z0-9.$€£-])(?:${joinNames(anyGrade)})${temper}(?![A-Za-z0-9]|\.\d|\s?(?:[-–]|pcs|pieces|units|mm|件|个|台|套))`;
const enumeration = new RegExp(`${oneBare}(?:${joiner}${oneBare}){1,8}`, 'gi');

/** Grades stand beside the name of their material, or for themselves if no other material has them. */
function findGrades(words: NormalizedUtterance, known: FactValue | undefined): (Term & { from: number; to: number })[] {
  const materials = Array.isArray(known) ? known : [];
  return families.flatMap(({ base, listed, grade, alone, bare }) => {
    const isKnown = materials.some((material) => material.startsWith(`${base} `));
    const listedAlone = findMatches(words, enumeration);
    const groups = [
      ...[listed, alone, ...(isKnown ? [bare] : [])].flatMap((pattern) => findMatches(words, pattern)),
      ...listedAlone,
    ];
    return groups.flatMap(({ 0: text, index }) =>
      [...text.matchAll(grade)].map((match) => {
        const start = index + match.index;
        const end = start + match[0].length;
        const context = splitContext(words, start, end);
        const name = toGradeName(match[1] ?? '', match[2] ?? '');
        const before = splitContext(words, index, index).before;
        const denied = isDenied(before) || isDenied(context.before);
        return {
          value: `${base} ${name}`,
          start,
          end,
          ...context,
          isDenied: denied,
          from: index,
          to: index + text.length,
        };
      }),
    );
  });
}

const canonical = new Map(
  [...gradeNames.values()].flatMap((names) => names.split('|')).map((name) => [name.toLowerCase(), name] as const),
);
const toGradeName = (grade: string, temper: string): string =>
  `${canonical.get(grade.toLowerCase()) ?? grade}${temper.toUpperCase().replace(/^[ -]?/, temper ? '-' : '')}`;

const tooling = new RegExp(
  String.raw`(?:${patterns.tooling_time.source}\s?(?:is|are|made|of|in|from|use|uses|用|采用|是|为|材料)(?![a-z])|${patterns.packing.source})[^,;。]{0,24}$`,
  'i',
);
const toolingAfter = /^\s?(?:molds?|moulds?|tools?|dies?|模具|箱包装|包装)(?![a-z])/i;
/** "Moulds of P20 steel", "packed in cardboard". */
const isOfTooling = ({ before, after }: Term): boolean =>
  tooling.test(takeLastClause(before)) || toolingAfter.test(after);

export function findMaterials(words: NormalizedUtterance, _today: string, known?: FactValue): Reading<string[]> {
  const grades = findGrades(words, known).filter(
    (term, at, all) => !all.some((other, index) => index < at && other.start <= term.start && other.end >= term.end),
  );
  const names = findTerms(words, materials).filter(
    ({ start, end }) => !grades.some(({ from, to }) => from < end && to > start),
  );
  const companies = findCompanies(words);
  const terms = [...grades, ...names]
    .filter((term) => !isOfTooling(term) && !companies.some(([from, to]) => from < term.end && to > term.start))
    .toSorted((a, b) => a.start - b.start);
  const found = collectTerms(words, terms);
  const groups = grades.map(({ from, to }) => [from, to] as const);
  return found && { ...found, spans: [...found.spans, ...groups] };
}

export const readMaterialsAnswer = (words: NormalizedUtterance, today: string, known?: FactValue): Reading<string[]> =>
  createListReader((all) => findMaterials(all, today, known), { isSureOfUnknown: false })(words);

const isHan = (name: string) => /\p{Script=Han}/u.test(name);
const chineseNames = new Map(
  [...materialNames].map(([value, names]) => [value, names.split('|').find(isHan) ?? value] as const),
);

/** "stainless steel 304" is 304不锈钢. */
export function toChineseMaterial(value: string): string | undefined {
  const family = families.find(({ base }) => value.startsWith(`${base} `) && !chineseNames.has(value));
  if (!family) return chineseNames.get(value);
  return `${value.slice(family.base.length + 1)}${chineseNames.get(family.material) ?? family.base}`;
}
