import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { InterviewFamily } from '#kernel/enums.ts';
import { type Fact, InterviewLocale } from '#modules/sourcing/interviews/interview.schema.ts';

const Expected = z.union([
  z.number(),
  z.string(),
  z.array(z.string()),
  z.strictObject({ low: z.number(), high: z.number() }),
]);
type Expected = z.output<typeof Expected>;
const Facts = z.record(z.string(), Expected).default({});
const Keys = z.array(z.string()).default([]);

const JudgedDialogue = z.strictObject({
  /** Name of the file. */
  set: z.string(),
  name: z.string(),
  family: InterviewFamily,
  locale: InterviewLocale.optional(),
  questions: z.union([InterviewLocale, z.array(InterviewLocale)]),
  opening: z.string().optional(),
  turns: z.array(z.string()).min(1),
  confirmed: Facts,
  known: Facts,
  unconfirmed: Facts,
  may: Facts,
  unknown: Keys,
  absent: Keys,
  open: Keys,
  named: Keys,
});
export type JudgedDialogue = z.output<typeof JudgedDialogue>;

/** What all dialogues of a file have in common. */
const common: Record<string, object> = {
  'project-en': { family: 'project_intake', questions: 'en' },
  'project-zh': { family: 'project_intake', questions: 'zh' },
  'capability-en': { family: 'capability', questions: 'en' },
  'capability-zh': { family: 'capability', questions: 'zh' },
  mixed: {},
};

export function readJudgedDialogues(): JudgedDialogue[] {
  return globSync('test/judged/dialogues/*.yaml')
    .sort()
    .flatMap((file) => {
      const set = basename(file, '.yaml');
      const shared = { set, ...common[set] };
      const dialogues: unknown = parse(readFileSync(file, 'utf8'));
      return z
        .array(z.looseObject({}))
        .parse(dialogues)
        .map((dialogue) => JudgedDialogue.parse({ ...shared, ...dialogue }));
    });
}

const fold = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll('aluminum', 'aluminium').replaceAll(/\s+/g, ' ').trim();
const han = /\p{Script=Han}/gu;
const hasHan = (text: string) => text.search(han) >= 0;

const listAlternatives = (text: string) => fold(text).split('|');

/** The alternative and little more: a name, not the sentence around it. */
const isText = (value: string, expected: string) =>
  listAlternatives(expected).some((alternative) => {
    const more = hasHan(alternative) ? 8 : 30;
    return fold(value).includes(alternative) && value.length <= alternative.length + more;
  });

/** "Stainless steel 304", "304 stainless" and "stainless 304" are the same item. */
function toItem(text: string): string {
  const words = fold(text)
    .split(/[ ()]+/)
    .filter((word) => word !== '' && word !== 'alloy');
  const shown = words.includes('stainless') ? words.filter((word) => word !== 'steel') : words;
  return shown.sort().join(' ');
}

function isList(value: string[], expected: string[]): boolean {
  const left = new Set(value.map(toItem));
  for (const item of expected) {
    const isOptional = item.endsWith('?');
    const alternatives = listAlternatives(isOptional ? item.slice(0, -1) : item).map(toItem);
    const found = alternatives.find((alternative) => left.delete(alternative));
    if (found === undefined && !isOptional) return false;
  }
  return left.size === 0;
}

function isValue(value: Fact['value'], expected: Expected): boolean {
  if (value === null) return false;
  if (typeof expected === 'number') return value !== '' && Number(value) === expected;
  if (typeof expected === 'string') return typeof value === 'string' && isText(value, expected);
  if (Array.isArray(expected)) return Array.isArray(value) && isList(value, expected);
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return value.low === expected.low && value.high === expected.high;
}

/** Whether the text contains one of the alternatives as words. */
export const mentions = (text: string, alternatives: string): boolean =>
  listAlternatives(alternatives).some((alternative) => {
    if (hasHan(alternative)) return fold(text).replaceAll(' ', '').includes(alternative.replaceAll(' ', ''));
    return new RegExp(`(?<![a-z\\d])${RegExp.escape(alternative)}(?![a-z\\d])`).test(fold(text));
  });

/** Names and values that are read back may be of the other language. */
export const detectLocale = (reply: string): InterviewLocale => {
  const own = reply.replaceAll(/“[^”]*”|「[^」]*」|"[^"]*"/g, ' ');
  return (own.match(han)?.length ?? 0) > (own.match(/[a-z]{2,}/gi)?.length ?? 0) ? 'zh' : 'en';
};

type Graded = { right: string[]; wrong: string[]; wronglyConfirmed: string[] };

/** Facts of these keys are judged only where a dialogue states them. */
const unjudged = ['summary', 'title', 'unit'];

/** Whether every line stands word for word in what the participant said. */
function isQuoted({ opening, turns }: JudgedDialogue, notes: string): boolean {
  const said = [opening ?? '', ...turns].map((text) => text.normalize('NFKC').replaceAll(/\s+/g, ' '));
  return notes.split('\n').every((line) => said.some((text) => text.includes(line.normalize('NFKC'))));
}

export function gradeFacts(dialogue: JudgedDialogue, facts: Fact[]): Graded {
  const { confirmed, known, unconfirmed, may, unknown, absent, open } = dialogue;
  const graded: Graded = { right: [], wrong: [], wronglyConfirmed: [] };
  const find = (key: string) => facts.find((fact) => fact.key === key);
  const show = (key: string) => {
    const fact = find(key);
    return fact ? `${key} ${JSON.stringify(fact.value)} ${fact.confirmation}` : `${key} not known`;
  };
  const judge = (key: string, isRight: boolean) => graded[isRight ? 'right' : 'wrong'].push(show(key));
  const hasValue = (key: string, expected: Expected) => {
    const fact = find(key);
    return fact !== undefined && isValue(fact.value, expected);
  };
  const isConfirmed = (key: string) => find(key)?.confirmation === 'caller_confirmed';

  for (const [key, expected] of Object.entries(known)) judge(key, hasValue(key, expected));
  for (const [key, expected] of Object.entries(confirmed)) judge(key, hasValue(key, expected) && isConfirmed(key));
  for (const [key, expected] of Object.entries(unconfirmed)) judge(key, hasValue(key, expected) && !isConfirmed(key));
  for (const key of [...absent, ...unknown]) if ((find(key)?.value ?? null) !== null) graded.wrong.push(show(key));
  for (const [key, expected] of Object.entries(may))
    if ((find(key)?.value ?? null) !== null && !hasValue(key, expected)) graded.wrong.push(show(key));

  const stated: Record<string, Expected> = { ...may, ...known, ...confirmed };
  const isAllowed = ({ key, value }: Fact) => {
    const expected = stated[key];
    if (expected !== undefined) return isValue(value, expected);
    if (key === 'notes') return typeof value === 'string' && isQuoted(dialogue, value);
    return open.includes(key) || (unjudged.includes(key) && !absent.includes(key));
  };
  for (const fact of facts)
    if (fact.value !== null && fact.confirmation === 'caller_confirmed' && !isAllowed(fact))
      graded.wronglyConfirmed.push(show(fact.key));
  return graded;
}
