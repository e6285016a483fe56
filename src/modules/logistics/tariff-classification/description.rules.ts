import { findNegations } from '#text/negation.ts';
import { foldText, isChinese } from '#text/term-pattern.ts';
import type { ClassificationTables } from './classification-table.schema.ts';
import { joinNegated, type Token, type Tokenizer } from './tokenizer.rules.ts';

/** `head` marks the last word of the product's name. */
export type WeightedWord = Token & { weight: number; head: boolean };

/** `clause` is the word that begins the phrase, such as "for"; `spelled` are all its words, also those ignored. */
export type Phrase = { words: readonly Token[]; spelled: readonly string[]; clause: string; weight: number };

/**
 * `thing` and `everything` are stems in order, for phrases; `chinese` is the description before translation, or empty.
 * `naming` are the phrases that name the product, `features` the others.
 */
export type ParsedDescription = {
  words: WeightedWord[];
  thing: string;
  everything: string;
  chinese: string;
  naming: readonly Phrase[];
  features: readonly Phrase[];
};

export type DescriptionParser = {
  parse: (description: string) => ParsedDescription;
  isDistinctive: (said: string) => boolean;
};

const thingWeight = 1;
const headFactor = 1.6;
const asideWeight = 0.3;
const vagueFactor = 0.35;

/** Quantities do not identify a product, except 18650 and 21700, which are cell formats. */
const quantity =
  /(?<![\p{L}\d.-])(?!18650|21700)\d+(?:[.,x×]\d+)*(?:\s?(?:-\s?)?(?:mah|ah|wh|kwh|w|kw|v|a|ma|mm|cm|m|km|inch|inches|in|ft|kg|g|lbs?|oz|ml|l|psi|bar|hz|khz|mhz|ghz|gb|tb|mp|p|rpm|nm|db|°c|c|pcs?|pack|x|%|毫升|毫米|厘米|寸|克|公斤|瓦|伏))?(?![\p{L}\d])/gu;

export function createDescriptionParser(
  { wordLists, clauseWords }: ClassificationTables,
  tokenizer: Tokenizer,
): DescriptionParser {
  const { spell, stem, isIgnored, translate } = tokenizer;
  const toStems = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(stem));
  const vague = toStems(wordLists.vague);
  const feature = toStems(wordLists.feature);
  const shape = toStems(wordLists.shape);

  const isNaming = ({ words }: Phrase): boolean =>
    words.some((word) => !vague.has(word.stem) && !feature.has(word.stem));
  const isShape = (word: Token): boolean => vague.has(word.stem) || feature.has(word.stem) || shape.has(word.stem);

  /** Clause words ("with", "for") set the weight of the phrase that follows. */
  const splitPhrases = (clause: string): Phrase[] => {
    let phrase = { words: [] as Token[], spelled: [] as string[], clause: '', weight: asideWeight };
    const phrases = [phrase];
    for (const said of spell(clause)) {
      const weight = clauseWords.get(said);
      if (weight === undefined) {
        phrase.spelled.push(said);
        if (!isIgnored(said)) phrase.words.push({ stem: stem(said), said });
      } else {
        phrase = { words: [], spelled: [], clause: said, weight };
        phrases.push(phrase);
      }
    }
    return phrases;
  };

  const weigh = (phrase: readonly Token[], base: number, hasHead: boolean): WeightedWord[] =>
    phrase.map((word, at) => {
      const head = hasHead && at === phrase.length - 1;
      const factor = vague.has(word.stem) || (feature.has(word.stem) && !head) ? vagueFactor : 1;
      return { ...word, head, weight: base * (head ? headFactor : 1) * factor };
    });

  const parse = (description: string): ParsedDescription => {
    const folded = joinNegated(foldText(description))
      .replace(/\b\d+[\s-]?in[\s-]?(?:1|one)\b/g, 'multifunction')
      .replace(quantity, ' ');
    const affirmed = removeNegated(folded);
    const phrases = translate(affirmed)
      .replace(/[()]/g, ' , ')
      .replace(/\bin[\s-](ear|one|1|wall|line|ground)\b|\b(plug|built|clip|carry|add|all)[\s-](?:in|on)\b/g, '$1$2')
      .split(/[.,;:!?\n/]|\s-\s/)
      .flatMap(splitPhrases)
      .filter(({ words }) => words.length > 0);
    const main = Math.max(0, phrases.findIndex(isNaming));
    // "A box that …", "a sheet of …": the phrase after a shape names the product too.
    const end = phrases[main + 1] && phrases[main]?.words.every(isShape) ? main + 1 : main;
    const naming = phrases.slice(0, end + 1);
    const features = phrases.slice(end + 1);
    const thing = naming.flatMap((phrase, at) => weigh(phrase.words, thingWeight, at === end));
    const rest = features.flatMap(({ words, weight }) => weigh(words, weight, false));
    const words = [...thing, ...rest];
    const chinese = isChinese(affirmed) ? affirmed : '';
    return { words, thing: joinStems(thing), everything: joinStems(words), chinese, naming, features };
  };
  return { parse, isDistinctive: (said) => said.includes(' ') || !vague.has(stem(said)) };
}

/** A name by itself, without features. */
export function describeName(name: readonly Token[]): ParsedDescription {
  const words = name.map((word, at): WeightedWord => {
    const head = at === name.length - 1;
    return { ...word, head, weight: head ? headFactor : thingWeight };
  });
  const thing = joinStems(words);
  return { words, thing, everything: thing, chinese: '', naming: [], features: [] };
}

const joinStems = (words: readonly WeightedWord[]): string => words.map(({ stem }) => stem).join(' ');

function removeNegated(folded: string): string {
  const negations = findNegations(folded);
  return folded.replace(/[a-z0-9]+|\p{Script=Han}/gu, (word, at: number) =>
    negations.covers(at, at + word.length) ? ' ' : word,
  );
}
