import { z } from 'zod';
import { listKeys } from '#kernel/assert.ts';
import { DrawingsStatus, PlugType, ProductScope, QuotePriority } from '#kernel/enums.ts';
import { forEachKey, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import type { Words } from '#text/prose.ts';

/** The placeholders of each passage: `{company}`. Both languages contain all of them and no other. */
const placeholders = {
  subject: ['reference', 'name'],
  subject_one_more: ['reference', 'name', 'noun'],
  subject_more: ['reference', 'name', 'parts', 'noun'],
  greeting: [],
  greeting_by_name: ['factory'],
  company: [],
  company_by_name: ['company'],
  name_after_nda: [],
  product: ['product'],
  one_part: ['noun', 'request'],
  several_parts: ['parts', 'noun', 'request'],
  product_parts: ['parts', 'noun', 'request'],
  reference: ['reference'],
  project_stage: ['stage'],
  quantity_open: [],
  one_quantity: ['quantities'],
  several_quantities: ['quantities'],
  alternatives: [],
  no_commitment: [],
  priority: ['priority'],
  target_markets: ['markets'],
  target_markets_open: [],
  plugs: ['plugs'],
  annual_volume: ['quantity'],
  samples: ['quantity'],
  files: [],
  file_revision: ['name', 'revision'],
  as_written: [],
  replaced_names: [],
  open_items: [],
  open_quantity_per_unit: [],
  metric_units: [],
  no_drawings_bought: [],
  deviations: [],
  delivery_term_open: [],
  delivery_from_place: ['incoterm'],
  delivery_from_port: ['incoterm'],
  delivery_to_destination: ['incoterm'],
  delivery_named: ['incoterm', 'place'],
  quote_currencies: [],
  quote_currency: ['currency'],
  quote_rmb: [],
  needed_by: ['date'],
  lead_times: [],
  lead_times_bought: [],
  form_instructions: [],
  form_quantities: [],
  form_some_parts: [],
  form_terms: [],
  form_terms_one_currency: [],
  form_product: [],
  form_price: ['quantity', 'incoterm'],
  form_price_open: ['quantity'],
  form_price_rmb: ['quantity', 'incoterm'],
  form_price_rmb_open: ['quantity'],
  form_price_one: ['quantity', 'incoterm', 'currency'],
  form_price_one_open: ['quantity', 'currency'],
  form_quantity_open: [],
  form_remarks: [],
  reply_by: ['date'],
  reply_date_open: [],
  before_quoting: [],
  regards: [],
  sender: [],
  sender_by_name: ['company'],
  question_intro: ['reference'],
  question_reply: [],
  published_terms: [],
  published_terms_apply: [],
  published_currency: ['currency'],
  published_delivery_term: ['term'],
  published_address: ['address'],
  published_reply_by: ['date'],
  link_files: [],
  link_file: ['name', 'revision', 'size', 'sha256'],
  link_request: ['url'],
  link_private: [],
} as const;
export type Placeholders = typeof placeholders;
export type Passage = keyof Placeholders;

/** What the parts of a request are called. */
const nouns = ['part', 'item', 'board', 'packaging', 'component'] as const;
export type Noun = (typeof nouns)[number];

const single = {
  priority: QuotePriority.options,
  drawings: DrawingsStatus.options,
  board_files: DrawingsStatus.options,
  scope: ProductScope.options,
  plug: PlugType.options,
  list_title: nouns,
  one: nouns,
  many: nouns,
  request: ['made', 'bought', 'packaging', 'textile', 'device'],
  statement: ['not_an_order', 'confidentiality'],
  title: [
    ...([
      'stage',
      'drawings',
      'specification',
      'files',
      'quality',
      'tooling',
      'assembly',
      'certification',
      'packaging',
    ] as const),
    ...(['delivery', 'commercial', 'questions', 'form', 'confidentiality', 'reply'] as const),
  ],
  label: [
    ...(['category', 'process', 'material', 'finish', 'quantity_per_unit', 'quantity', 'textile'] as const),
    ...(['notes_english', 'notes_own', 'english_words', 'own_words', 'key_terms', 'drawing_number'] as const),
    ...(['revision', 'translation', 'open', 'unnamed_part'] as const),
  ],
  passage: listKeys(placeholders),
} as const;
const keys: Record<string, readonly string[] | undefined> = single;
const Subject = z.enum([...listKeys(single), 'unit']);
type Subject = z.output<typeof Subject>;
const WordingRow = z.object({ subject: Subject, key: Text, en: Text, zh: Text, ...origin });

export const readWording = () => parseWording(readDataFile(`${import.meta.dirname}/..`, 'wording.csv'));

export function parseWording(data: DataFile) {
  const subjects = new Map<Subject, Map<string, Words>>();
  for (const { row, problem } of parseTable(data, WordingRow)) {
    const { subject, key, en, zh } = row;
    const known = keys[subject];
    if (known && !known.includes(key)) throw problem('key', `"${key}" is not one of ${known.join(', ')}`);
    const expected = listExpectedPlaceholders(subject, key);
    for (const [language, text] of Object.entries({ en, zh })) {
      if (listPlaceholders(text) !== expected) throw problem(language, `must contain ${expected || 'no placeholder'}`);
    }
    const rows = subjects.get(subject) ?? new Map<string, Words>();
    for (const spelling of subject === 'unit' ? key.split('|') : [key]) {
      if (rows.has(spelling)) throw problem('key', `duplicate "${spelling}"`);
      rows.set(spelling, { en, zh });
    }
    subjects.set(subject, rows);
  }
  const getWords = (subject: Subject): ReadonlyMap<string, Words> => subjects.get(subject) ?? new Map();
  const units = getWords('unit');
  return {
    priorities: forEachKey(data, 'key', single.priority, getWords('priority')),
    drawings: forEachKey(data, 'key', single.drawings, getWords('drawings')),
    boardFiles: forEachKey(data, 'key', single.board_files, getWords('board_files')),
    plugs: forEachKey(data, 'key', single.plug, getWords('plug')),
    scopes: forEachKey(data, 'key', single.scope, getWords('scope')),
    listTitles: forEachKey(data, 'key', single.list_title, getWords('list_title')),
    one: forEachKey(data, 'key', single.one, getWords('one')),
    many: forEachKey(data, 'key', single.many, getWords('many')),
    requests: forEachKey(data, 'key', single.request, getWords('request')),
    statements: forEachKey(data, 'key', single.statement, getWords('statement')),
    titles: forEachKey(data, 'key', single.title, getWords('title')),
    labels: forEachKey(data, 'key', single.label, getWords('label')),
    passages: forEachKey(data, 'key', single.passage, getWords('passage')),
    units,
    ...forEachKey(data, 'key', ['pcs', 'sets'], units),
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
