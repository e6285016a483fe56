import { expect, test } from 'vitest';
import {
  collectSecrets,
  createIdentity,
  listUnsearchableNames,
  type Secrets,
} from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { goods } from '../../../rfq-draft.ts';
import { hardCases } from './hard-cases.ts';
import { createDraft, createSecrets, createTestRedactor, redactText } from './redaction-case.ts';

test('a name that repeats a word does not multiply its hits', () => {
  for (const word of ['ﷺ', 'abcd ', 'Abcd aBcd ']) {
    const { find } = createIdentity(createSecrets({ product: word.repeat(200).slice(0, 200) }), goods);
    const text = word.repeat(100);
    expect(find(text).length, word).toBeLessThan(5 * text.length);
  }
  expect(redactText('Send abcd and ABCD.', { product: 'Abcd abcd ABCD' }).en).toBe('Send [product] and [product].');
});

test('the notes do not report a generic name as kept where a word of it was replaced', () => {
  const { redact, listNotes } = createTestRedactor({ product: 'NightOwl Lamp' });
  expect(redact('NightOwl-lamp shade').en).toBe('[product]-lamp shade');
  expect(listNotes().join()).not.toContain('nightowl');
});

test.each(hardCases)('%s: with the names %j the text %j becomes %j', (_, known, text, expected) => {
  expect(redactText(text, known).en).toBe(expected);
});

test.each<[string, Partial<Secrets>, string, string]>([
  ['accents', { product: 'Zoé' }, 'zoe, ZOÉ, Zoe\u0301', '[product], [product], [product]'],
  [
    'spaces, lines and hyphens',
    { product: 'Aero Glowix' },
    'aero  glowix, Aero\nGlowix, aero-glowix, AeroGlowix',
    '[product], [product], [product], [product]',
  ],
  ['a space before a capital letter', { product: 'AeroGlow' }, 'Aero Glow', '[product]'],
  ['control characters', { product: 'AeroGlow' }, 'Aero\u200BGlow, A\u0000eroGlow', '[product], [product]'],
  ['a ligature', { product: 'Fixora' }, 'a ﬁxora', 'a [product]'],
  ['a character that folds to several letters', { product: 'Kcal9' }, '5 ㎉9 x', '5 [product]9 x'],
  ['sharp s', { product: 'Großmann' }, 'GROSSMANN', '[product]'],
  [
    'characters of a regular expression',
    { product: 'Zorvex (v2.0)*+' },
    'for zorvex (V2.0)*+ only',
    'for [product] (V2.0)*+ only',
  ],
  ['an omitted legal form', { company: 'Brightwell Co., Ltd.' }, 'Brightwell logo', '[company] logo'],
  [
    'a place in the company name',
    { company: 'Shenzhen Brightwell Ltd' },
    'FOB Shenzhen, Brightwell',
    'FOB Shenzhen, [company]',
  ],
  [
    'being known only as the host of a link',
    { links: ['https://www.quorvex.shop/a?b=1'] },
    'as at Quorvex',
    'as at [company]',
  ],
])('a name is found in spite of %s', (_, known, text, expected) => {
  expect(redactText(text, known).en).toBe(expected);
});

test.each<[string, Partial<Secrets>, string]>([
  ['a letter and a digit', { product: 'X1' }, 'X1 lid'],
  ['the letters of a name across word boundaries', { product: 'Fanto' }, 'because of an tool'],
  ['numbers alone', { project: '2026 3000' }, '3000 pcs in 2026'],
  ['a blank name', { product: ' ', company: '' }, 'a  b'],
])('%s is not replaced', (_, known, text) => {
  expect(redactText(text, known)).toEqual({ en: text, zh: text });
});

test('marks are in the language of the text, and notes count mentions without quoting them', () => {
  const { redact, listNotes } = createTestRedactor({ product: 'Zorvex', company: 'Quorlin' });
  expect(redact('Zorvex by Quorlin')).toEqual({ en: '[product] by [company]', zh: '[产品] by [公司]' });
  redact('zorvex');
  expect(listNotes()).toEqual([
    "2 mentions of the product or project in the caller's text were replaced with [product].",
    "1 mention of the company in the caller's text was replaced with [company].",
  ]);
});

test.each<[string, Partial<Secrets>, string, string]>([
  [
    'kept words of a name',
    { product: 'Zorvex Water Bottle' },
    'Water bottle cap',
    'Words of the product name that also describe goods were kept: "water", "bottle".',
  ],
  [
    'a generic product name, which is kept',
    { product: 'Anchor' },
    'Anchor bolt',
    'The product name "Anchor" consists of words that also describe goods; they were kept: "anchor". If they identify the buyer, reword the request.',
  ],
  [
    'a generic company name, which is kept',
    { company: 'Desk Lamp Ltd' },
    'desk lamp base',
    'The company name "Desk Lamp Ltd" consists of words that also describe goods; they were kept: "desk lamp". If they identify the buyer, reword the request.',
  ],
  [
    'a name of ordinary words, which is replaced',
    { company: 'Apple Inc.' },
    'Apple logo',
    'The company name consists of ordinary words, and its mentions were replaced: check that the text is still complete.',
  ],
])('the notes report %s', (_, known, text, note) => {
  const { redact, listNotes } = createTestRedactor(known);
  redact(text);
  expect(listNotes()).toContain(note);
});

test('names that do not occur in the text are not reported', () => {
  const { redact, listNotes } = createTestRedactor({ company: 'Apple Inc.', product: 'Desk lamp' });
  redact('Aluminium housing');
  expect(listNotes()).toEqual([]);
});

test('names too short to search for are listed', () => {
  expect(listUnsearchableNames(createIdentity(createSecrets({ product: 'X1', company: '光明' }), goods))).toEqual([
    'X1',
  ]);
});

test('a heading of the template that equals the company name is kept', () => {
  const text = createDraft(
    createIdentity(createSecrets({ product: 'Zorvex', company: 'Parts Ltd' }), goods),
    'Zorvex cover',
  ).en;
  expect(text).toContain('2. Parts');
  expect(text).toContain('2.1 [product] cover');
});

test('the secrets of a project are its names and links', () => {
  const intake = { productName: 'AeroGlow', links: ['https://lamp.test'] };
  const anonymous = { company: null, people: [] };
  expect(collectSecrets({ name: 'Lantern', intake }, anonymous)).toEqual({
    ...anonymous,
    project: 'Lantern',
    product: 'AeroGlow',
    links: ['https://lamp.test'],
  });
  expect(collectSecrets({ name: 'Lantern', intake: null }, { company: 'Bright', people: ['ann@bright.test'] })).toEqual(
    {
      company: 'Bright',
      people: ['ann@bright.test'],
      project: 'Lantern',
      product: null,
      links: [],
    },
  );
});
