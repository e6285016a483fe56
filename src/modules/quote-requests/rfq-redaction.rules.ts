import type { Intake } from '#modules/projects/project.shapes.ts';
import { same, say, type Words } from './rfq-prose.rules.ts';

/** What an anonymous RFQ must not say, and what a signed one says. */
export type Secrets = { company: string | null; project: string; product: string | null; links: string[] };

export const secretsOf = (project: { name: string; intake: Intake | null }, company: string | null): Secrets => ({
  company,
  project: project.name,
  product: project.intake?.productName ?? null,
  links: project.intake?.links ?? [],
});

type Subject = 'company' | 'product' | 'link';
const marks: Record<Subject, Words> = {
  company: say('[company]', '[公司]'),
  product: say('[product]', '[产品]'),
  link: say('[link]', '[链接]'),
};
const shortMark = same('[…]');
const roomForMarks = 1000;

export type Redactor = {
  /** What a caller wrote, as each language may show it. */
  words: (text: string) => Words;
  /** One sentence for each kind of name that was replaced so far. */
  notes: () => string[];
};

/**
 * Replaces the names in what the caller wrote, before it enters the text: a word of the text itself stays, even when a
 * product is called so. Finds other case, width, accents, hyphens and spaces. Without secrets nothing is replaced.
 */
export function redactor(secrets: Secrets | null): Redactor {
  const names = secrets ? namesOf(secrets) : new Map<string, Subject>();
  const counts = new Map<Subject, number>();
  let growth = 0;

  function words(text: string): Words {
    const found = spansOf(text, names);
    let done = 0;
    const written = { en: '', zh: '' };
    for (const { subject, start, end } of found) {
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
      // Marks are longer than short names: the limit of the text must hold for notes that consist of names.
      const mark = growth > roomForMarks ? shortMark : marks[subject];
      growth += Math.max(0, mark.en.length - (end - start));
      const before = text.slice(done, start);
      written.en += before + mark.en;
      written.zh += before + mark.zh;
      done = Math.max(done, end);
    }
    return say(written.en + text.slice(done), written.zh + text.slice(done));
  }

  const notes = () =>
    [...counts].map(
      ([subject, count]) =>
        `${count} ${count === 1 ? 'mention' : 'mentions'} of ${nouns[subject]} in the caller's text became ${marks[subject].en}.`,
    );
  return { words, notes };
}

const nouns: Record<Subject, string> = {
  company: 'the company',
  product: 'the product or project',
  link: 'a link of the project',
};

/** The names of `secrets` that a text contains, folded. */
export const mentionsOf = (text: string, secrets: Secrets): Set<string> => {
  const names = namesOf(secrets);
  const folded = fold(text).text;
  return new Set([...names.keys()].filter((name) => folded.includes(name)));
};

/** Names too short to be searched for: a person has to look. */
export const unsearchable = ({ company, project, product }: Secrets): string[] =>
  [company, project, product].filter(
    (name): name is string => Boolean(name?.trim()) && spellings(name ?? '').length === 0,
  );

function namesOf({ company, project, product, links }: Secrets): Map<string, Subject> {
  const all: [string, Subject][] = [
    ...links.flatMap(addressesIn).map((link): [string, Subject] => [link, 'link']),
    ...[product, project].flatMap((name) => spellings(name ?? '')).map((name): [string, Subject] => [name, 'product']),
    ...spellings(company ?? '').map((name): [string, Subject] => [name, 'company']),
  ];
  return new Map(all.toSorted(([a], [b]) => b.length - a.length));
}

const legalForm =
  /(?<![ ,])(?:[ ,]+(?:inc|llc|ltd|limited|co|corp|corporation|gmbh|ag|kg|bv|b\.v|oy|ab|aps|sas|sarl|srl|pty|plc|pte)\.?){1,5}$|(?:股份)?有限公司$/;

/** Ways to write a name, folded: as given, joined, split at a capital, without its legal form. */
function spellings(name: string): string[] {
  const given = fold(name).text.trim();
  const split = fold(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).text.trim();
  const all = [given, split, given.replaceAll(' ', ''), given.replace(legalForm, '')];
  return [...new Set(all)].filter((one) => one.length > 2 || /^\p{Script=Han}{2}$/u.test(one));
}

/** A link, the same without its scheme, and its host. */
function addressesIn(link: string): string[] {
  const bare = link.replace(/^\w+:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  const host = bare.replace(/[/?#].*$/s, '');
  return [link, bare, host].map((one) => fold(one).text.trim()).filter((one) => one.length > 2);
}

type Span = { subject: Subject; start: number; end: number };

function spansOf(text: string, names: Map<string, Subject>): Span[] {
  if (names.size === 0) return [];
  const { text: folded, starts } = fold(text);
  const anyName = new RegExp([...names.keys()].map(patternOf).join('|'), 'gu');
  return [...folded.matchAll(anyName)].map(({ 0: name, index }) => {
    let after = index + name.length;
    // One character may fold to several: it goes as a whole.
    while (after < starts.length && starts[after] === starts[after - 1]) after++;
    return {
      subject: names.get(name) ?? names.get(name.replaceAll(' ', '')) ?? 'product',
      start: starts[index] ?? 0,
      end: starts[after] ?? text.length,
    };
  });
}

/** A name of one word is found too where somebody wrote it in two; a short one would then be found everywhere. */
const patternOf = (name: string): string =>
  /^[\p{L}\p{N}]{6,}$/u.test(name) ? [...name].map(RegExp.escape).join(' ?') : RegExp.escape(name);

/** `starts[i]` is where in `text` the character stands that gave unit i of the folded text. */
function fold(text: string): { text: string; starts: number[] } {
  const starts: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    if (plain !== ' ' || !folded.endsWith(' ')) {
      folded += plain;
      for (let unit = 0; unit < plain.length; unit++) starts.push(at);
    }
    at += character.length;
  }
  return { text: folded, starts };
}

// Lower case alone keeps ß apart from SS, and upper case alone keeps it apart from its own capital.
const foldCharacter = (character: string): string =>
  character
    .normalize('NFKD')
    .replace(/[[\s\p{Pd}_]--\uFEFF]+/gv, ' ')
    .replace(/[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase();
