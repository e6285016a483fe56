import { countMatchingStems } from './knowledge-terms.rules.ts';

export type Section = { title: string | null; text: string };

const heading = /^#{1,6}\s+(.*?)\s*#*$/;
const fence = /^\s*(```|~~~)/;

/** Cuts Markdown at its headings. What stands before the first has no title; empty parts are left out. */
export function splitSections(markdown: string): Section[] {
  const sections: { title: string | null; lines: string[] }[] = [{ title: null, lines: [] }];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    const [, title] = isCode ? [] : (heading.exec(line) ?? []);
    if (title === undefined) sections.at(-1)!.lines.push(line);
    else sections.push({ title: stripMarkdown(title) || null, lines: [] });
  }
  return sections
    .map(({ title, lines }) => ({ title, text: toPlainText(lines) }))
    .filter(({ title, text }) => title !== null || text);
}

const toPlainText = (lines: string[]): string =>
  lines
    .filter((line) => !fence.test(line) && !/^[\s|:-]+$/.test(line))
    .map(stripMarkdown)
    .join('\n')
    .trim();

/** A line without what Markdown adds to it. */
export const stripMarkdown = (line: string): string =>
  line
    .replace(/^\s*(?:>|[-*+]|\d+[.)])\s+/, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/(?:(?<!\s)\s+)?\|\s*/g, ' · ')
    .replace(/!?\[([^[\]]*)\]\([^)]{0,500}\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(^|\W)[*_](\S(?:.*?\S)?)[*_](?=\W|$)/g, '$1$2')
    .trim();

const maxSnippetLength = 240;

/** Of several texts the place that holds most of these stems, of equal ones the first; null where none holds any. */
export function extractSnippet(texts: readonly string[], stems: readonly string[]): string | null {
  let best: { place: string | null; held: number } = { place: null, held: 0 };
  for (const sentences of texts.map(splitSentences)) {
    for (const [at, sentence] of sentences.entries()) {
      if (!countMatchingStems(sentence, stems)) continue;
      const place = takePassage(sentences.slice(at));
      const held = countMatchingStems(place, stems);
      if (held > best.held) best = { place, held };
    }
  }
  return best.place;
}

/** What a text begins with. */
export const extractBeginning = (text: string): string => takePassage(splitSentences(text));

/** As many sentences from the first on as there is room for. */
function takePassage([first = '', ...others]: string[]): string {
  let passage = first;
  for (const sentence of others) {
    if ((passage + sentence.trimEnd()).length > maxSnippetLength) break;
    passage += sentence;
  }
  return passage.trim();
}

/** The sentences of a text with the blanks behind them; one that is too long is cut between words. */
const splitSentences = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '))
    .split(/(?<=\n)|(?<=[.!?] )|(?<=[。！？；])/)
    .map((sentence) => sentence.replace('\n', ' '))
    .filter((sentence) => sentence.trim())
    .flatMap(splitLongSentence);

function splitLongSentence(sentence: string): string[] {
  if (sentence.trimEnd().length <= maxSnippetLength) return [sentence];
  const blank = sentence.lastIndexOf(' ', maxSnippetLength - 1) + 1;
  const at = blank > maxSnippetLength / 2 ? blank : maxSnippetLength - (isHalfPair(sentence) ? 1 : 0);
  return [sentence.slice(0, at), ...splitLongSentence(sentence.slice(at))];
}

const isHalfPair = (text: string): boolean => /[\uD800-\uDBFF]/.test(text[maxSnippetLength - 1]!);
