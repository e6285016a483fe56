import { bilingual, type Words } from '#text/prose.ts';
import type { Term } from './glossary.file.ts';
import { terms } from './glossary.ts';
import { splitTermWords, type TermWord } from './term-words.rules.ts';

const maxGlossLength = 80;

type Found = { term: Term; length: number };

/** Number of words of the longest term that begins with a word. */
const maxTermLengths = new Map<string, number>();
for (const key of terms.keys()) {
  const words = key.split(' ');
  const [first = ''] = words;
  maxTermLengths.set(first, Math.max(words.length, maxTermLengths.get(first) ?? 0));
}

/** The longest term that starts at a word; the last word may be a plural or a participle. */
function findTerm(words: TermWord[], from: number): Found | null {
  const longest = maxTermLengths.get(words[from]?.key ?? '') ?? 1;
  for (let length = Math.min(longest, words.length - from); length > 0; length--) {
    const run = words.slice(from, from + length).map(({ key }) => key);
    const last = run.pop() ?? '';
    for (const form of listForms(last)) {
      const term = terms.get([...run, form].join(' '));
      if (term && !(length === 1 && isGrade(words, from))) return { term, length };
    }
  }
  return null;
}

/** "PA-757" is a grade of a maker, not a polyamide. */
function isGrade(words: TermWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return isAbbreviation(word?.text ?? '') && next?.hyphenated === true && /^\p{N}/u.test(next.text);
}

const listForms = (word: string): string[] => [
  word,
  ...(word.length > 3 ? [word.replace(/(?<!s)s$/, ''), word.replace(/es$/, ''), word.replace(/e?d$/, 'ing')] : []),
  ...(word.length > 3 && !/ing$|s$|ed$/.test(word) ? [`${word.replace(/e$/, '')}ing`] : []),
];

/**
 * Appends Chinese to the Chinese text, for the phrases that consist of known terms, colors, figures and grades. A
 * phrase with any other word stays as it is: neither "no regrind" nor "ABS-like" is the material.
 */
export function addChineseTerms({ en, zh }: Words): Words {
  const phrases = /\[/.test(en) ? [] : en.split(/[,;，；、()（）\n]|\s(?:with|and|plus|then)\s|\s[+&]\s/i);
  const chinese = [...new Set([en, ...phrases].flatMap((phrase, i) => (i > 0 ? (translatePhrase(phrase) ?? []) : [])))];
  const gloss = chinese.join('，');
  return bilingual(en, gloss === '' || gloss.length > maxGlossLength ? zh : `${zh}（${gloss}）`);
}

type Piece = { text: string; kind: 'head' | 'modifier' | 'figure' };

const filler = new Set(['a', 'an', 'the', 'in', 'color', 'surface', 'material', 'finish']);
const unit = /^(?:mm|cm|m|g|kg|gsm|oz|um|µm|v|a|w|mah|wh|awg|inch|ml|l)$/i;

function translatePhrase(phrase: string): string | null {
  const words = splitTermWords(phrase);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findTerm(words, at);
    const word = words[at]?.text ?? '';
    if (found && !(filler.has(word.toLowerCase()) && found.length === 1 && words.length > 1)) {
      const { category, zh } = found.term;
      const isModifier = category === 'color' || category === 'quality';
      pieces.push({ text: zh.replace(/（[^（）]*）$/, ''), kind: isModifier ? 'modifier' : 'head' });
      at += found.length;
      continue;
    }
    if (isFigure(word, at)) pieces.push({ text: word, kind: 'figure' });
    else if (!filler.has(word.toLowerCase())) return null;
    at += 1;
  }
  return pieces.some(({ kind }) => kind !== 'figure') ? joinPieces(putModifiersFirst(pieces)) : null;
}

/** Figures, units, grades and names of makers are the same in both languages. */
const isFigure = (word: string, at: number): boolean =>
  /^\p{N}|^%$/u.test(word) ||
  unit.test(word) ||
  (/^\p{Lu}[\p{L}\p{N}]*$/u.test(word) && at > 0 && !/^(?:no|not|or)$/i.test(word)) ||
  isCode(word);
const isCode = (word: string) => /^[A-Z0-9]{2,}$/.test(word) && !/^(?:NO|NOT|OR|NON)$/.test(word);

/** Chinese puts "black" of "ABS black" before the noun. */
function putModifiersFirst(pieces: Piece[]): Piece[] {
  const ordered: Piece[] = [];
  for (const piece of pieces) {
    const head = ordered.findLastIndex(({ kind }) => kind === 'head');
    if (piece.kind === 'modifier' && head >= 0) ordered.splice(head, 0, piece);
    else ordered.push(piece);
  }
  return ordered;
}

const joinPieces = (pieces: Piece[]): string =>
  pieces.reduce((text, piece) => {
    const isSpaced = /[\p{Script=Latin}\p{N}]$/u.test(text) && /^[\p{Script=Latin}\p{N}]/u.test(piece.text);
    return text + (isSpaced ? ' ' : '') + piece.text;
  }, '');

/** Terms of a running text as it spells them, with their Chinese. */
export function listKeyTerms(text: string, limit: number): { text: string; zh: string }[] {
  const words = splitTermWords(text);
  const found = new Map<string, { text: string; zh: string }>();
  for (let at = 0; at < words.length && found.size < limit; ) {
    const match = findTerm(words, at);
    const [first, last] = [words[at], words[at + (match?.length ?? 1) - 1]];
    at += match?.length ?? 1;
    if (!match?.term.inText || !first || !last) continue;
    const spelled = text.slice(first.start, last.end);
    if (/[,;.!?\n]\s/.test(spelled) || isAbbreviation(match.term.en) !== isAbbreviation(spelled)) continue;
    if (!found.has(match.term.zh)) found.set(match.term.zh, { text: spelled, zh: match.term.zh });
  }
  return [...found.values()];
}

const isAbbreviation = (text: string) => /^[A-Z]{2,5}$/.test(text);
