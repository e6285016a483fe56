import type { Intake } from '#modules/sourcing/projects/project.schema.ts';
import { bilingual, sameInBoth, type Words } from '#text/prose.ts';
import { type ContactSubject, findContactData } from './contact-data.rules.ts';
import { foldName } from './folded-text.rules.ts';
import type { GoodsVocabulary } from './goods-vocabulary.rules.ts';
import { createMatcher } from './name-matcher.rules.ts';
import {
  analyseName,
  analysePerson,
  createDomainPatterns,
  type KnownName,
  type NamePattern,
} from './name-patterns.rules.ts';
import { findNames, type NameHit } from './name-search.rules.ts';

/** Who asks: `people` are addresses of members and labels of keys. */
export type Buyer = { company: string | null; people: readonly string[] };

/** What an anonymous RFQ must not say, and what a signed one says. */
export type Secrets = Buyer & { project: string; product: string | null; links: readonly string[] };

export const collectSecrets = (
  project: { name: string; intake: Intake | null },
  { company, people }: Buyer,
): Secrets => ({
  company,
  people,
  project: project.name,
  product: project.intake?.productName ?? null,
  links: project.intake?.links ?? [],
});

type Subject = 'company' | 'product' | 'person' | ContactSubject;
const marks: Record<Subject, Words> = {
  company: bilingual('[company]', '[公司]'),
  product: bilingual('[product]', '[产品]'),
  person: bilingual('[person]', '[联系人]'),
  link: bilingual('[link]', '[链接]'),
  'e-mail': bilingual('[e-mail]', '[邮箱]'),
  telephone: bilingual('[telephone]', '[电话]'),
  account: bilingual('[account]', '[账号]'),
};
const shortMark = sameInBoth('[…]');
const maxMarkGrowth = 1000;

/** The names of a buyer, ready to be searched for. */
export type Identity = {
  secrets: Secrets;
  vocabulary: GoodsVocabulary;
  names: KnownName[];
  find: (text: string) => NameHit[];
};

export function createIdentity(secrets: Secrets, vocabulary: GoodsVocabulary): Identity {
  const given: ['company' | 'product', string, string | null][] = [
    ['company', 'company', secrets.company],
    ['product', 'product', secrets.product],
    ['product', 'project', secrets.project],
  ];
  const sameName = foldName(secrets.project) === foldName(secrets.product ?? '');
  const analysed = given.flatMap(([subject, label, name]) =>
    name?.trim() && !(label === 'project' && sameName) ? [analyseName(name, subject, label, vocabulary)] : [],
  );
  const patterns = [
    ...analysed.flatMap(({ patterns }) => patterns),
    ...secrets.links.flatMap((link) => createDomainPatterns(extractHost(link), vocabulary)),
    ...secrets.people.flatMap((person) => analysePerson(person, vocabulary)),
  ];
  const byKey = Map.groupBy(patterns, ({ key }: NamePattern) => key);
  const match = createMatcher(byKey.keys());
  return {
    secrets,
    vocabulary,
    names: analysed.map(({ name }) => name),
    find: (text) => findNames(text, match, byKey, vocabulary),
  };
}

