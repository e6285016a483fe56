import { z } from 'zod';
import { Process, ProductScope } from '#kernel/enums.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import { listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 country code, such as US');
const countries = z.string().regex(/^(?:\?|~?[A-Z]{2}(?:;~?[A-Z]{2})*)$/, 'country codes, separated by ;, or ?');
const figure = z.string().regex(/^\d+(?:\.\d+)?$/, 'a number');
const days = z
  .string()
  .regex(/^(?:\d{2}-\d{2}|\d{4}-\d{2}-\d{2}(?:;\d{4}-\d{2}-\d{2})*)$/, 'MM-DD, or dates separated by ;');

/** `*_answer` names apply only in the answer to the question for the fact. */
const values = {
  process_answer: Process,
  material: Text,
  grade: Text,
  stage: Intake.shape.stage.unwrap(),
  scope: ProductScope,
  scope_answer: ProductScope,
  country,
  country_adjective: countries,
  market_region: countries,
  unit: Text,
  currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 currency code, such as EUR'),
  number: figure,
  scale: figure,
  duration: figure,
  calendar_day: days,
};
type Kind = keyof typeof values;
const kindNames = Object.keys(values) as [Kind, ...Kind[]];
const Row = z.object({ kind: z.enum(kindNames), value: Text, en: listCell('|'), zh: listCell('|'), ...origin });

export const readInterviewWords = () => parseInterviewWords(readDataFile(`${import.meta.dirname}/../..`, 'words.csv'));

export function parseInterviewWords(data: DataFile) {
  const kinds = new Map<Kind, Map<string, string>>();
  const named = new Set<string>();
  for (const { row, problem } of parseTable(data, Row)) {
    const { kind, value, en, zh } = row;
    const { error } = values[kind].safeParse(value);
    if (error) throw problem('value', error.issues[0]?.message ?? 'invalid value');
    if (en.length === 0) throw problem('en', 'English names, separated by |');
    if (kind === 'material' && en[0] !== value)
      throw problem('en', `the first name of a material must be its value, "${value}"`);
    if (kind === 'grade' && !kinds.get('material')?.has(value))
      throw problem('value', `"${value}" is not a material of a row above`);
    for (const name of [...en, ...zh].map((one) => `${kind} ${one}`)) {
      if (named.has(name)) throw problem('en', `duplicate "${name.slice(kind.length + 1)}" for ${kind}`);
      named.add(name);
    }
    const rows = kinds.get(kind) ?? new Map<string, string>();
    if (rows.has(value)) throw problem('value', `duplicate "${value}" for ${kind}`);
    kinds.set(kind, rows.set(value, [...en, ...zh].join('|')));
  }
  const getNames = (kind: Kind): ReadonlyMap<string, string> => {
    const names = kinds.get(kind);
    if (!names) throw new Error(`${data.file}: kind: no row for "${kind}"`);
    return names;
  };
  return {
    otherProcessNames: getNames('process_answer'),
    materialNames: getNames('material'),
    gradeNames: getNames('grade'),
    stageNames: getNames('stage'),
    scopeNames: getNames('scope'),
    scopeAnswers: getNames('scope_answer'),
    countryNames: getNames('country'),
    countryAdjectives: getNames('country_adjective'),
    marketRegions: getNames('market_region'),
    unitNames: getNames('unit'),
    currencyNames: getNames('currency'),
    numberNames: getNames('number'),
    scaleNames: getNames('scale'),
    durationNames: getNames('duration'),
    calendarDays: getNames('calendar_day'),
  };
}
