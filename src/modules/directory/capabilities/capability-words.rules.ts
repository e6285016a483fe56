import { Process } from '#kernel/enums.ts';
import { cities, listPlaceNames, listPlaceVariants } from '#modules/directory/factories/factory-places.ts';
import { listGrams, splitSearchWords } from '#modules/directory/factories/search/factory-search.rules.ts';
import { addChineseTerms } from '#modules/directory/glossary/glossary.rules.ts';
import { processes } from '#modules/directory/glossary/glossary.ts';
import { sameInBoth } from '#text/prose.ts';
import type { Capability } from './capability.entity.ts';

const synonyms: Record<Process, string> = {
  pcba: 'PCB SMT soldering circuit board 线路板 电路板 贴片',
  injection_molding: 'moulding moulded molded plastic plastics 注塑 注射成型 塑胶 塑料',
  cnc: 'milling milled turning turned lathe 数控 机加工 铣削 车削',
  sheet_metal: 'stamping stamped bending laser cutting 钣金 冲压 折弯 激光切割',
  die_casting: 'cast casting 压铸',
  wire_harness: 'cable cables wiring loom 线束 线缆 电缆',
  battery: 'batteries cell lithium 电池 电芯 锂电池',
  motor_actuator: 'motors actuators servo 电机 马达 执行器 舵机',
  display: 'screen LCD OLED 显示屏 屏幕',
  camera: 'lens 摄像头 镜头',
  power_adapter: 'charger supply 电源 适配器 充电器',
  packaging: 'box carton 包装 彩盒 纸箱',
  off_the_shelf: 'standard 现货',
  other: '',
};

const listProcessNames = (process: Process): string[] => {
  const { en, zh } = processes[process];
  return [process, process.replaceAll('_', ' '), en, zh, synonyms[process]];
};

type CapabilityTexts = Pick<
  Capability,
  'title' | 'process' | 'materials' | 'regions' | 'factoryName' | 'tolerancesNote'
>;

export function extractTerms(capability: CapabilityTexts): string[] {
  const { title, process, materials, regions, factoryName, tolerancesNote } = capability;
  const grams = listGrams(
    title,
    ...listProcessNames(process),
    ...materials.flatMap((material) => Object.values(addChineseTerms(sameInBoth(material)))),
    ...regions.flatMap(listPlaceNames),
    factoryName ?? '',
    tolerancesNote ?? '',
  );
  return [...new Set([...grams].map(trimPunctuation))].filter(Boolean);
}

export const extractPlaces = ({ regions }: Pick<Capability, 'regions'>): string[] => [
  ...new Set(regions.flatMap(listPlaceVariants)),
];

/** Limited to 100 characters: PostgreSQL rejects lexemes of more than 2 kB. */
const trimPunctuation = (word: string): string =>
  [...word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')].slice(0, 100).join('');

const stopWords = new Set(
  'a am an and any are as at be by can could do factory factories find for from get have i in is it like looking made make maker makers makes making manufacturer manufacturers me my need needed of on or our parts please some someone supplier suppliers that the their them to us want we who will with would you'.split(
    ' ',
  ),
);
const chineseStopWords = ['我们', '需要', '想要', '寻找', '工厂', '厂家', '供应商', '制造商', '可以', '一个', '的'];

/** Longest first, so that 锂电池 is matched before 电池. */
const knownChinese = [
  ...Object.values(processes).flatMap(({ zh }) => splitSearchWords(zh)),
  ...Object.values(synonyms).flatMap(splitSearchWords),
  ...cities.flatMap(({ zh, regionZh }) => [zh, regionZh]),
  ...chineseStopWords,
]
  .filter((word) => /^\p{Script=Han}{2,}$/u.test(word) || word === '的')
  .toSorted((a, b) => b.length - a.length);
const knownChinesePattern = new RegExp(`(${[...new Set(knownChinese)].join('|')})`, 'u');

const splitChineseRun = (word: string): string[] =>
  /^\p{Script=Han}/u.test(word)
    ? word.split(knownChinesePattern).filter((part) => part && !chineseStopWords.includes(part))
    : [word];

const maxTerms = 12;

export function parseQueryTerms(query: string): string[] {
  const words = splitSearchWords(query).map(trimPunctuation).filter(Boolean).flatMap(splitChineseRun);
  const telling = words.filter((word) => !stopWords.has(word) && !/^\p{N}+$/u.test(word));
  const terms = telling.length > 0 ? telling : words;
  return [...new Set(terms.length > 0 ? terms : [query])].slice(0, maxTerms);
}

/** Processes that the terms of a query name, in English or Chinese. */
export const findProcesses = (terms: readonly string[]): Process[] =>
  Process.options.filter((process) => {
    const words = listGrams(...listProcessNames(process));
    return terms.some((term) => words.has(term));
  });

/** All of these lexemes (runs of up to three Chinese characters), or a lexeme with this prefix. */
export type TermPattern = { all: string[] } | { prefix: string };

export function expandTerm(term: string): TermPattern {
  if (!/^\p{Script=Han}/u.test(term)) {
    const stem = term.replace(/(?<=\p{L}{4})(?:ings?|ed|es|s)$/u, '');
    return [...stem].length < 3 ? { all: [term] } : { prefix: stem };
  }
  const characters = [...term];
  const size = Math.min(maxGramLength, characters.length);
  return { all: characters.slice(size - 1).map((_, at) => characters.slice(at, at + size).join('')) };
}
const maxGramLength = 3;
