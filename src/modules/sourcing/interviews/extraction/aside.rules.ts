import { findMatches, type NormalizedUtterance, type Span } from './utterance.rules.ts';
import { patterns } from './words/interview-patterns.ts';

/** A part of a sentence, up to a comma or to a word with which the speaker returns to the matter: "but", "this time". */
type Part = { start: number; end: number; text: string };
type Aside = 'other' | 'past' | 'condition';

export type Asides = {
  /** Parts that state nothing about the matter itself, and are not read. */
  spans: Span[];
  /** What stands here is read, but has to be confirmed. */
  doubtful: Span[];
};

const breaks = new RegExp(String.raw`(?<!\d),|,(?!\d)|[;。!?\n]|\.(?=\s|$)|\s[-–—]\s|${patterns.again.source}`, 'gi');
const isSentenceEnd = (mark: string) => /^[;。!?\n.]$/.test(mark);

function splitSentences(words: NormalizedUtterance): Part[][] {
  const sentences: Part[][] = [[]];
  let start = 0;
  const addPart = (end: number) => {
    const text = words.plain.slice(start, end);
    if (/[\p{L}\d]/u.test(text)) sentences.at(-1)?.push({ start, end, text });
    start = end;
  };
  for (const { 0: mark, index } of words.plain.matchAll(breaks)) {
    const isReturn = /[\p{L}]/u.test(mark);
    addPart(isReturn ? index : index + mark.length);
    if (isSentenceEnd(mark)) sentences.push([]);
  }
  addPart(words.plain.length);
  return sentences.filter((parts) => parts.length > 0);
}

/** "If possible", 12月以前. */
const exempt = new RegExp(patterns.no_condition.source, 'gi');
const years = /\b(?:in|until|till)\s(?:19|20)\d\d(?!\d|[/.-]\d)|(?<!\d)(?:19|20)\d\d年(?!\s?\d)/gi;
const isPastYear = (text: string, today: string): boolean =>
  [...text.matchAll(years)].some(([year]) => (/\d{4}/.exec(year)?.[0] ?? today) < today.slice(0, 4));

/** What a part is about, if not the matter as it is now. */
function classify({ text }: Part, today: string): Aside | null {
  const said = text.replace(exempt, ' ');
  if (patterns.condition.test(said)) return 'condition';
  if (patterns.other_party.test(said)) return 'other';
  // "We moved to Huizhou last year" says where the factory is now.
  if (patterns.relocation.test(said)) return null;
  return patterns.past.test(said) || isPastYear(said, today) ? 'past' : null;
}

const returning = new RegExp(`^[\\s,]*(?:(?:and|or|so)\\s)?${patterns.again.source}`, 'i');
const speaker = /^[\s,]*(?:(?:and|while|whereas|so)\s|而|所以)?(?:we|i|our|ours|my|我们|我|本厂)(?![a-z])/i;

/** "Last year, we ordered" goes on; "founded in 2005, we make" returns. */
const adverb = new RegExp(String.raw`^[\s,]*(?:(?:in|until|back)\s)?(?:${patterns.past.source}|\d+年?)[\s,]*$`, 'i');

function isReturn(aside: Aside, { text }: Part, before: Part | undefined): boolean {
  if (returning.test(text)) return true;
  if (aside === 'condition') return false;
  return patterns.own.test(text) || (speaker.test(text) && !adverb.test(before?.text ?? ''));
}

const corrected = new RegExp(
  String.raw`^[\s,]*(?:${patterns.self_correction.source}|(?:no|sorry|不|不对|错了)[\s,。]*$)`,
  'i',
);
const compared = new RegExp(`${patterns.comparison.source}[^,;。!?\\n]*`, 'gi');

const cues = ['condition', 'other_party', 'past', 'joke', 'comparison', 'self_correction'] as const;
/** Most messages hold none: their parts are not looked at one by one. */
const mayHoldAside = ({ plain }: NormalizedUtterance): boolean =>
  /[?不]|错了|(?:19|20)\d\d|\b(?:no|sorry)\b/i.test(plain) || cues.some((cue) => patterns[cue].test(plain));

/** What the speaker has taken back in the same sentence: "500, no wait, 800". */
const countRetracted = (parts: readonly Part[]): number => parts.findLastIndex(({ text }) => corrected.test(text));

/**
 * The past, conditions, other parties, comparisons, jokes and what is taken back at once: no reader may take them for
 * statements. They stay in the notes, or are named.
 */
export function findAsides(words: NormalizedUtterance, today: string): Asides {
  const found: Asides = { spans: [], doubtful: [] };
  if (!mayHoldAside(words)) return found;
  for (const parts of splitSentences(words)) {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) continue;
    if (parts.some(({ text }) => patterns.joke.test(text))) {
      found.spans.push([first.start, last.end]);
      continue;
    }
    if (words.plain[last.end - 1] === '?') found.doubtful.push([first.start, last.end]);
    const retracted = countRetracted(parts);
    let aside: Aside | null = null;
    for (const [at, part] of parts.entries()) {
      const opened = classify(part, today);
      if (opened === 'condition' && at > 0) found.doubtful.push([first.start, part.start]);
      aside = opened ?? (aside && isReturn(aside, part, parts[at - 1]) ? null : aside);
      if (aside || at < retracted) found.spans.push([part.start, part.end]);
    }
  }
  found.spans.push(...findMatches(words, compared).map(({ 0: text, index }): Span => [index, index + text.length]));
  return found;
}
