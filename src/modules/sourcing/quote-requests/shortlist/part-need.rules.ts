import type { Process } from '#kernel/enums.ts';
import type { MaterialFamily } from '#modules/directory/glossary/trade.file.ts';
import { readTradeText, type TradeText } from '#modules/directory/glossary/trade-text.rules.ts';
import { trades } from '#modules/directory/glossary/trades.ts';
import type { QuotePart, QuoteRequestInput } from '../quote-request.schema.ts';

/** Trades with their weight from 0 to 1. */
export type Wanted = ReadonlyMap<string, number>;
export type Product = {
  /** In lower case. */
  name: string;
  wanted: Wanted;
  terms: string[];
  families: ReadonlySet<MaterialFamily>;
  /** Only the name of the project says so, which can be any name. */
  isGuess: boolean;
};

/** What one factory has to make: parts of the same kind, or the whole product. */
export type Need = {
  /** Numbers of the parts from 1. None for the product. */
  parts: number[];
  process: Process | null;
  /** Trades that make it. */
  wanted: Wanted;
  /** What it belongs to: the kettle of a lid. */
  context: ReadonlySet<string>;
  families: ReadonlySet<MaterialFamily>;
  /** Words of the request that name the goods, for the index of the directory. */
  terms: readonly string[];
  perUnit: number;
  /** How much it counts: what the product is more than one of its parts, its packaging less. */
  weight: number;
};

const unmade: readonly Process[] = ['off_the_shelf', 'other'];
/** A process that says how something is made, unlike `other`. */
export const isMaking = (process: Process | null): process is Process => process !== null && !unmade.includes(process);

export const weights = {
  goods: 1,
  craft: 0.8,
  family: 0.7,
  context: 0.6,
  product: 0.8,
  category: 0.7,
  summary: 0.6,
  wholeProduct: 3,
  accessory: 0.5,
  otherProcess: 0.7,
};

/** `product` is what the whole request is about. */
export function readPart(part: QuotePart, number: number, { parts, scope }: QuoteRequestInput, product: Product): Need {
  const name = readTradeText(part.name);
  const material = readTradeText(part.material ?? '');
  const details = [part.finish, part.notes].map((text) => readTradeText(text ?? ''));
  const named = material.families.size ? material.families : name.families;
  // The steel of a mould is no material of its parts.
  const families: ReadonlySet<MaterialFamily> = scope === 'tooling' ? new Set() : named;
  const process = part.process ?? (scope === 'pcba' ? 'pcba' : null);
  const isWhole = scope === 'full_product' || scope === 'box_build' || (scope === 'mixed' && parts.length === 1);
  const own = pickMentions(name, 'goods', weights.goods, scope !== 'full_product' || product.wanted.size > 0);
  const crafts = [name, ...details].map((text) => pickMentions(text, 'craft', weights.craft));
  const around = pickMentions(name, 'context', weights.context);
  const tooling: Wanted = new Map(scope === 'tooling' && !isMaking(process) ? [['molds', weights.craft]] : []);
  const told = joinWanted(own.wanted, ...crafts.map(({ wanted }) => wanted), tooling);
  const ofMaterial = joinWanted(
    pickPartTrades(pickMentions(material, 'craft', weights.craft).wanted, scope),
    listPartTrades(families, scope === 'full_product'),
  );
  const ofProduct: Wanted = new Map([...product.wanted].map(([trade, weight]) => [trade, weight * weights.product]));
  // The bottle of a baby bottle, but not its valve.
  const isGeneral = name.mentions.every(({ is, isGeneral }) => is !== 'goods' || isGeneral);
  const isNamed = product.name !== '' && product.name.endsWith(` ${part.name.toLowerCase()}`);
  const isAlone = scope === 'full_product' && parts.length === 1;
  const isProduct = (isAlone || isNamed) && isGeneral && !product.isGuess;
  const guesses = [
    isProduct && product.wanted.size ? product.wanted : told,
    isWhole ? ofProduct : ofMaterial,
    isWhole ? ofMaterial : around.wanted,
    ...(parts.length === 1 ? [ofProduct] : []),
  ].map((wanted) => dropOtherMaterials(wanted, families));
  const wanted = isMaking(process)
    ? addUsualTrade(
        joinWanted(
          told,
          pickMentions(material, 'craft', weights.craft).wanted,
          pickProcess(around.wanted, process),
          pickNear(ofProduct, told),
        ),
        part.name,
        process,
        families,
      )
    : lowerOtherProcesses(guesses.find(({ size }) => size > 0) ?? told, process);
  return {
    parts: [number],
    process,
    wanted,
    context: new Set([...around.wanted.keys(), ...product.wanted.keys()]),
    families,
    terms: [...new Set([own, ...crafts, ...(isWhole ? [product] : [])].flatMap(({ terms }) => terms))],
    perUnit: part.quantityPerUnit ?? 1,
    weight: weighPart(process, [...wanted.keys()], product),
  };
}

