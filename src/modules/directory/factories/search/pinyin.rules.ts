import { pinyin } from 'pinyin-pro';

// Mandarin initials with their finals; ü is written u, as typed.
const table: Record<string, string> = {
  '': 'a ai an ang ao e ei en eng er o ou wa wai wan wang wei wen weng wo wu ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan ue uo',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan ue un uo',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
};
const syllables = new Set(
  Object.entries(table).flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
);
const maxSyllableLength = 6;

/** English words common in the directory that could also be read as pinyin. They are not. */
const english = new Set(
  `a an ban bang banana bin bending binding bone can canon cane change chi china dan dance die dine dining done dune e fan fang fen
  gang gene gun hang he lane leng lie line linen lining long lu machine man mane me men mine mining nine o pan panda pane pen pin pine
  ping pong range ran rang run sang sane shine song sun tan tang tie tune tuning ding wan women you yo`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The pinyin readings of a Latin word, mostly none or one: `xian` is xian, or xi an. An apostrophe separates syllables.
 * At most eight syllables; tone marks are already removed.
 */
export function splitSyllables(word: string): string[][] {
  const text = word.replaceAll('v', 'u');
  if (english.has(text) || !/^[a-z']{1,48}$/.test(text)) return [];
  const readings: string[][] = [];
  const from = (at: number, before: string[]): void => {
    if (at === text.length) readings.push(before);
    else if (before.length < 8 && readings.length < 4)
      for (let end = Math.min(text.length, at + maxSyllableLength); end > at; end--) {
        const syllable = text.slice(at, end);
        if (syllables.has(syllable) && canFollow(syllable, at, end))
          from(text[end] === "'" ? end + 1 : end, [...before, syllable]);
      }
  };
  // Inner syllables start with a consonant, except that the apostrophe before a last one is often omitted: pingan,
  // changan.
  const canFollow = (syllable: string, at: number, end: number) =>
    at === 0 || text[at - 1] === "'" || !/^[aeo]/.test(syllable) || (end === text.length && syllable.length > 1);
  from(0, []);
  return readings;
}

const places = new Map([['乐清', 'yue qing']]);

export const toPinyin = (characters: string): string =>
  places.get(characters) ??
  pinyin(characters, { toneType: 'none', type: 'array', nonZh: 'removed' })
    .join(' ')
    .toLowerCase()
    .replaceAll('ü', 'u')
    .replaceAll('v', 'u');
