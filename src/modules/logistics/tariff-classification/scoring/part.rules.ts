import type { ClassificationTables } from '../classification-table.schema.ts';
import type { ParsedDescription, Phrase } from '../description.rules.ts';
import type { Token, Tokenizer } from '../tokenizer.rules.ts';
import type { LineIndex } from './line-index.rules.ts';

/** `machine` is the name of what the part is for. `certain`: the text says that it is a part. */
type PartRequest = { machine: readonly Token[]; certain: boolean };

export type PartFinder = {
  /** `lowered` tells whether a rule speaks against a line. */
  find: (
    description: ParsedDescription,
    use: ParsedDescription | undefined,
    lowered: (hts: string) => boolean,
  ) => PartRequest | undefined;
  isMachine: (line: number) => boolean;
  /** Lines for parts of a machine, given its own line. */
  listPartLines: (machine: number) => readonly number[];
};

const maxNameLength = 4;
/** Machines, instruments, vehicles, furniture, luminaires, sports goods, stoves and umbrellas: they have lines for parts. */
const machineChapters = /^(?:8[4-9]|9[0-6]|7321|660[12])/;

export function createPartFinder(
  index: LineIndex,
  { wordLists, partLines, ownHeadings, materials }: ClassificationTables,
  { stem }: Tokenizer,
): PartFinder {
  const { lines, names, headings, isPart } = index;
  const toStems = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(stem));
  const spares = toStems(wordLists.spare);
  const components = toStems(wordLists.component);
  const vague = toStems(wordLists.vague);
  const ownStarts = ownHeadings.flatMap((row) => row.lines);
  const lineNumber = (line: number): string => lines[line]?.hts ?? '';
  const materialStarts = materials.flatMap((row) => row.lines);
  const isOfMaterial = (line: number): boolean => materialStarts.some((start) => lineNumber(line).startsWith(start));
  const isOwn = (line: number): boolean => ownStarts.some((start) => lineNumber(line).startsWith(start));
  const wholeGoodsHeads = new Set<string>();
  for (const [name, found] of names) {
    if (found.some((line) => !isPart[line])) wholeGoodsHeads.add(name.slice(name.lastIndexOf(' ') + 1));
  }
  const isMachine = (line: number): boolean => !isPart[line] && machineChapters.test(lineNumber(line));
  const isMachineName = (name: string): boolean =>
    !vague.has(name) && !components.has(name) && (names.get(name) ?? []).some(isMachine);
  const isSpare = ({ stem }: Token): boolean => spares.has(stem);
  const hasSpare = ({ words }: Phrase): boolean => words.some(isSpare);
  /** "…, washing machine part", "part of …"; not "that loads parts into …". */
  const isMark = ({ clause, words: [first, ...rest] }: Phrase): boolean =>
    clause === '' && first !== undefined && (isSpare(first) || isSpare(rest.at(-1) ?? first));

  const dropSpares = (words: readonly Token[]): Token[] => words.filter((word) => !isSpare(word));

  const namesMachine = (words: readonly Token[]): boolean =>
    words.some((_, start) =>
      words
        .slice(start, start + maxNameLength)
        .some((_, length) => isMachineName(join(words.slice(start, start + length + 1)))),
    );

  /** The longest name that ends the words. */
  const findOwnName = (words: readonly Token[]): { length: number; lines: readonly number[] } | undefined => {
    for (let length = Math.min(maxNameLength, words.length); length > 0; length--) {
      const found = names.get(join(words.slice(-length)));
      if (found) return { length, lines: found };
    }
    return undefined;
  };

  const find: PartFinder['find'] = ({ naming, features }, use, lowered) => {
    const words = naming.flatMap((phrase) => phrase.words);
    const item = trimVague(dropSpares(words), vague);
    const head = item.at(-1);
    const own = findOwnName(dropSpares(words)) ?? findOwnName(item);
    const whole = own?.lines.filter((line) => !isPart[line]) ?? [];
    const component = head !== undefined && (components.has(head.stem) || (own !== undefined && !whole.length));
    const usePhrases = use ? [...use.naming, ...use.features] : [];
    const linked = features.filter(({ clause, words }) => (clause === 'for' || clause === 'of') && words.length > 0);
    const [first] = features;
    const marked =
      [...naming, ...usePhrases].some(hasSpare) ||
      features.some(isMark) ||
      (first?.clause === 'of' && namesMachine(first.words));
    const hosts = [
      ...usePhrases.map(({ words }) => words),
      ...linked.map(({ words }) => words),
      ...features.filter(isMark).map(({ words }) => words),
    ]
      .map(dropSpares)
      .filter(({ length }) => length > 0);
    const compound = component && item.length <= maxNameLength ? item.slice(0, -1) : [];
    const machine = [...hosts, compound].find(namesMachine) ?? (marked || component ? hosts[0] : undefined);
    if (!machine) {
      const ofItself = words.some(isSpare) && namesMachine(item);
      return ofItself ? { machine: item, certain: true } : undefined;
    }
    if (!item.length) return { machine, certain: true };
    const wholeLines = whole.filter((line) => !lowered(lineNumber(line)));
    if (component) {
      const isNamed =
        own && own.length > 1 && (!whole.length || wholeLines.some((line) => isMachine(line) || !isOfMaterial(line)));
      return isNamed && !marked ? undefined : { machine, certain: true };
    }
    if (wholeLines.some(isOwn)) return undefined;
    if (marked) return { machine, certain: true };
    if (whole.length && !wholeLines.length) return { machine, certain: true };
    return !own && !wholeGoodsHeads.has(head?.stem ?? '') ? { machine, certain: false } : undefined;
  };

  const listPartLines = (machine: number): readonly number[] => {
    const hts = lineNumber(machine);
    const starts = partLines
      .flatMap((row) => row.machines.map((start) => ({ start, parts: row.parts })))
      .filter(({ start }) => hts.startsWith(start))
      .toSorted((a, b) => b.start.length - a.start.length)[0];
    if (!starts) return (headings.get(hts.slice(0, 4)) ?? []).filter((line) => isPart[line]);
    return starts.parts.flatMap((start) =>
      (headings.get(start.slice(0, 4)) ?? []).filter((line) => lineNumber(line).startsWith(start)),
    );
  };
  return { find, isMachine, listPartLines };
}

const join = (words: readonly Token[]): string => words.map(({ stem }) => stem).join(' ');

function trimVague(words: readonly Token[], vague: ReadonlySet<string>): readonly Token[] {
  const end = words.findLastIndex(({ stem }) => !vague.has(stem));
  return words.slice(0, end + 1);
}
