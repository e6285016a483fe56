import { assertDefined } from '#kernel/assert.ts';
import { createTermIndex, type Found, splitTokens, type Token } from '#text/term-index.ts';
import type { MaterialFamily } from './trade.file.ts';
import { families, phraseWords, trades } from './trades.ts';

type Tag = { trade: string; is: 'goods' | 'craft'; term: string; isPartWord: boolean; isGeneral: boolean };

/**
 * `goods`: what the text is about, `craft`: how something is made, `context`: what it belongs to, such as the kettle of
 * a "lid for a kettle".
 */
export type TradeMention = {
  trade: string;
  is: 'goods' | 'craft' | 'context';
  term: string;
  /** Names parts of many goods too, such as "ring". */
  isPartWord: boolean;
  /** Names goods only where a phrase ends, such as "box". */
  isGeneral: boolean;
  /** After "for" or "with". */
  isAside: boolean;
  /** The phrase names nothing but the trade. */
  isWhole: boolean;
};
export type TradeText = { mentions: TradeMention[]; families: Set<MaterialFamily> };

const toKey = (word: string) =>
  splitTokens(word)
    .map(({ key }) => key)
    .join('');
const partWords = createTermIndex(phraseWords.part.map((word) => [word, true] as const));
const contextWords = createTermIndex(phraseWords.context.map((word) => [word, true] as const));
const andWords = createTermIndex(phraseWords.and.map((word) => [word, true] as const));
const partKeys = new Set(phraseWords.part.map(toKey));

const tradeTerms = createTermIndex(
  [...trades.values()].flatMap(({ trade, goods, craft }) =>
    [
      ...goods.map((term) => ({ term, is: 'goods' as const })),
      ...craft.map((term) => ({ term, is: 'craft' as const })),
    ].map(({ term, is }): [string, Tag] => [
      term,
      {
        trade,
        is,
        term: term.replace(/^=|\$$/g, ''),
        isPartWord: partKeys.has(toKey(term)),
        isGeneral: term.endsWith('$'),
      },
    ]),
  ),
);
const familyTerms = createTermIndex(families.map(([word, tags]) => [word, tags] as const));

const always = () => true;
const never = () => false;

export function readTradeText(text: string): TradeText {
  const tokens = splitTokens(text);
  const link = findLinks(tokens);
  const isEnd = (at: number) => {
    const next = tokens[at];
    return next?.after !== 'word' || link.has(at) || /^\p{N}/u.test(next.text);
  };
  const found = tradeTerms.find(tokens, isEnd);
  const parts = partWords.find(tokens, never);
  const mentions: TradeMention[] = [];
  for (const phrase of splitPhrases(tokens, link)) {
    const inPhrase = found.filter(({ from }) => from >= phrase.from && from < phrase.to);
    const head = inPhrase.findLast(({ tags }) => tags.some(({ is }) => is === 'goods'));
    const covered = countWords(inPhrase);
    const isOfPart = head !== undefined && parts.some(({ from }) => from >= head.to && from < phrase.to);
    for (const one of inPhrase)
      for (const tag of one.tags) {
        const isMain = one === head && !isOfPart && !phrase.isContext;
        const is = tag.is === 'craft' ? 'craft' : isMain ? 'goods' : 'context';
        mentions.push({
          ...tag,
          is,
          isAside: phrase.isContext,
          isWhole: covered.get(tag.trade) === phrase.to - phrase.start,
        });
      }
  }
  return { mentions, families: findFamilies(tokens, found) };
}

/** Words of the terms of each trade. */
function countWords(found: readonly Found<Tag>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { from, to, tags } of found)
    for (const trade of new Set(tags.map(({ trade }) => trade)))
      counts.set(trade, (counts.get(trade) ?? 0) + to - from);
  return counts;
}

/** Not within a term: the 带 of 皮带 links nothing. */
function findLinks(tokens: readonly Token[]): Map<number, 'context' | 'and'> {
  const terms = tradeTerms.find(tokens, always);
  const isFree = ({ from }: { from: number }) => !terms.some((term) => term.from <= from && from < term.to);
  const listLinks = (index: typeof andWords, is: 'context' | 'and') =>
    index
      .find(tokens, never)
      .filter(isFree)
      .map(({ from }) => [from, is] as const);
  return new Map([...listLinks(andWords, 'and'), ...listLinks(contextWords, 'context')]);
}

/** `start` is the first word after a linking one. */
type Phrase = { from: number; start: number; to: number; isContext: boolean };

/** What follows "for" or "with" is context up to the next mark; commas and "and" continue what they stand in. */
function splitPhrases(tokens: readonly Token[], link: ReadonlyMap<number, 'context' | 'and'>): Phrase[] {
  const phrases: Phrase[] = [];
  let isContext = false;
  for (const [at, { after }] of tokens.entries()) {
    const is = link.get(at);
    if (at === 0 || after !== 'word' || is) {
      if (after === 'mark') isContext = false;
      if (is === 'context' && at > 0) isContext = true;
      phrases.push({ from: at, start: is ? at + 1 : at, to: at + 1, isContext });
    } else assertDefined(phrases.at(-1), 'phrase').to = at + 1;
  }
  return phrases;
}

/**
 * Words that belong to the name of goods count only where these are made of them: not the paper of "e-paper", nor the
 * plastic of "plastic-free".
 */
function findFamilies(tokens: readonly Token[], found: readonly Found<Tag>[]): Set<MaterialFamily> {
  const named = familyTerms.find(tokens, never).flatMap(({ from, to, tags }) => {
    if (tokens[to]?.key === 'free') return [];
    const around = found.filter((one) => one.from <= from && to <= one.to && one.to - one.from > to - from);
    const listed = tags.flat();
    if (!around.length) return listed;
    const made = around.flatMap((one) => one.tags.flatMap(({ trade }) => trades.get(trade)?.materials ?? []));
    return listed.filter((family) => made.includes(family));
  });
  return new Set(named);
}
