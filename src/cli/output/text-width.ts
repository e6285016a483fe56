const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Characters that a terminal shows two columns wide: East Asian wide and fullwidth forms, and emoji. */
const wide =
  /^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

const measureGrapheme = (text: string): number => {
  if (invisible.test(text)) return 0;
  return wide.test(text) ? 2 : 1;
};
const split = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The columns that a terminal needs for a text of one line. */
export function measureWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return split(text).reduce((sum, grapheme) => sum + measureGrapheme(grapheme), 0);
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - measureWidth(text)));

/** The beginning of a text that fits, with an ellipsis where something was left out. */
export function truncate(text: string, width: number): string {
  if (measureWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const grapheme of split(text)) {
    used += measureGrapheme(grapheme);
    if (used > width - 1) break;
    kept += grapheme;
  }
  return `${kept}…`;
}

// Control characters would command the terminal, direction marks would reorder what is read.
const unsafe = /[^\P{Cc}\t\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}\u{E0000}-\u{E007F}]/gu;

/** Text of a gateway as a terminal may show it. Line feeds and tabs stay. */
export const escapeControls = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(unsafe, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
