import { z } from 'zod';
import { listKeys } from '#kernel/assert.ts';
import { DrawingsStatus, Process, QuotePriority } from '#kernel/enums.ts';
import { forEachKey, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import type { Words } from '#text/prose.ts';

/** The placeholders of each passage: `{company}`. Both languages contain all of them and no other. */
const placeholders = {
  subject: ['reference', 'name'],
  subject_one_more: ['reference', 'name'],
  subject_more: ['reference', 'name', 'parts'],
  greeting: [],
  greeting_by_name: ['factory'],
  company: [],
  company_by_name: ['company'],
  name_after_nda: [],
  product: ['product'],
  one_part: [],
  several_parts: ['parts'],
  reference: ['reference'],
  project_stage: ['stage'],
  quantity_open: [],
  one_quantity: ['quantities'],
  several_quantities: ['quantities'],
  alternatives: [],
  no_commitment: [],
  priority: ['priority'],
  as_written: [],
  replaced_names: [],
  open_items: [],
  open_quantity_per_unit: [],
  metric_units: [],
  delivery_term_open: [],
  delivery_from_origin: ['incoterm'],
  delivery_to_destination: ['incoterm'],
  needed_by: ['date'],
  lead_times: [],
  own_questions: [],
  form_instructions: [],
  form_quantities: [],
  form_some_parts: [],
  form_terms: [],
  form_bought: [],
  form_made: [],
  form_tooling: [],
  form_setup: [],
  form_price: ['quantity', 'incoterm'],
  form_price_open: ['quantity'],
  form_quantity_open: [],
  form_remarks: [],
  reply_by: ['date'],
  reply_date_open: [],
  before_quoting: [],
  regards: [],
  sender: [],
  sender_by_name: ['company'],
  published_terms: [],
  published_terms_apply: [],
  published_currency: ['currency'],
  published_delivery_term: ['term'],
  published_address: ['address'],
  published_reply_by: ['date'],
} as const;
export type Placeholders = typeof placeholders;
export type Passage = keyof Placeholders;

const single = {
  priority: QuotePriority.options,
  drawings: DrawingsStatus.options,
  statement: ['not_an_order', 'confidentiality'],
  title: [
    ...(['stage', 'parts', 'drawings', 'quality', 'tooling', 'packaging', 'delivery', 'commercial'] as const),
    ...(['questions', 'form', 'confidentiality', 'reply'] as const),
  ],
  label: [
    ...(['category', 'process', 'material', 'finish', 'quantity_per_unit', 'quantity', 'notes'] as const),
    ...(['open', 'unnamed_part'] as const),
  ],
  passage: listKeys(placeholders),
} as const;
const several = {
  term: ['quality', 'tooling', 'packaging', 'commercial'],
  question: ['making', 'factory', ...Process.options],
} as const;

const keys: Record<string, readonly string[] | undefined> = { ...single, ...several };
const Subject = z.enum([
  ...(['priority', 'drawings', 'statement', 'title', 'label', 'passage'] as const),
  ...(['term', 'question', 'unit'] as const),
]);
type Subject = z.output<typeof Subject>;
const WordingRow = z.object({ subject: Subject, key: Text, en: Text, zh: Text, ...origin });

export const readWording = () => parseWording(readDataFile(`${import.meta.dirname}/..`, 'wording.csv'));

export function parseWording(data: DataFile) {
  const subjects = new Map<Subject, Map<string, Words[]>>();
  for (const { row, problem } of parseTable(data, WordingRow)) {
    const { subject, key, en, zh } = row;
    const known = keys[subject];
    if (known && !known.includes(key)) throw problem('key', `"${key}" is not one of ${known.join(', ')}`);
    const expected = listExpectedPlaceholders(subject, key);
    for (const [language, text] of Object.entries({ en, zh })) {
      if (listPlaceholders(text) !== expected) throw problem(language, `must contain ${expected || 'no placeholder'}`);
    }
    const rows = subjects.get(subject) ?? new Map<string, Words[]>();
    for (const spelling of subject === 'unit' ? key.split('|') : [key]) {
      const others = rows.get(spelling) ?? [];
      if (others.length > 0 && !(subject in several)) throw problem('key', `duplicate "${spelling}"`);
      rows.set(spelling, [...others, { en, zh }]);
    }
    subjects.set(subject, rows);
  }
  const getLists = (subject: Subject): ReadonlyMap<string, Words[]> => subjects.get(subject) ?? new Map();
  const getWords = (subject: Subject): ReadonlyMap<string, Words> =>
    new Map([...getLists(subject)].flatMap(([key, words]) => words.map((one) => [key, one] as const)));
  const units = getWords('unit');
  return {
    priorities: forEachKey(data, 'key', single.priority, getWords('priority')),
    drawings: forEachKey(data, 'key', single.drawings, getWords('drawings')),
    statements: forEachKey(data, 'key', single.statement, getWords('statement')),
    titles: forEachKey(data, 'key', single.title, getWords('title')),
    labels: forEachKey(data, 'key', single.label, getWords('label')),
    passages: forEachKey(data, 'key', single.passage, getWords('passage')),
    terms: forEachKey(data, 'key', several.term, getLists('term')),
    questions: getLists('question'),
    units,
    pieces: forEachKey(data, 'key', ['pcs'], units).pcs,
  };
}

function listExpectedPlaceholders(subject: Subject, key: string): string {
  const passage = single.passage.find((one) => subject === 'passage' && one === key);
  return passage ? formatPlaceholders(placeholders[passage]) : '';
}

const listPlaceholders = (text: string): string =>
  formatPlaceholders([...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name));

const formatPlaceholders = (names: readonly string[]): string =>
  names
    .map((name) => `{${name}}`)
    .toSorted()
    .join(', ');
