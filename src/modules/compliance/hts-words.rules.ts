import { chineseWords } from './hts-chinese.ts';
import { commonFeatures, featureWeights, shapeWords, spellings, stopWords, vagueWords } from './hts-words.ts';
import { negationsIn } from './negation.rules.ts';
import { foldedText, isChinese } from './text.rules.ts';

/** A stemmed word, and how much it counts: what the thing is before what it has and what it is for. */
export type Word = Spoken & { weight: number; head: boolean };

/** Words that end as if they were another's form. */
const whole = new Set(
  'legging molded molding bearing earring housing building ceiling clothing bedding casing fitting coupling string spring ring king wing led bed red seed feed speed need shed glasses gas lens bus plus'.split(
    ' ',
  ),
);

/** One form for singular and plural, and for most forms of a verb. */
export const stemOf = (word: string): string => (whole.has(word) ? word : cut(singular(word)));

function singular(given: string): string {
  const word = given.replace(/(?<=..)is(e|es|ed|er|ers|ing|ation)$/, 'iz$1');
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(x|ch|sh|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function cut(word: string): string {
  if (whole.has(word) || word.length < 5) return word;
  const [, base] = /^([^aeiouy]*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word) ?? [];
  const stem = base && base.length > 2 ? base.replace(/([bdgmnprt])\1$/, '$1') : word;
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** The same word as a verb or as what does it: charges and charger. */
export const relativesOf = (stem: string): string[] => {
  if (/[a-z]{3}er$/.test(stem)) return [stem.slice(0, -2), stem.slice(0, -2).replace(/([bdgmnprt])\1$/, '$1')];
  return stem.length > 2 ? [`${stem}er`, `${stem}${stem.at(-1)}er`] : [];
};

/** A word as it was said, with its stem. */
export type Spoken = { stem: string; said: string };

/** The words of a text that mean something. */
export const spokenIn = (text: string): Spoken[] =>
  spelled(foldedText(text))
    .filter((word) => !stopWords.has(word))
    .map((said) => ({ stem: stemOf(said), said }));

export const wordsOf = (text: string): string[] => spokenIn(text).map(({ stem }) => stem);

// Maps: "constructor" is a word like any other.
const otherSpellings = new Map(Object.entries(spellings));
const weights = new Map(Object.entries(featureWeights));

/** "Non-slip socks" are socks: such a word is one, and says nothing of what is not there. */
const joined = (folded: string): string => folded.replace(/\bnon[\s-](?=[a-z]{3})/g, 'non');

const spelled = (folded: string): string[] =>
  (joined(folded).match(/[a-z0-9]+/g) ?? []).flatMap((word) => {
    const other = otherSpellings.get(word);
    return other === undefined ? [word] : other.split(' ').filter(Boolean);
  });

const chinese = new Map(
  chineseWords
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => entry.split('=') as [string, string])
    .map(([word, english]) => [foldedText(word), english.replaceAll('_', ' ')]),
);
const longest = Math.max(...[...chinese.keys()].map(({ length }) => length));

/** Chinese words become English ones, the longest first; what is in no table falls away. */
export function translated(folded: string): string {
  if (!isChinese(folded)) return folded;
  let text = '';
  for (let at = 0; at < folded.length; ) {
    const found = wordAt(folded, at);
    if (found) text += ` ${chinese.get(found)} `;
    else text += /\p{Script=Han}/u.test(folded[at]!) ? ' ' : folded[at];
    at += found?.length ?? 1;
  }
  return text.replace(/[，、]/g, ',').replace(/[。；]/g, '.');
}

function wordAt(text: string, at: number): string | undefined {
  for (let length = longest; length > 0; length--) {
    const word = text.slice(at, at + length);
    if (chinese.has(word)) return word;
  }
  return undefined;
}

/** What the thing itself counts, its last word, and what stands behind a comma. */
const asThing = 1;
const asHead = 1.6;
const asAside = 0.3;
const asVague = 0.35;

export type Parsed = { words: Word[]; thing: string; everything: string; chinese: string };

/**
 * The words of a description with their weights. The first phrase that says anything names the thing, and its last word
 * counts most; what is said not to be there is left out. `thing` and `everything` are the words in a row, for phrases;
 * `chinese` is the description before its translation, or nothing.
 */
export function parseDescription(description: string): Parsed {
  const folded = joined(foldedText(description))
    .replace(/\b\d+[\s-]?in[\s-]?(?:1|one)\b/g, 'multifunction')
    .replace(quantity, ' ');
  const affirmed = withoutDenied(folded);
  const kept = translated(affirmed)
    .replace(/[()]/g, ' , ')
    .replace(/\bin[\s-](ear|one|1|wall|line|ground)\b|\b(plug|built|clip|carry|add|all)[\s-](?:in|on)\b/g, '$1$2');
  const phrases = kept
    .split(/[.,;:!?\n/]|\s-\s/)
    .flatMap(phrasesOf)
    .filter(({ words }) => words.length > 0);
  const naming = phrases.findIndex(namesSomething);
  const main = Math.max(0, naming);
  // "A box that …", "a sheet of …": what follows says more than the shape.
  const end = phrases[main + 1] && phrases[main]!.words.every(isShape) ? main + 1 : main;
  const thing = phrases.slice(0, end + 1).flatMap((phrase, at) => weighed(phrase.words, asThing, at === end));
  const rest = phrases.slice(end + 1).flatMap(({ words, weight }) => weighed(words, weight, false));
  const words = [...thing, ...rest];
  const chinese = isChinese(affirmed) ? affirmed : '';
  return { words, thing: rowOf(thing), everything: rowOf(words), chinese };
}

const namesSomething = ({ words }: { words: readonly Spoken[] }): boolean =>
  words.some(({ stem }) => !vague.has(stem) && !common.has(stem));
const isShape = ({ stem }: Spoken): boolean => vague.has(stem) || common.has(stem) || shape.has(stem);

const rowOf = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ');

const vague = new Set([...vagueWords].map(stemOf));
const common = new Set([...commonFeatures].map(stemOf));
const shape = new Set([...shapeWords].map(stemOf));

/** Whether words say anything of what a thing is: a name of several does. */
export const isTelling = (said: string): boolean => said.includes(' ') || !vague.has(stemOf(said));

function withoutDenied(folded: string): string {
  const negations = negationsIn(folded);
  return folded.replace(/[a-z0-9]+|\p{Script=Han}/gu, (word, at: number) =>
    negations.covers(at, at + word.length) ? ' ' : word,
  );
}

/** How much of something there is does not say what it is; 18650 and 21700 are names of cells. */
const quantity =
  /(?<![\p{L}\d.-])(?!18650|21700)\d+(?:[.,x×]\d+)*(?:\s?(?:-\s?)?(?:mah|ah|wh|kwh|w|kw|v|a|ma|mm|cm|m|km|inch|inches|in|ft|kg|g|lbs?|oz|ml|l|psi|bar|hz|khz|mhz|ghz|gb|tb|mp|p|rpm|nm|db|°c|c|pcs?|pack|x|%|毫升|毫米|厘米|寸|克|公斤|瓦|伏))?(?![\p{L}\d])/gu;

/** A clause falls into its main phrase and those that its feature words begin. */
function phrasesOf(clause: string): { words: Spoken[]; weight: number }[] {
  const phrases = [{ words: [] as Spoken[], weight: asAside }];
  for (const said of spelled(clause)) {
    const weight = weights.get(said);
    if (weight !== undefined) phrases.push({ words: [], weight });
    else if (!stopWords.has(said)) phrases.at(-1)!.words.push({ stem: stemOf(said), said });
  }
  return phrases;
}

const weighed = (phrase: readonly Spoken[], base: number, hasHead: boolean): Word[] =>
  phrase.map((word, at) => {
    const head = hasHead && at === phrase.length - 1;
    const says = vague.has(word.stem) || (common.has(word.stem) && !head) ? asVague : 1;
    return { ...word, head, weight: base * (head ? asHead : 1) * says };
  });
