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

export type Buyer = { company: string | null; people: readonly string[] };

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
  redact: (text: string) => Words;
  listNotes: () => string[];
  listQuoted: () => string[];
  hasReplaced: () => boolean;
};

/** Redacts texts of the caller before they enter the RFQ: its own wording is never touched. Words that describe goods stay. */
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
      // Marks are longer than short names; bounds the growth of texts that consist of names.
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
        `${count} ${count === 1 ? 'mention' : 'mentions'} of ${nouns[subject]} in the caller's text ${count === 1 ? 'was' : 'were'} replaced with ${marks[subject].en}.`,
    ),
    ...[...ordinary].map(
      ({ label }) =>
        `The ${label} name consists of ordinary words, and its mentions were replaced: check that the text is still complete.`,
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
    ? `The ${label} name "${text}" consists of words that also describe goods; they were kept: ${list}. If they identify the buyer, reword the request.`
    : `Words of the ${label} name that also describe goods were kept: ${list}.`;
}

/** Drops hits inside a longer kept phrase: "apple corer" stays although the company is called Apple. */
function dropInnerHits(hits: NameHit[]): NameHit[] {
  const phrases = hits.filter(({ keep }) => keep).toSorted((a, b) => a.start - b.start || b.end - a.end);
  let [next, from, end, owner]: [number, number, number, KnownName | null] = [0, 0, 0, null];
  return hits
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((hit) => {
      for (let one = phrases[next]; one && one.start <= hit.start; one = phrases[++next]) {
        if (one.end > end) [from, end, owner] = [one.start, one.end, one.name];
      }
      const inside = hit.start >= from && hit.end <= end && hit.end - hit.start < end - from;
      return !inside || (hit.keep ? hit.name !== owner : hit.name.verdict !== 'ordinary');
    });
}

type Span = { subject: Subject; start: number; end: number };

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

export const findMentions = (text: string, { find }: Identity): Set<string> =>
  new Set(find(text).flatMap(({ keep, key }) => (keep ? [] : [key])));

export const listUnsearchableNames = ({ names }: Identity): string[] =>
  names.filter(({ tooShort }) => tooShort).map(({ text }) => text);
