import { foldName } from './folded-text.rules.ts';
import type { GoodsVocabulary } from './goods-vocabulary.rules.ts';

export type ContactSubject = 'link' | 'e-mail' | 'telephone' | 'account';
export type ContactSpan = { subject: ContactSubject; start: number; end: number };

// Repetitions are bounded and anchored at word starts, so matching is linear in the text.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})';
const at = '\\s?(?:@|\\(at\\)|\\[at\\])\\s?';
const dot = '(?:\\.|\\s?(?:\\(dot\\)|\\[dot\\])\\s?)';
const email = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}${at}${label}(?:${dot}${label}){1,5}`,
  'giu',
);

const commonTld =
  'com|net|org|io|co|dev|cn|hk|tw|jp|kr|de|fr|uk|eu|ca|au|nl|ch|se|dk|fi|pl|cz|sg|tv|info|biz|xyz|online|test|example|invalid|localhost';
const spelledEmail = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}._%+-]{1,64}\\sat\\s${label}(?:\\sdot\\s${label}){0,4}\\sdot\\s(?:${commonTld})(?![\\p{L}\\p{N}])`,
  'giu',
);

const url = /(?<![\p{L}\p{N}])(?:[a-z]{2,10}:\/\/|www\.)[^\s"“”<>，。；、（）]{1,2000}/giu;
const wordTld =
  'ai|app|me|us|it|at|in|no|es|pt|ie|be|shop|store|tech|site|cloud|design|studio|group|global|world|one|life|bike|energy|health|systems|solutions';
const domain = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])((?:${label}\\.){1,5})(?:(${commonTld})|(${wordTld}))(?![\\p{L}\\p{N}-])(?::\\d{1,5})?(\\/[^\\s"“”<>，。；、（）]{0,2000})?`,
  'giu',
);

const digitRun = '\\d(?:[\\s().-]{0,3}\\d)';
const telephones = [
  /(?<![\p{L}\p{N}.])(?:\+|00)[1-9](?:[\s().-]{0,3}\d){7,14}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,-])(?:\(?86\)?[\s-]?)?1[3-9]\d(?:[\s-]?\d{4}){2}(?![\d-]|[.,]\d)/gu,
  /(?<![\p{L}\p{N}.,-])(?:1[ .-])?(?:\([2-9]\d{2}\)[ .-]?\d{3}[ .-]|[2-9]\d{2}[.-]\d{3}[.-])\d{4}(?![\d-])/gu,
  /(?<![\p{L}\p{N}.,-])\(?0\d{2,3}\)?[ -]?\d{3,4}[ -]?\d{4}(?![\d-]|[.,]\d)/gu,
  new RegExp(
    `(?<![\\p{L}])(?:tel|telephone|phone|mobile|mob|fax|whatsapp|电话|手机|传真|座机)(?:号码?)?[.:：]?\\s{0,3}(?:no\\.?|number)?[:：]?\\s{0,3}(\\+?\\(?${digitRun}{6,15})`,
    'giu',
  ),
];
const messenger =
  'wechat|weixin|微信|whatsapp|telegram|skype|qq|dingtalk|钉钉|instagram|tiktok|抖音|小红书|facebook|twitter|linkedin';
