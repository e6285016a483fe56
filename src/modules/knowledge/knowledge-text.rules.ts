import { holdsStem } from './knowledge-terms.rules.ts';

export type Section = { title: string | null; text: string };

const heading = /^#{1,6}\s+(.*?)\s*#*$/;
const fence = /^\s*(```|~~~)/;

/** Cuts Markdown at its headings. What stands before the first has no title; empty parts are left out. */
export function sectionsOf(markdown: string): Section[] {
  const sections: { title: string | null; lines: string[] }[] = [{ title: null, lines: [] }];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    const [, title] = isCode ? [] : (heading.exec(line) ?? []);
    if (title === undefined) sections.at(-1)!.lines.push(line);
    else sections.push({ title: plainLine(title) || null, lines: [] });
  }
  return sections
    .map(({ title, lines }) => ({ title, text: plainOf(lines) }))
    .filter(({ title, text }) => title !== null || text);
}

const plainOf = (lines: string[]): string =>
  lines
    .filter((line) => !fence.test(line) && !/^[\s|:-]+$/.test(line))
    .map(plainLine)
    .join('\n');

/** A line without what Markdown adds to it. */
export const plainLine = (line: string): string =>
  line
    .replace(/^\s*(?:>|[-*+]|\d+[.)])\s+/, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(^|\W)[*_](\S(?:.*?\S)?)[*_](?=\W|$)/g, '$1$2')
    .trim();

const longestSnippet = 240;

/** Of several texts the place that holds most of these stems; of equal ones the first. */
export function snippetOf(texts: readonly string[], stems: readonly string[]): string {
  const places = texts.flatMap((text) => {
    const sentences = sentencesOf(text);
    return sentences.map((_, at) => passageFrom(sentences.slice(at)));
  });
  const worth = places.map((place) => stems.filter((stem) => holdsStem(place, stem)).length);
  return places[worth.indexOf(Math.max(...worth))] ?? '';
}

/** As many sentences as there is room for. */
function passageFrom([first, ...others]: string[]): string {
  let passage = first!;
  for (const sentence of others) {
    if (passage.length + 1 + sentence.length > longestSnippet) break;
    passage += ` ${sentence}`;
  }
  return passage;
}

/** The sentences of a text; one that is too long is cut between words. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?;:])\s+|(?<=[。！？；])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(cut);
}

function cut(sentence: string): string[] {
  if (sentence.length <= longestSnippet) return [sentence];
  const room = sentence.slice(0, longestSnippet + 1).lastIndexOf(' ');
  const at = room > longestSnippet / 2 ? room : isHalfPair(sentence) ? longestSnippet - 1 : longestSnippet;
  return [sentence.slice(0, at).trimEnd(), ...cut(sentence.slice(at).trimStart())];
}

const isHalfPair = (text: string): boolean => /[\uD800-\uDBFF]/.test(text[longestSnippet - 1]!);