/** A wheel of ceramic is no tableware. */
const pickPartTrades = (wanted: Wanted, scope: QuoteRequestInput['scope']): Wanted =>
  scope === 'full_product' ? wanted : new Map([...wanted].filter(([trade]) => trades.get(trade)?.parts));

/** The USB cable of a part that is named "cable". */
const pickNear = (wanted: Wanted, told: Wanted): Wanted =>
  new Map([...wanted].filter(([trade]) => trades.get(trade)?.near.some((other) => told.has(other))));

const pickProcess = (wanted: Wanted, process: Process): Wanted =>
  new Map([...wanted].filter(([trade]) => trades.get(trade)?.processes.includes(process)));

/** Trades that cannot work the material are meant only if no other is. */
function dropOtherMaterials(wanted: Wanted, families: ReadonlySet<MaterialFamily>): Wanted {
  const canWork = (trade: string) => {
    const materials = trades.get(trade)?.materials ?? [];
    return families.size === 0 || materials.length === 0 || materials.some((family) => families.has(family));
  };
  return new Map([...wanted].filter(([trade]) => canWork(trade)));
}

/** `other` says that it is none of the processes that have a name. */
const lowerOtherProcesses = (wanted: Wanted, process: Process | null): Wanted =>
  new Map(
    [...wanted].map(([trade, weight]) => [
      trade,
      process === 'other' && trades.get(trade)?.processes.some(isMaking) ? weight * weights.otherProcess : weight,
    ]),
  );

function weighPart(process: Process | null, wanted: string[], product: Product): number {
  if (!isMaking(process) && wanted.some((trade) => product.wanted.has(trade))) return weights.wholeProduct;
  return wanted.some((trade) => accessories.includes(trade)) && !wanted.some((trade) => product.wanted.has(trade))
    ? weights.accessory
    : 1;
}
const accessories = ['paper_packaging', 'molded_pulp', 'labels'];

/** A housing of ABS is a plastic housing. Without such words the first trade of the process is the usual one. */
function addUsualTrade(told: Wanted, name: string, process: Process, families: ReadonlySet<MaterialFamily>): Wanted {
  const usual = [...trades.values()].filter((one) => one.processes.includes(process)).map(({ trade }) => trade);
  if (usual.some((trade) => told.has(trade))) return told;
  const materials = families.size ? [...families] : process === 'injection_molding' ? ['plastic'] : [];
  const { mentions } = readTradeText(materials.map((family) => `${family} ${name}`).join(', '));
  const made = mentions.filter(({ is, trade }) => is === 'goods' && usual.includes(trade)).map(({ trade }) => trade);
  const worksIt = (trade: string) => trades.get(trade)?.materials.some((family) => families.has(family)) ?? false;
  const able = usual.filter(worksIt);
  const guess = told.size ? [] : able.length ? able : usual;
  const added = made.length ? made : guess.slice(0, 1);
  return joinWanted(told, new Map(added.map((trade) => [trade, weights.craft])));
}

/** `isDrawn`: a single word such as "ring" names a part then, not goods. */
export function pickMentions(
  { mentions }: TradeText,
  is: TradeText['mentions'][number]['is'],
  weight: number,
  isDrawn = false,
) {
  const picked = mentions.filter(
    (one) => one.is === is && !(isDrawn && one.isPartWord && !trades.get(one.trade)?.processes.length),
  );
  return {
    wanted: new Map(picked.map(({ trade }) => [trade, weight])),
    terms: [...new Set(picked.map(({ term }) => term))],
  };
}

/** Trades that make parts of a material to drawings. Whole products of metal or plastic can be of any trade. */
function listPartTrades(families: ReadonlySet<MaterialFamily>, isProduct: boolean): Wanted {
  const telling = [...families].filter((family) => !(isProduct && workedByMany.includes(family)));
  const able = [...trades.values()].filter(
    ({ parts, materials }) => parts && materials.some((family) => telling.includes(family)),
  );
  return new Map(able.map(({ trade }) => [trade, weights.family]));
}
const workedByMany: readonly MaterialFamily[] = [
  'plastic',
  'aluminium',
  'steel',
  'stainless',
  'zinc',
  'copper',
  'iron',
];

export function joinWanted(...all: Wanted[]): Wanted {
  const wanted = new Map<string, number>();
  for (const [trade, weight] of all.flatMap((one) => [...one]))
    wanted.set(trade, Math.max(weight, wanted.get(trade) ?? 0));
  return wanted;
}
