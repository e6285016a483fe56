import { countMatchingStems } from './knowledge-terms.rules.ts';

export type Section = { title: string | null; text: string };

const heading = /^#{1,6}\s+(.*?)\s*#*$/;
const fence = /^\s*(```|~~~)/;

/** Text before the first heading has no title; empty sections are omitted. */
export function splitSections(markdown: string): Section[] {
  let current: { title: string | null; lines: string[] } = { title: null, lines: [] };
  const sections = [current];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    const [, title] = isCode ? [] : (heading.exec(line) ?? []);
    if (title === undefined) current.lines.push(line);
    else {
      current = { title: stripMarkdown(title) || null, lines: [] };
      sections.push(current);
    }
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

export const stripMarkdown = (line: string): string =>
  line
    .replace(/^\s*(?:>|[-*+]|\d+[.)])\s+/, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/(?:(?<!\s)\s+)?\|\s*/g, ' · ')
    .replace(/!?\[([^[\]]*)\]\([^)[]{0,500}\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(^|\W)[*_](\S(?:.*?\S)?)[*_](?=\W|$)/g, '$1$2')
    .trim();

const maxSnippetLength = 240;

export function extractSnippet(texts: readonly string[], stems: readonly string[]): string | null {
  let best: { passage: string | null; count: number } = { passage: null, count: 0 };
  for (const sentences of texts.map(splitSentences)) {
    for (const [at, sentence] of sentences.entries()) {
      if (!countMatchingStems(sentence, stems)) continue;
      const passage = takePassage(sentences.slice(at));
      const count = countMatchingStems(passage, stems);
      if (count > best.count) best = { passage, count };
    }
  }
  return best.passage;
}

export const extractBeginning = (text: string): string => takePassage(splitSentences(text));

function takePassage([first = '', ...others]: string[]): string {
  let passage = first;
  for (const sentence of others) {
    if ((passage + sentence.trimEnd()).length > maxSnippetLength) break;
    passage += sentence;
  }
  return passage.trim();
}

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

const isHalfPair = (text: string): boolean => /[\uD800-\uDBFF]/.test(text.charAt(maxSnippetLength - 1));
