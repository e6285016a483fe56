import type { Process } from '#kernel/enums.ts';
import { readTradeText } from '#modules/directory/glossary/trade-text.rules.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import type { QuoteRequestInput } from '../quote-request.schema.ts';
import { isMaking, joinWanted, type Need, type Product, pickMentions, readPart, weights } from './part-need.rules.ts';
import { listCertificates, listWords } from './request-words.rules.ts';

export type RequestedGoods = {
  needs: Need[];
  /** Parts of which the request says neither the process nor what they are. */
  unknownParts: number[];
  words: ReadonlySet<string>;
  certificates: string[];
  quantities: number[];
  neededBy: string | null;
};

type Request = { input: QuoteRequestInput; project: ProjectContext; quantities: number[] };

export function readNeeds({ input, project, quantities }: Request): RequestedGoods {
  const { parts, scope } = input;
  const product = readProduct(project);
  const made = parts.map((part, at) => readPart(part, at + 1, input, product));
  const known = made.filter(({ process, wanted }) => isMaking(process) || wanted.size > 0);
  const whole = scope === 'full_product' || scope === 'box_build' ? createProductNeed(scope, product, known) : [];
  return {
    needs: mergeNeeds([...whole, ...known]),
    unknownParts: made.filter((need) => !known.includes(need)).flatMap((need) => need.parts),
    words: listWords(input, project),
    certificates: listCertificates(input, project),
    quantities,
    neededBy: project.intake?.neededBy ?? null,
  };
}

function readProduct({ name, intake }: ProjectContext): Product {
  const texts: [string, number][] = intake
    ? [
        [intake.productName, weights.goods],
        [intake.category ?? '', weights.category],
        [firstSentence(intake.summary ?? ''), weights.summary],
      ]
    : [[name, weights.summary]];
  for (const [text, weight] of texts) {
    const read = readTradeText(text);
    const { wanted, terms } = pickMentions(read, 'goods', weight);
    if (wanted.size)
      return {
        name: (intake?.productName ?? '').toLowerCase(),
        wanted,
        terms,
        families: read.families,
        isGuess: !intake,
      };
  }
  return { name: '', wanted: new Map(), terms: [], families: new Set(), isGuess: true };
}

const firstSentence = (text: string) => /^[^.。\n]*/.exec(text)?.[0] ?? '';

const electronic: readonly Process[] = [
  'pcba',
  'battery',
  'display',
  'camera',
  'wire_harness',
  'motor_actuator',
  'power_adapter',
];

/** None if a part already is the product. A product with electronics can also be built by an integrator. */
function createProductNeed(
  scope: QuoteRequestInput['scope'],
  { wanted, terms, families, isGuess }: Product,
  parts: readonly Need[],
): Need[] {
  if (isGuess && wanted.size && parts.length) return [];
  if (parts.some((part) => !isMaking(part.process) && [...wanted.keys()].some((trade) => part.wanted.has(trade))))
    return [];
  const isElectronic = parts.some(({ process }) => process !== null && electronic.includes(process));
  const isBuilt = wanted.size === 0 || scope === 'box_build';
  const built = isElectronic && isBuilt ? joinWanted(wanted, new Map([['iot_devices', weights.category]])) : wanted;
  if (built.size === 0) return [];
  return [
    {
      parts: [],
      process: null,
      wanted: built,
      context: new Set(),
      families,
      terms,
      perUnit: 1,
      weight: weights.wholeProduct,
    },
  ];
}

function mergeNeeds(needs: readonly Need[]): Need[] {
  const toKey = ({ parts, process, wanted, families }: Need) =>
    JSON.stringify([parts.length > 0, process, [...wanted].sort(), [...families].sort()]);
  return [...Map.groupBy(needs, toKey).values()].map(([first, ...others]) => {
    const all = [first, ...others].filter((need) => need !== undefined);
    return {
      ...(first as Need),
      parts: all.flatMap(({ parts }) => parts),
      context: new Set(all.flatMap(({ context }) => [...context])),
      terms: [...new Set(all.flatMap(({ terms }) => terms))],
      perUnit: Math.max(...all.map(({ perUnit }) => perUnit)),
      weight: Math.max(...all.map(({ weight }) => weight)),
    };
  });
}
