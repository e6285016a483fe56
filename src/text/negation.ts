type Span = readonly [start: number, end: number];

export type Negations = { covers: (start: number, end: number) => boolean };

const auxiliary = '(?:does|do|did|is|are|was|has|have|can|will|need|needs)';
const verb =
  '(?:have|has|had|use|need|needed|contain|include|require|support|come with|connect to|rely on|any|an|a|the|be)';
const negator = new RegExp(
  String.raw`\b(?:${auxiliary}(?:\s+not|n['’]t)|cannot|can['’]t|not|no|non|without|w/o|neither|nor|never|lacks|lacking|free of|free from|excludes|excluding)\b(?:[\s-]+${verb}\b)*`,
  'g',
);
/** Phrases that negate nothing, such as "not only", "no more than" and "non-stick", and a battery that is not included. */
const nonNegating =
  /^[\s-]+(?:only|just|more than|less than|later than|longer than|limited to|included|supplied|need to|matter|stick|slip|skid|toxic|woven|invasive)\b/;
const ending =
  /[.;!?\n()]|\b(?:but|yet|however|except|only|with|instead|although|though|while|powered|uses?|using|it|runs?|charged|charges|has|have|includes?|plus|just)\b/;
/** A scope continues over commas in "no battery, Bluetooth or Wi-Fi", but not in "no battery, USB powered". */
const restOfList =
  /^,(?:\s*[\w'.-]+(?:\s[\w'.-]+){0,2},)*\s*(?:[\w'.-]+(?:\s[\w'.-]+){0,2},?\s+)?(?:or|nor)\s+[\w'.-]+(?:\s[\w'.-]+)?/;
const clauseAfterAnd =
  /\b(?:and|&)\s+(?:(?:an?|the|its|is|are|mains|usb|solar|battery)\s|\w+(?:\s\w+){0,2}[\s-](?:powered|charged)\b)/;
/** "battery-free", "Bluetooth: no", "Wi-Fi is not needed". */
const denial =
  /^(?:[\s-]free\b|\s*[:=]\s*(?:no|none|not?)\b|\s(?:is|are)\s(?:not|never)\s(?:needed|required|used|supported|present|part)\b|\s(?:isn|aren)['’]t\s)/;

const negatorInChinese =
  /不包含|不包括|不支持|不使用|不需要|不带|不含|不用|不需|不配|无需|(?<!有)没有|未配|未带|免|非|无(?!线|人|刷|叶|框|铅|缝|绳|论|损)/g;
const endingInChinese = /[，。；！？,;.!?\n]|但|而|仅|只|使用|采用|通过|可以/;

/** `text` must be folded: lower case, half width. */
export function findNegations(text: string): Negations {
  const spans = [...findSpans(text, negator, findScope), ...findSpans(text, negatorInChinese, findChineseScope)];
  return {
    covers: (start, end) =>
      spans.some(([from, to]) => start >= from && start < to) || denial.test(text.slice(end, end + 40)),
  };
}

function findSpans(text: string, negators: RegExp, scopeOf: (text: string, start: number) => Span): Span[] {
  const spans: Span[] = [];
  for (const { 0: found, index } of text.matchAll(negators)) {
    const last = spans.at(-1);
    if (!last || index >= last[1]) spans.push(scopeOf(text, index + found.length));
  }
  return spans;
}

function findScope(text: string, start: number): Span {
  const rest = text.slice(start);
  if (nonNegating.test(rest)) return [start, start];
  const clause = rest.slice(0, findFirst(rest, ending, clauseAfterAnd));
  const comma = clause.indexOf(',');
  if (comma < 0) return [start, start + clause.length];
  const list = restOfList.exec(clause.slice(comma));
  return [start, start + comma + (list?.[0].length ?? 0)];
}

const findChineseScope = (text: string, start: number): Span => [
  start,
  start + findFirst(text.slice(start), endingInChinese),
];

function findFirst(text: string, ...patterns: RegExp[]): number {
  const found = patterns.map((pattern) => pattern.exec(text)?.index ?? text.length);
  return Math.min(...found);
}
