import { findMoney, findQuantities, type Money, type Quantity } from './amount.rules.ts';
import type { RequestedLine } from './extraction.schema.ts';
import { findMentions } from './line-name.rules.ts';

type Segment = { text: string; lineId: string | null };
type Amount = { lineId: string; value: string; currency: string | null };
type QuotedPrice = Amount & { quantity: number };

/**
 * Parts of a text that speak of one line of the request each. `current` is the line that earlier text named; a request
 * for one thing has no other. A label in front of all lines, such as `MOQ:`, holds for each.
 */
export function splitByLine(text: string, lines: readonly RequestedLine[], current: string | null): Segment[] {
  const [only, ...more] = lines;
  if (only && !more.length) return [{ text, lineId: only.lineId }];
  const mentions = findMentions(text, lines);
  if (!mentions.length) return [{ text, lineId: current }];
  const starts = mentions.filter(({ lineId }, at) => mentions[at - 1]?.lineId !== lineId);
  const label = /^\s*[^:]{1,40}:\s*$/.exec(text.slice(0, starts[0]?.at ?? 0))?.[0] ?? '';
  return starts.map(({ lineId, at }, index) => {
    const own = text.slice(index === 0 ? 0 : at, starts[index + 1]?.at ?? text.length);
    return { text: index === 0 ? own : label + own, lineId };
  });
}

const otherMoney =
  /last (?:year|time|order)|previous|ignore|mistake|target|目标|去年|上次|以前|如果|\bif\b|\btotal\b|合计|总价|freight|shipping|运费|sample (?:fee|cost|charge)|样品费|打样费|turnover|around|approx|about|roughly|大概|大约/i;
const tooling = /tool(?:ing|s)?\b|mou?lds?\b|\bNRE\b|stencil|fixture|开模|模具|模具费|钢网|治具|夹具/i;
const moq = /\bMOQ\b|minimum order|min\.? order|(?:最小)?起订|最小订/i;
const perPiece = /^\s*(?:\/|per\b|each\b|a piece)/i;

/** Parts of a text between marks that end a statement. */
export const listClauses = (text: string): string[] =>
  text.split(/;|[.!?](?=\s|$)/).filter((clause) => clause.trim() !== '');

/** Unit prices with their quantities, paired in the order in which a statement has them. */
export function findPrices(segment: Segment, lines: readonly RequestedLine[], decimalComma: boolean): QuotedPrice[] {
  const { lineId } = segment;
  if (lineId === null) return [];
  return listClauses(segment.text)
    .filter((clause) => !isOtherStatement(clause))
    .flatMap((clause) => {
      const prices = findMoney(clause, decimalComma).filter((money) => isUnitPrice(clause, money));
      const quantities = findQuantities(clause, lines).filter(
        (one) => !isMoq(clause, one) && prices.every((money) => one.end <= money.at || one.at >= money.end),
      );
      return pair(quantities, prices).map(([{ value: quantity }, { value, currency }]) => ({
        ...{ lineId, quantity, value, currency },
      }));
    });
}

/** About money that is no price of this request, or no exact one. */
export const isOtherStatement = (text: string): boolean =>
  otherMoney.test(text) && !/\(?(?:per piece|\/pc|each)\b/i.test(text);

function pair(quantities: readonly Quantity[], prices: readonly Money[]): [Quantity, Money][] {
  if (!prices.length || quantities.length !== prices.length) {
    const [quantity] = quantities;
    const [money] = prices;
    return quantity && money && quantities.length === 1 && prices.length === 1 ? [[quantity, money]] : [];
  }
  return quantities.flatMap((quantity, at): [Quantity, Money][] => {
    const money = prices[at];
    return money ? [[quantity, money]] : [];
  });
}

function isUnitPrice(text: string, { at, end }: Money): boolean {
  const prior = text.slice(0, at);
  const from = Math.max(prior.lastIndexOf(','), prior.lastIndexOf('|'), prior.lastIndexOf('/')) + 1;
  const near = prior.slice(from);
  if (perPiece.test(text.slice(end))) return !tooling.test(near);
  return !tooling.test(prior) && !otherMoney.test(near);
}

const isMoq = (text: string, { at }: Quantity): boolean => moq.test(text.slice(Math.max(0, at - 24), at));

/** The amount behind a word for tools; 0 where it is free. */
export function findTooling(segment: Segment, decimalComma: boolean): Amount[] {
  const { lineId } = segment;
  if (lineId === null) return [];
  for (const clause of listClauses(segment.text)) {
    const word = tooling.exec(clause);
    if (!word || /\bno tool/i.test(clause) || /sample|样/i.test(clause.slice(0, word.index))) continue;
    const from = word.index + word[0].length;
    if (/^[^,]{0,12}(?:free\b|免费|no charge|n\/c)/i.test(clause.slice(from)))
      return [{ lineId, value: '0', currency: null }];
    const money = findMoney(clause, decimalComma).find(({ at }) => at >= from && at - from <= 40);
    if (money && !/%|deposit|预付/i.test(clause.slice(from, money.at))) {
      return [{ lineId, value: money.value, currency: money.currency }];
    }
  }
  return [];
}

export function findMoq({ text, lineId }: Segment): { lineId: string | null; value: number } | null {
  const word = moq.exec(text);
  if (!word) return null;
  const rest = text.slice(word.index + word[0].length);
  const given = /^[^\d]{0,24}?(\d[\d,]*)(?!\d|\s*(?:days?|天|weeks?))/.exec(rest);
  const value = Number((given?.[1] ?? '').replaceAll(',', ''));
  return given && Number.isInteger(value) && value >= 1 ? { lineId, value } : null;
}