const handle = '[a-z0-9@][a-z0-9@._+-]{2,39}';
const accounts = [
  new RegExp(`(?<!\\p{L})(?:${messenger})(?:\\s?id|\\s?[账帐]?号码?)?\\s?[:：]\\s{0,2}(${handle})`, 'giu'),
  new RegExp(
    `(?<![a-z])(?:${messenger}|line)\\s?(?:id(?![a-z])|[账帐]?号码?)\\s?(?:[:：]|is|是|为)?\\s{0,2}(${handle})`,
    'giu',
  ),
  // Abbreviations may also label dimensions, so their account must start with a letter.
  /(?<![\p{L}\p{N}])(?:vx|wx|ig)\s?[:：]\s{0,2}([a-z@][a-z0-9@._+-]{4,39})/giu,
  // Without a separator, an account needs a digit or underscore: "WeChat jane_d88", but not "WeChat mini program".
  new RegExp(
    `(?<![a-z])(?:${messenger})\\s?(?:is|是|为)?\\s?((?=[a-z@._+-]{0,39}[\\d_])[a-z@][a-z0-9@._+-]{4,39}|(?<=qq\\s?)\\d{5,11})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
];
/** Not after a quantity, where "@" states a condition: "50 mV @Vout". */
const mention = /(?<![\p{L}\p{N}._%+-]|\d\s?\p{L}{0,4}\s)@([a-z][a-z0-9_.]{3,29})(?![\p{L}\p{N}@])/giu;

export function findContactData(text: string, vocabulary: GoodsVocabulary): ContactSpan[] {
  const plain = toHalfWidth(text);
  const spans: ContactSpan[] = [];
  const add = (subject: ContactSubject, start: number, end: number) => spans.push({ subject, start, end });
  const getGroup = ({ 0: whole, 1: inner, index }: RegExpExecArray): [number, number] =>
    inner === undefined
      ? [index, index + whole.length]
      : [index + whole.lastIndexOf(inner), index + whole.lastIndexOf(inner) + inner.length];

  for (const { 0: found, index } of plain.matchAll(email)) add('e-mail', index, index + trimEnd(found).length);
  for (const { 0: found, index } of plain.matchAll(spelledEmail)) add('e-mail', index, index + found.length);
  for (const { 0: found, index } of plain.matchAll(url)) add('link', index, index + trimEnd(found).length);
  for (const { 0: found, 1: labels = '', 2: sure, 4: path, index } of plain.matchAll(domain)) {
    const words = labels.split('.').filter(Boolean);
    const plausible = sure
      ? words.some((word) => /\p{L}{2}/u.test(word))
      : !words.every((word) => isKnown(word, vocabulary));
    if (plausible || path) add('link', index, index + trimEnd(found).length);
  }
  for (const telephone of telephones)
    for (const match of plain.matchAll(telephone)) add('telephone', ...getGroup(match));
  for (const account of accounts) {
    for (const match of plain.matchAll(account)) {
      const [start, end] = getGroup(match);
      add('account', start, start + trimEnd(plain.slice(start, end)).length);
    }
  }
  for (const { 0: found, 1: name = '', index } of plain.matchAll(mention)) {
    const isName = name.split(/[._]/).some((word) => !isKnown(word, vocabulary));
    if (isName) add('account', index, index + trimEnd(found).length);
  }
  return spans;
}

const trimEnd = (found: string) => found.replace(/[.,;:!?'’)\]]{1,9}$/, '');
const isKnown = (word: string, { isWord }: GoodsVocabulary) => /^\P{L}+$/u.test(word) || isWord(foldName(word));

/** Keeps the length, so that offsets remain valid in the original text. */
const toHalfWidth = (text: string) =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    // Browsers accept the ideographic full stop as the dot of a host name.
    .replace(/(?<=[a-z0-9])\u3002(?=[a-z])/gi, '.');

const surname =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';
const honorific = new RegExp(
  `(?<!\\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Mme|Señor|Señora)\\.?\\s\\p{Lu}[\\p{L}-]{1,30}|[${surname}]\\p{Script=Han}{0,2}(?:先生|女士|小姐|经理|老师)|(?:联系人|姓名)\\s?[:：]\\s?\\p{Script=Han}{2,4}|(?<=(?:联系|找)\\s?)(?!方[式法])[${surname}]\\p{Script=Han}{1,2}`,
  'gu',
);
const capitalised = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{1,20}(?:[ -]\p{Lu}\p{Ll}{1,20}){0,3}(?![\p{L}\p{N}])/gu;
const postalAddress = new RegExp(
  [
    "(?<![\\p{L}\\p{N}])\\d{1,5}[A-Za-z]?\\s(?:\\p{Lu}[\\p{L}.'-]{0,30}\\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Square|Way|Parkway)(?!\\p{L})",
    '(?<!\\p{L})\\p{L}{2,30}(?:straße|strasse|gasse|weg|platz)\\s\\d{1,4}',
    '(?<!\\p{L})P\\.?\\s?O\\.?\\s?Box(?!\\p{L})',
    '(?<!\\p{L})[A-Z]{2}\\s\\d{5}(?:-\\d{4})?(?!\\d)',
    '(?<![\\p{L}\\p{N}])[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}(?![\\p{L}\\p{N}])',
    '[路街道巷弄]\\s?\\d{1,5}\\s?[号弄]',
  ].join('|'),
  'gu',
);
const spacedTelephone = /(?<![\p{L}\p{N}.,-])[2-9]\d{2} [2-9]\d{2} \d{4}(?![\d.,-]|\s?[\p{L}×*])/gu;
const longNumber = /(?<![\p{L}\p{N}.,-])[A-Z]{0,3}\d{9,20}(?![\p{L}\p{N}]|[.,]\d)/gu;

export type LikelyPersonalData = Record<'names' | 'addresses' | 'numbers', string[]>;

export function findLikelyPersonalData(text: string, { findKind }: GoodsVocabulary): LikelyPersonalData {
  const plain = toHalfWidth(text);
  const matchAll = (pattern: RegExp) => plain.match(pattern) ?? [];
  const given = matchAll(capitalised).flatMap((words) => {
    const each = words.split(/[ -]/);
    const first = each.findIndex((word) => findKind(foldName(word)) === 'given');
    return first < 0 ? [] : [each.slice(first, first + 2).join(' ')];
  });
  return {
    names: [...matchAll(honorific), ...given],
    addresses: matchAll(postalAddress),
    numbers: [...matchAll(longNumber), ...matchAll(spacedTelephone)],
  };
}
