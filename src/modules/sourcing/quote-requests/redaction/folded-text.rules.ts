/** A text without case, width, accents, hyphens and spaces, with the source position of each UTF-16 unit. */
export type FoldedText = {
  source: string;
  letters: string;
  /** For each unit of `letters`: start of its character in `source`. */
  starts: Int32Array;
  before: Uint8Array;
  /** For each unit: number of gaps up to it, and of those too wide for a name (`breaks`). */
  gaps: Int32Array;
  breaks: Int32Array;
};

/** What precedes a unit: a letter, a change within a word (`aB`, `a1`, 字a), or a separator. */
export const Before = { letter: 0, change: 1, gap: 2 } as const;

const maxGap = 5;

/** `separates`: 0 no separator, 1 a separator that may occur within a name, 2 any other. */
type Folded = { letters: string; separates: 0 | 1 | 2; upper: boolean };

const soft = /^[\s\p{Pd}\p{Zs}_.'’‘`·・•/\\*~&+|#@\u00AD]$/u;
const invisible = /^[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]$/u;
const lineOrSpace = /^[\s\uFEFF]$/u;

const strokes: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' };

function foldCharacter(character: string): Folded {
  const upper = character !== character.toLowerCase();
  if (!lineOrSpace.test(character) && invisible.test(character)) return { letters: '', separates: 0, upper };
  // Both conversions are needed: lower case alone does not equate ß and SS, upper case alone not ß and ẞ.
  const plain = character.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase();
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '').replace(/[øłđðþæœßı]/gu, (one) => strokes[one] ?? one);
  if (letters || invisible.test(plain)) return { letters, separates: 0, upper };
  return { letters: '', separates: soft.test(plain) || soft.test(character) ? 1 : 2, upper };
}

const ascii = Array.from({ length: 128 }, (_, code) => foldCharacter(String.fromCharCode(code)));

/** CJK ideographs have neither case nor compatibility forms. */
const isUnifiedHan = (code: number) => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf);

/** Linear in time and space. */
export function foldText(source: string): FoldedText {
  const known = new Map<number, Folded>();
  const fold = (code: number): Folded => {
    if (isUnifiedHan(code)) return { letters: String.fromCharCode(code), separates: 0, upper: false };
    const folded = ascii[code] ?? known.get(code) ?? foldCharacter(String.fromCodePoint(code));
    if (code > 127) known.set(code, folded);
    return folded;
  };
  let units = 0;
  for (let at = 0; at < source.length; at += measureCodePoint(source, at))
    units += fold(readCodePoint(source, at)).letters.length;

  const codes = new Uint16Array(units);
  const starts = new Int32Array(units);
  const before = new Uint8Array(units);
  const gaps = new Int32Array(units);
  const breaks = new Int32Array(units);
  let [to, gap, hard, allGaps, allBreaks, lastScript, lastLower] = [0, 0, false, 0, 0, 0, false];
  for (let at = 0; at < source.length; at += measureCodePoint(source, at)) {
    const { letters, separates, upper } = fold(readCodePoint(source, at));
    if (separates > 0) {
      gap++;
      hard ||= separates === 2 || gap > maxGap;
    }
    if (letters === '') continue;
    const script = detectScript(letters.charCodeAt(0));
    const changed = script !== lastScript || (upper && lastLower);
    const firstBefore = gap > 0 || to === 0 ? Before.gap : changed ? Before.change : Before.letter;
    if (gap > 0) allGaps++;
    if (hard) allBreaks++;
    for (let unit = 0; unit < letters.length; unit++, to++) {
      codes[to] = letters.charCodeAt(unit);
      starts[to] = at;
      before[to] = unit === 0 ? firstBefore : Before.letter;
      gaps[to] = allGaps;
      breaks[to] = allBreaks;
    }
    gap = 0;
    hard = false;
    lastScript = script;
    lastLower = !upper;
  }
  return { source, letters: new TextDecoder('utf-16le').decode(codes), starts, before, gaps, breaks };
}

const readCodePoint = (source: string, at: number) => source.codePointAt(at) ?? 0;
const measureCodePoint = (source: string, at: number) => (readCodePoint(source, at) > 0xffff ? 2 : 1);

export const findEnd = ({ source, starts }: FoldedText, unit: number): number => {
  const start = starts[unit] ?? source.length;
  return start + measureCodePoint(source, start);
};

const digit = 1;
const han = 2;
const letter = 3;
const detectScript = (code: number): number => {
  if (code >= 48 && code <= 57) return digit;
  return (code >= 0x3400 && code <= 0x9fff) || (code >= 0xd800 && code <= 0xdfff) ? han : letter;
};

export const foldName = (name: string): string => foldText(name).letters;
