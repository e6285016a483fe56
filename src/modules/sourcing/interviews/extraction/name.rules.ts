import { type Finding, type NormalizedUtterance, quoteUtterance } from './utterance.rules.ts';

const ending =
  /[,.;:!?。、，；！？\n(（"“”]|\s(?:that|which|who|with|for|in|at|by|using|made|from|and we|and it|and our|because|so|to|minimum|moq)\b|(?:用于|用来|采用|使用|起订|最小|交期|材料|材质|数量|，)/i;
const maxNameLength = 120;

function findAfter(words: NormalizedUtterance, patterns: readonly RegExp[]): Finding<string> | null {
  for (const pattern of patterns) {
    const match = pattern.exec(words.plain);
    if (!match) continue;
    const start = match.index + match[0].length;
    const rest = words.plain.slice(start, start + maxNameLength);
    const end = rest.search(ending);
    const name = quoteUtterance(words, start, start + (end === -1 ? rest.length : end)).replace(
      /(?<!["'”’』」》])["'”’』」》]+$/,
      '',
    );
    if (isName(name)) return { value: name, quote: name, inferred: false };
  }
  return null;
}

const isName = (name: string) =>
  /\p{L}/u.test(name) && name.length >= 2 && !/^(?:it|this|that|them|one|这个|那个|它)$/i.test(name);

const quotedName = /[“"「《『]([^“”"「」《》『』\n]{2,80})[”"」》』]/;

function findQuotedName(words: NormalizedUtterance): Finding<string> | null {
  const [, name] = quotedName.exec(words.raw) ?? [];
  return name && isName(name.trim()) ? { value: name.trim(), quote: name.trim(), inferred: false } : null;
}

const called = [
  /\b(?:it is|it's|is|are|product) (?:called|named)\s/i,
  /\bcalled\s/i,
  /\b(?:product|its?) name (?:is|:)\s?/i,
  /(?:产品名称?|名字|名称)(?:是|叫做?|为|:)\s?/,
  /(?:产品|它|项目)叫做?\s?/,
];
const making = [
  /\b(?:we|i)(?:'re| are|'m| am)? (?:making|building|developing|designing|launching|working on) (?:a|an|the|our|some)?\s?/i,
  /\b(?:we|i)(?: want to| would like to|'d like to| need to| plan to)? (?:make|build|develop|produce|launch|manufacture|design) (?:a|an|the|our|some)?\s?(?!\d)/i,
  /\b(?:our|the|my) product is (?:a|an|the)?\s?/i,
  /(?:我们?)(?:想|要|正在|打算|准备|计划)?(?:要)?(?:做|开发|生产|设计|制作|研发)(?:一[款个种台])\s?/,
  /(?:我们?的)?产品是(?:一[款个种台])?\s?/,
];
export const findProductName = (words: NormalizedUtterance) =>
  findAfter(words, called) ?? findQuotedName(words) ?? findAfter(words, making);

const offering = [
  /\b(?:we|i)(?: can| also| mainly)? (?:make|do|offer|produce|manufacture|provide|supply|specialise in|specialize in)\s/i,
  /\b(?:our|the) (?:factory|company|shop|workshop) (?:makes|does|offers|produces|manufactures|provides|specialises in|specializes in)\s/i,
  /(?:我们|我司|本厂|工厂|公司)(?:主要|专业|可以|能|专门)?(?:专做|主营|承接|做|提供|生产|加工|从事)\s?/,
  /(?:专业(?:做|生产|从事|加工)?|主营|承接|专做)\s?/,
];
export const findTitle = (words: NormalizedUtterance) => findAfter(words, offering);

const english = /\b(?:[A-Z][\w&.-]{1,30} ){1,6}(?:Co\.?,? ?Ltd\.?|Limited|Inc\.?|GmbH|Factory|Works)(?![a-z])/;
const chinese = /[\p{Script=Han}()（）]{2,24}?(?:有限公司|制品厂|电子厂|五金厂|模具厂|塑胶厂|机械厂)/u;

export function findFactoryName(words: NormalizedUtterance): Finding<string> | null {
  const match = english.exec(words.plain) ?? chinese.exec(words.plain);
  const [, leading = ''] =
    /^((?:我们|我司|本厂|这里|你好)?(?:公司|工厂|厂)?(?:的名字)?(?:是|叫)?)/.exec(match?.[0] ?? '') ?? [];
  if (!match) return null;
  const name = quoteUtterance(words, match.index + leading.length, match.index + match[0].length);
  return { value: name, quote: name, inferred: false };
}

export const nonAnswer =
  /^(?:hi|hello|hey|(?:yes|yeah|yep|yup|ok|okay|sure|correct|right|exactly|wrong|confirmed|true|fine|good|great|perfect|agreed)(?: (?:please|it is|that'?s right|all correct))?|that'?s right|all correct|no|nope|no problem|nothing|none|what|why|how|which|thanks|thank you|help|你好|您好|在吗|[是对好行嗯]的?|没错|正确|确认|可以|同意|没问题|不|不对|不是|错了?|没有|什么|为什么|谢谢)[\s.!?。！？,，]*$/i;
const leadIn =
  /^(?:(?:it's|it is|this is|that's|the name is|its name is|the title is|our product is|the product is|we call it|call it|we make|we offer|we do|i'd say|名字是|名称是|叫做?|就叫|我们做|我们提供|这是|是)\s?)(?:called |named |a |an |the )?/i;

export const createLineReader =
  (maxLength: number) =>
  (words: NormalizedUtterance): Finding<string> | null => {
    const [line = ''] = words.raw.split('\n');
    const lead = leadIn.exec(line)?.[0].length ?? 0;
    const answer = line
      .slice(lead)
      .trim()
      .replace(/(?<![.。!！])[.。!！]+$/, '')
      .trim();
    const [, inside = answer] = /^["“「《『](.+)["”」》』]$/.exec(answer) ?? [];
    const text = inside.trim();
    if (!isName(text) || nonAnswer.test(line.trim()) || text.length > maxLength || /[?？]\s*$/.test(line)) return null;
    return { value: text, quote: text, inferred: false };
  };

export function readTextAnswer(words: NormalizedUtterance): Finding<string> | null {
  const text = words.raw.trim();
  if (!isName(text) || nonAnswer.test(text) || /[?？]\s*$/.test(text)) return null;
  return { value: text, quote: quoteUtterance(words), inferred: false };
}
