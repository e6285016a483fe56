/** A line of the supplier's own words. `text` has the length of the original, so offsets hold in both. */
export type Passage = { text: string; start: number };

type OwnLine = { text: string; start: number };

const closing =
  /^\s*(?:(?:best|kind|warm|with)\s+)?(?:regards|rgds|wishes|br|thanks?(?:\s+and\s+(?:best\s+)?regards)?|thx|cheers|sincerely|yours(?:\s+(?:sincerely|faithfully|truly))?|sincerely\s+yours|faithfully)\s*[,，.!]?\s*(?:\p{L}+)?\s*$/iu;
const closingZh = /^\s*(?:此致|敬礼|此致敬礼|(?:顺祝|顺颂|祝)\p{Script=Han}{0,6}|谢谢|多谢|祝好)\s*[!！。，,]?\s*$/u;
const delimiter = /^(?:--|__|sent from my .*|发自我的.*|获取 outlook.*)\s*$/i;

/** Without the signature: what follows a closing phrase or a delimiter is not read. */
export function listPassages(lines: readonly OwnLine[]): Passage[] {
  const end = lines.findIndex(
    ({ text }, at) => delimiter.test(text) || (at > 0 && (closing.test(text) || closingZh.test(text))),
  );
  return lines.slice(0, end === -1 ? lines.length : end).map(({ text, start }) => ({ text: toHalfWidth(text), start }));
}

const fullWidth = /[！-～]/g;
const others = new Map([
  ['￥', '¥'],
  ['　', ' '],
  ['，', ','],
  ['。', ';'],
  ['、', ','],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  [' ', ' '],
]);

/** One character for one. */
const toHalfWidth = (text: string): string =>
  text
    .replace(fullWidth, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[￥　，。、–—− ]/g, (mark) => others.get(mark) ?? mark);

export const findLanguage = (text: string): 'en' | 'zh' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
