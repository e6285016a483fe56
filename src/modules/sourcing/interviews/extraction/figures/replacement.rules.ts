import { type NormalizedUtterance, quoteUtterance, type Span } from '../utterance.rules.ts';
import { findNumerals } from './numeral.rules.ts';
import { counter, unitPattern } from './unit.rules.ts';

type Replacement = { old: number; new: number; spans: readonly Span[]; quote: string };

const between = (source: string) => new RegExp(String.raw`^\s?(?:${unitPattern})?\s?[,，;、]?\s?${source}\s?$`, 'i');
const oldFirst = between("(?:but|it is|it'?s|rather|make it|而是|是|要|改成|改为|换成|改到|改|→|->|to)?");
const oldFirstBefore =
  /(?:\bnot|\bfrom|\bno longer|\binstead of|\brather than|不是|不要|从|由|把|将)\s?(?:\p{L}{1,12}\s?){0,2}$/iu;
const explicitChange = between(
  "(?:改成|改为|换成|改到|→|->|=>|(?:is|was)\\s(?:wrong|not\\sright)[,;]?\\s?(?:it\\sis|it's|(?:it\\s)?should\\sbe|make\\sit)|(?:不对|错了)[,;]?(?:应该)?是)",
);
const newFirst = between('(?:not|instead of|rather than|而不是|不是|不要)');

/** "Not 500, 800", "800 instead of 500", 不是五百，是八百. */
export function findReplacements(words: NormalizedUtterance): Replacement[] {
  const numerals = findNumerals(words);
  return numerals.flatMap((first, at) => {
    const second = numerals[at + 1];
    if (!second || second.start - first.end > 24) return [];
    const gap = words.plain.slice(first.end, second.start);
    const before = words.plain.slice(Math.max(0, first.start - 30), first.start);
    const isOldFirst = explicitChange.test(gap) || (oldFirst.test(gap) && oldFirstBefore.test(before));
    const isNewFirst = newFirst.test(gap);
    if (isOldFirst === isNewFirst) return [];
    const [old, other] = isOldFirst ? [first, second] : [second, first];
    const counted = counter.exec(words.plain.slice(second.end, second.end + 12))?.[0].length ?? 0;
    const span: Span = [first.start, second.end + counted];
    return [{ old: old.value, new: other.value, spans: [span], quote: quoteUtterance(words, ...span) }];
  });
}