const extractHost = (link: string) => link.replace(/^\w+:\/\/(?:www\.)?/, '').replace(/[/?#:].*$/s, '');

export type Redactor = {
  /** What a caller wrote, as each language may show it. */
  redact: (text: string) => Words;
  /** One sentence for each kind of text that was replaced so far, and for each name of which words were kept. */
  listNotes: () => string[];
  /** All texts that were given so far, as the English text shows them. */
  listQuoted: () => string[];
  /** Whether anything was replaced so far. */
  hasReplaced: () => boolean;
};

/**
 * Replaces who is asking in what the caller wrote, before it enters the text: a word of the text itself stays, even when
 * a product is called so. Words for goods stay too. Without an identity nothing is replaced.
 */
export function createRedactor(identity: Identity | null): Redactor {
  const counts = new Map<Subject, number>();
  const kept = new Map<KnownName, Set<string>>();
  const ordinary = new Set<KnownName>();
  const quoted: string[] = [];
  let growth = 0;

  function redact(text: string): Words {
    if (!identity) return sameInBoth(text);
    const hits = dropInnerHits(identity.find(text));
    const replaced = hits.filter(({ keep }) => !keep);
    for (const { keep, name, start, end } of hits) {
      if (keep && replaced.some((other) => other.start < end && start < other.end)) continue;
      if (keep) kept.set(name, (kept.get(name) ?? new Set()).add(text.slice(start, end).toLowerCase()));
      else if (name.verdict === 'ordinary') ordinary.add(name);
    }
    const named = hits.flatMap(({ keep, name, start, end }) => (keep ? [] : [{ subject: name.subject, start, end }]));
    let done = 0;
    const written = { en: '', zh: '' };
    for (const { subject, start, end } of mergeSpans(text, [...findContactData(text, identity.vocabulary), ...named])) {
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
      // Marks are longer than short names: the limit of the text must hold for notes that consist of names.
      const mark = growth > maxMarkGrowth ? shortMark : marks[subject];
      growth += Math.max(0, mark.en.length - (end - start));
      const before = text.slice(done, start);
      written.en += before + mark.en;
      written.zh += before + mark.zh;
      done = end;
    }
    written.en += text.slice(done);
    quoted.push(written.en);
    return bilingual(written.en, written.zh + text.slice(done));
  }

  const listNotes = () => [
    ...[...counts].map(
      ([subject, count]) =>
        `${count} ${count === 1 ? 'mention' : 'mentions'} of ${nouns[subject]} in the caller's text became ${marks[subject].en}.`,
    ),
    ...[...ordinary].map(
      ({ label }) =>
        `The ${label} name consists of ordinary words, and its mentions were replaced: check that the text still says what is asked.`,
    ),
    ...[...kept].map(([name, all]) => describeKept(name, [...all])),
  ];
  return { redact, listNotes, listQuoted: () => quoted, hasReplaced: () => counts.size > 0 };
}

const nouns: Record<Subject, string> = {
  company: 'the company',
  product: 'the product or project',
  person: 'a person',
  link: 'a web address',
  'e-mail': 'an e-mail address',
  telephone: 'a telephone number',
  account: 'a messenger account',
};

const maxWordsShown = 8;

function describeKept({ label, text, verdict }: KnownName, words: string[]): string {
  const shown = words.slice(0, maxWordsShown).map((word) => `"${word}"`);
  const list = `${shown.join(', ')}${words.length > maxWordsShown ? ', …' : ''}`;
  return verdict === 'generic'
    ? `The ${label} name "${text}" consists of words that also describe goods; they stay in the text: ${list}. If readers would know by them who is asking, reword the request.`
    : `Words of the ${label} name that also describe goods stay in the text: ${list}.`;
}

/**
 * Without what stands inside a name of goods that is kept: its own words, and ordinary words that other names share with
 * it. An "apple corer" stays one, though the company be called Apple.
 */
function dropInnerHits(hits: NameHit[]): NameHit[] {
  const phrases = hits.filter(({ keep }) => keep).toSorted((a, b) => a.start - b.start || b.end - a.end);
  let [next, from, reach, holder]: [number, number, number, KnownName | null] = [0, 0, 0, null];
  return hits
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((hit) => {
      for (let one = phrases[next]; one && one.start <= hit.start; one = phrases[++next]) {
        if (one.end > reach) [from, reach, holder] = [one.start, one.end, one.name];
      }
      const inside = hit.start >= from && hit.end <= reach && hit.end - hit.start < reach - from;
      return !inside || (hit.keep ? hit.name !== holder : hit.name.verdict !== 'ordinary');
    });
}

type Span = { subject: Subject; start: number; end: number };

/** Spans that overlap are one, and so are words of the same name side by side. */
function mergeSpans(text: string, spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    const joins =
      last && (span.start < last.end || (span.subject === last.subject && isSpacing(text, last.end, span.start)));
    if (joins) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}
const isSpacing = (text: string, from: number, to: number) =>
  to - from <= 3 && /^[\s\p{Pd}_]*$/u.test(text.slice(from, to));

/** The words by which a text names the buyer, folded. */
export const findMentions = (text: string, { find }: Identity): Set<string> =>
  new Set(find(text).flatMap(({ keep, key }) => (keep ? [] : [key])));

/** Names too short to be searched for: a person has to look. */
export const listUnsearchableNames = ({ names }: Identity): string[] =>
  names.filter(({ tooShort }) => tooShort).map(({ text }) => text);
