import {
  createFinding,
  type Finding,
  findMatches,
  isEither,
  isMasked,
  type NormalizedUtterance,
  type Span,
  splitContext,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { numberNames, scaleNames, stageNames, unitNames } from '../words/interview-words.ts';

const ending =
  /[,.;:!?。、，；！？\n(（"“”]|\s(?:that|which|who|with|for|in|at|by|using|made|from|and we|and it|and our|because|so|to|minimum|moq|sold|priced|costing|currently|now|please)\b|\s[-–—]\s|(?:用于|用来|采用|使用|起订|最小|交期|材料|材质|数量|卖到|销往|目前|现在|，)/i;
const maxNameLength = 120;

type Lead = { pattern: RegExp; isInferred?: true };

const another = new RegExp(String.raw`${patterns.not_product.source}(?:'s)?\s?$`, 'i');
/** "Our company is called Northwind". */
const isOfAnother = (words: NormalizedUtterance, at: number): boolean =>
  another.test(takeLastClause(splitContext(words, at, at).before).replace(/\s?(?:is|are|was|的|名字|名称)\s?$/i, ''));

function findAfter(words: NormalizedUtterance, leads: readonly Lead[], isCalled = false): Finding<string> | null {
  for (const { pattern, isInferred } of leads) {
    const match = pattern.exec(words.plain);
    if (!match) continue;
    if (isCalled && isOfAnother(words, match.index)) continue;
    const start = match.index + match[0].length;
    const rest = words.plain.slice(start, start + maxNameLength);
    const end = rest.search(ending);
    const finding = createNamed(
      words,
      start,
      start + (end === -1 ? rest.length : end),
      /(?<!["'”’』」》])["'”’』」》]+$/,
    );
    // "500 lamps and 300 chargers" are several products.
    if (/\s(?:and|&)\s(?:\d|an?\s)|和\d/.test(finding?.value ?? '')) continue;
    if (finding && isName(finding.value) && !(isInferred && !isNounPhrase(finding.value)))
      return { ...finding, inferred: isInferred ?? false };
  }
  return null;
}

/** The trimmed text between the offsets, without `tail`. */
function createNamed(words: NormalizedUtterance, from: number, to: number, tail: RegExp): Finding<string> | null {
  const raw = words.raw.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const text = raw.trim().replace(tail, '').trim();
  if (!text) return null;
  const finding = createFinding(words, text, [start, start + text.length]);
  return { ...finding, value: finding.quote };
}

const notNames = new Set(
  [...stageNames.values(), ...unitNames.values()].flatMap((names) => names.toLowerCase().split('|')),
);
const isName = (name: string) =>
  /\p{L}/u.test(name) &&
  !nonAnswer.test(name) &&
  name.length >= 2 &&
  !notNames.has(name.toLowerCase()) &&
  !/^(?:it|this|that|them|one|这个|那个|它)$/i.test(name);

const maxNounWords = 8;
const notAName = new RegExp(
  String.raw`^\s*(?:for|in|at|by|to|with|from|per|and|or|of|on|as|but|so)\s|^\s*${patterns.not_a_name.source}(?![a-z])|${patterns.not_a_name.source}\s*$`,
  'i',
);

/** Short, and without the words of a sentence. */
export const isNounPhrase = (text: string): boolean =>
  text.length <= 80 &&
  text.split(/\s+/).length <= maxNounWords &&
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= 24 &&
  /\p{L}/u.test(text) &&
  !/[?？]/.test(text) &&
  !patterns.sentence.test(text) &&
  !notAName.test(text);

const quotedName = /[“"「《『]([^“”"「」《》『』\n]{2,80})[”"」》』]/;
const singleQuotedName = /(?<=^|\s)['‘](\p{Lu}[^'‘’\n]{1,79})['’](?=[\s,.;!]|$)/u;

function findQuotedName(words: NormalizedUtterance): Finding<string> | null {
  const match = quotedName.exec(words.raw) ?? singleQuotedName.exec(words.raw);
  const name = match?.[1]?.trim();
  if (!match || !name || !isName(name)) return null;
  const start = match.index + match[0].indexOf(name);
  return createFinding(words, name, [start, start + name.length]);
}

const number = [...numberNames.values(), ...scaleNames.values()].flatMap((names) => names.split('|')).join('|');
const counted = String.raw`(?:\d[\d,.]*\s?(?:k\b|万|千|百)?|[一两二三四五六七八九十百千万]+|(?:a\s)?(?:${number})\b)\s?(?:(?:${number})\s){0,3}`;
const counter = `(?:${[...unitNames.values()]
  .flatMap((names) => names.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;

const called: Lead[] = [
  { pattern: /\b(?:it is|it's|is|are|product|lamp|device) (?:called|named)\s/i },
  { pattern: /\b(?:called|named|working title:?|code-?named)\s/i },
  { pattern: /\b(?:product|its?|working|project) name (?:is|:)\s?/i },
  { pattern: /\bname(?:'s| is|:| to)\s/i },
  { pattern: /(?:产品名称?|名字|名称|品名)(?:是|叫做?|为|:|改成|改为)\s?/ },
  { pattern: /(?:产品|它|项目)(?:叫做?|名叫)\s?/ },
  { pattern: /(?:名叫|取名|命名为|叫做)\s?/ },
  { pattern: /(?<=^|[,，;；]\s?)叫(?!我|你|您|他|她|人|什么|工厂|供应商)\s?(?=\p{L})/u },
];
const making: Lead[] = [
  {
    pattern:
      /\b(?:we|i)(?:'re| are|'m| am)? (?:making|building|developing|designing|launching|working on) (?:(?:a|an|the|our|some)\s)?/i,
  },
  {
    pattern:
      /\b(?:we|i)(?: want to| would like to|'d like to| need to| plan to)? (?:make|build|develop|produce|launch|manufacture|design) (?:(?:a|an|the|our|some)\s)?(?!\d)/i,
  },
  { pattern: /\b(?:our|the|my) product is (?:(?:a|an|the)\s)?/i },
  {
    pattern: /(?:我们?)(?:想|要|正在|打算|准备|计划)?(?:要)?(?:做|开发|生产|设计|制作|研发)(?:一[款个种台把张盏件])\s?/,
  },
  { pattern: /(?:我们?的)?产品是(?:一[款个种台])?\s?/ },
  {
    pattern: new RegExp(
      String.raw`\b(?:make|build|produce|manufacture|need|want|order|source|get|like|quote for|looking for)\s(?:(?:about|around|roughly)\s)?${counted}(?:${counter}\s)?(?:of\s)?(?:an?\s|our\s|the\s)?(?=[a-z])`,
      'i',
    ),
    isInferred: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?:做|开发|生产|制作|采购|订购?|定制|需要|要)(?:大概|大约)?${counted}${counter}(?:的)?(?=\p{Script=Han}|[A-Za-z])`,
      'u',
    ),
    isInferred: true,
  },
  { pattern: /\b(?:working on|making|building|developing|designing) (?:an?|our)\s/i, isInferred: true },
  { pattern: /(?:做|开发|生产|设计|定制|研发)一[款种]\s?/, isInferred: true },
  { pattern: /找[^,。]{0,8}(?:工厂|厂家)(?:做|生产|加工)\s?(?=\p{Script=Han})/u, isInferred: true },
  {
    pattern:
      /(?:想|要|打算|准备|计划|正在)(?:做|开发|生产|设计|制作|研发)(?:一[批款个种台])?\s?(?=\p{Script=Han})(?![一两二三四五六七八九十几])/u,
    isInferred: true,
  },
];
export const findProductName = (words: NormalizedUtterance) =>
  findAfter(words, called, true) ?? findQuotedName(words) ?? findAfter(words, making);

const offering: Lead[] = [
  { pattern: /\b(?:title|capability)(?: is|:)\s/i },
  {
    pattern:
      /\b(?:we|i)(?: can| also| mainly| mostly)? (?:make|do|offer|produce|manufacture|provide|supply|specialise in|specialize in)\s/i,
  },
  {
    pattern:
      /\b(?:our|the) (?:factory|company|shop|workshop) (?:makes|does|offers|produces|manufactures|provides|specialises in|specializes in)\s/i,
  },
  {
    pattern: /(?:我们|我司|本厂|工厂|公司)(?:主要|专业|可以|能|专门)?(?:专做|主营|承接|做|提供|生产|加工|从事)\s?/,
  },
  { pattern: /(?:专业(?:做|生产|从事|加工)?|主营|承接|专做)\s?/ },
];
export const findTitle = (words: NormalizedUtterance) => findAfter(words, offering);

const english =
  /\b(?:[A-Z][\w&.-]{1,30} ){1,6}(?:Co\.?,? ?Ltd\.?|Ltd\.?|Limited|Inc\.?|LLC|Corp\.?|GmbH|Factory|Works)(?![a-z])/;
const chinese =
  /[\p{Script=Han}()（）]{2,24}?(?:有限公司|制品厂|电子厂|五金厂|模具厂|塑胶厂|机械厂|金属厂|玩具厂|电器厂|制造厂|加工厂)/u;

const companyPatterns = [english, chinese].map((pattern) => new RegExp(pattern.source, `g${pattern.flags}`));
const companies = new WeakMap<NormalizedUtterance, Span[]>();

/** Words in the names of companies are no materials and places. */
export function findCompanies(words: NormalizedUtterance): Span[] {
  const known = companies.get(words);
  if (known) return known;
  const mayNameOne = /公司|厂|Ltd|Limited|Inc|LLC|Corp|GmbH|Factory|Works/.test(words.plain);
  const found = mayNameOne
    ? companyPatterns
        .flatMap((pattern) => findMatches(words, pattern))
        .map(({ 0: text, index }): Span => [index, index + text.length])
    : [];
  companies.set(words, found);
  return found;
}

const owner = new RegExp(patterns.owner.source, 'i');

export function findFactoryName(words: NormalizedUtterance): Finding<string> | null {
  const match = english.exec(words.plain) ?? chinese.exec(words.plain);
  if (match && owner.test(takeLastClause(splitContext(words, match.index, match.index).before) + match[0])) return null;
  const [, leading = ''] =
    /^((?:我们|我司|本厂|这里|你好)?(?:公司|工厂|厂)?(?:的名字)?(?:是|叫)?)/.exec(match?.[0] ?? '') ?? [];
  if (!match) return null;
  const start = match.index + leading.length;
  const found = createFinding(words, '', [start, match.index + match[0].length]);
  return { ...found, value: found.quote };
}

export const nonAnswer =
  /^(?:hi|hello|hey|(?:yes|yeah|yep|yup|ok|okay|sure|correct|right|exactly|wrong|confirmed|true|fine|good|great|perfect|agreed)(?: (?:please|it is|that'?s right|all correct))?|that'?s right|all correct|no|nope|no problem|nothing|none|what|why|how|which|thanks|thank you|help|你好|您好|在吗|[是对好行嗯]的?|没错|正确|确认|可以|同意|没问题|不|不对|不是|错了?|没有|什么|为什么|谢谢)[\s.!?。！？,，]*$/i;
const leadIn =
  /^(?:(?:no|yes|well|actually|sorry|hmm|ok|oh|不对|不是|好的?|嗯|那就)[,，:：\s]\s?)?(?:(?:it's|it is|this is|that's|the name is|the name's|its name is|the title is|our product is|the product is|we call it|let's call it|we'll call it|you can call it|i call it|call it|name it|we make|we offer|we do|i'd say|just|名字是|名称是|名字叫|叫做?|就叫|我们做|我们提供|这是|是)\s?)?(?:called |named |a |an |the )?/i;

type LineOptions = {
  maxLength: number;
  /** Whether sentences are accepted too, for the caller to confirm. */
  acceptsSentences?: boolean;
};

export const createLineReader =
  ({ maxLength, acceptsSentences = false }: LineOptions) =>
  (words: NormalizedUtterance): Finding<string> | null => {
    const [line = ''] = words.raw.split('\n');
    if (isMasked(words, [0, line.length]) || /^\s*(?:not\s|不|没|别叫)/i.test(line)) return null;
    if (nonAnswer.test(line.trim()) || /[?？]\s*$/.test(line)) return null;
    const [, clause = ''] = /^((?:[^,，;；。.!！]|\.(?!\s))+)[,，;；。.!！]/.exec(line) ?? [];
    const [whole, first] = [line, clause].map((text) => readName(words, text, maxLength));
    const name = [whole, first].find((one) => one && isNounPhrase(one.value));
    if (name) return { ...name, inferred: isEither(name.value) };
    return acceptsSentences && whole ? { ...whole, inferred: true } : null;
  };

/** The start of the utterance as a name, without words such as "it is called" and without quotation marks. */
function readName(words: NormalizedUtterance, text: string, maxLength: number): Finding<string> | null {
  const lead = leadIn.exec(text)?.[0].length ?? 0;
  const finding = createNamed(words, lead, text.length, /(?:[吧啊呀哦][.。!！]?|(?<![.。!！])[.。!！]+)$/);
  if (!finding) return null;
  const [, inside = finding.value] = /^["“「《『](.+)["”」》』]$/.exec(finding.value) ?? [];
  const name = inside.trim();
  return isName(name) && name.length <= maxLength ? { ...finding, value: name, quote: name } : null;
}

export function readTextAnswer(words: NormalizedUtterance): Finding<string> | null {
  const text = words.raw.trim();
  if (!isName(text) || nonAnswer.test(text) || /[?？]\s*$/.test(text)) return null;
  return createFinding(words, text, [0, words.raw.length]);
}

const readFactoryLine = createLineReader({ maxLength: 300 });
const isOfOther = ({ plain }: NormalizedUtterance): boolean => owner.test(plain);
/** "Our customer is Bosch GmbH" names no factory. */
export const readFactoryNameAnswer = (words: NormalizedUtterance): Finding<string> | null =>
  findFactoryName(words) ?? (isOfOther(words) ? null : readFactoryLine(words));
