import { assertDefined } from '#kernel/assert.ts';
import type { Scored } from './board.rules.ts';
import type { Features } from './confidence.rules.ts';
import { getHeading } from './line-index.rules.ts';
import { listNamedLines, maxPhraseLength, type Ranker, type Scores } from './ranking.rules.ts';

type Words = Scores['parsed']['words'];

/** Below it, words that name nothing are as good as none. */
const faintStrength = 1.45;
const faintCoverage = 0.65;
const coveredLines = 3;
const coverageStrength = 0.5;
const minNamingWeight = 0.6;
/** Of a word that no line has. */
const unknownRarity = 7;
const longDescription = 20;

/** `isFaint`: nothing names the goods and too few words are known. Most features are from 0 to 1. */
type LineEvidence = { features: Features; isFaint: boolean };

/** What speaks for the first line. */
export function describeEvidence(
  { index }: Ranker,
  { parsed: { words }, part }: Scores,
  ranked: readonly Scored[],
): LineEvidence | undefined {
  const [best] = ranked;
  const line = best && index.lines[best.line];
  if (!best || !line) return undefined;
  const getHeadingOf = (one: Scored) => getHeading(assertDefined(index.lines[one.line], 'Tariff line'));
  const heading = getHeading(line);
  const other = ranked.find((one) => getHeadingOf(one) !== heading);
  const sibling = ranked.find((one) => one !== best && getHeadingOf(one) === heading);
  const leadOver = (one: Scored | undefined) => (best.points - (one?.points ?? 0)) / best.points;
  const evidence = {
    name: listNamedLines(index.names, words).has(best.line) ? 1 : 0,
    mention: mentionsName(index.names, best, words) ? 1 : 0,
    use: maxWeight(best.evidence.filter(({ kind }) => kind === 'use')),
    rule: maxWeight(best.evidence.filter(({ kind }) => kind === 'rule')),
    part: part ? 1 : 0,
  };
  const coverage = measureCoverage(index.words, best, words);
  const strength = Math.log10(best.points) + coverageStrength * coverage;
  const isNamed = Object.values(evidence).some((value) => value > 0);
  const features = {
    constant: 1,
    lead: leadOver(other),
    sibling: leadOver(sibling),
    coverage,
    ...evidence,
    length: Math.min(1, words.length / longDescription),
  };
  const isCovered = (): boolean =>
    ranked.slice(0, coveredLines).some((one) => measureCoverage(index.words, one, words) >= faintCoverage);
  return { features, isFaint: !isNamed && strength < faintStrength && !isCovered() };
}

const maxWeight = (evidence: Scored['evidence']): number => Math.max(0, ...evidence.map(({ weight }) => weight));

/** Share of the words of the product's name that the line has, rare words counting more. */
function measureCoverage(postings: Ranker['index']['words'], { words: found }: Scored, words: Words): number {
  const said = new Set([...found].flatMap((phrase) => phrase.split(' ')));
  let all = 0;
  let matched = 0;
  for (const word of words) {
    if (word.weight < minNamingWeight) continue;
    const worth = word.weight * (postings.get(word.stem)?.rarity ?? unknownRarity);
    all += worth;
    if (said.has(word.said)) matched += worth;
  }
  return all ? matched / all : 0;
}

/** Whether a whole name of the line stands anywhere in the description. */
function mentionsName(names: Ranker['index']['names'], { line }: Scored, words: Words): boolean {
  return words.some((_, start) => {
    let name = '';
    return words.slice(start, start + maxPhraseLength).some(({ stem }) => {
      name = name ? `${name} ${stem}` : stem;
      return names.get(name)?.includes(line);
    });
  });
}
