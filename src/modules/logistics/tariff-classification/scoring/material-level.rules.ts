import type { TariffLine } from '#modules/logistics/shipping/tariff.rules.ts';
import { foldText } from '#text/term-pattern.ts';
import type { ClassificationTables } from '../classification-table.schema.ts';
import type { Tokenizer } from '../tokenizer.rules.ts';
import type { Scored } from './board.rules.ts';

/** Lowers lines whose text names another material than the goods, such as "Of cotton" for a dress of polyester. */
export type MaterialLevels = {
  /** The row of the main material, if the texts name one. The first text has precedence. */
  find: (texts: readonly string[]) => number | undefined;
  weigh: (board: ReadonlyMap<number, Scored>, material: number) => void;
};

/** For lines that name another material. */
const otherFactor = 0.35;
const share = /(\d{1,3}(?:\.\d{1,2})?) {0,2}% {0,2}([a-z]+(?: [a-z]+){0,2})/g;

export function createMaterialLevels(
  lines: readonly TariffLine[],
  rows: ClassificationTables['materialLevels'],
  { translate }: Tokenizer,
): MaterialLevels {
  const rowOf = new Map(rows.flatMap(({ words }, row) => words.map((word) => [word, row] as const)));
  const listRows = (text: string): number[] => (text.match(/[a-z]+/g) ?? []).flatMap((word) => rowOf.get(word) ?? []);

  /** The greatest share, such as "80 % cotton, 20 % polyester", or what is named first. */
  const findIn = (text: string): number | undefined => {
    const folded = translate(foldText(text));
    let main: { row: number; percent: number } | undefined;
    for (const [, percent, words = ''] of folded.matchAll(share)) {
      const [row] = listRows(words);
      if (row !== undefined && Number(percent) > (main?.percent ?? 0)) main = { row, percent: Number(percent) };
    }
    return main?.row ?? listRows(folded)[0];
  };

  const known = new Map<number, ReadonlySet<number>>();
  /** The rows of the materials that the text of a line names. */
  const findNamed = (line: number): ReadonlySet<number> => {
    const found = known.get(line);
    if (found) return found;
    const text = lines[line]?.description.toLowerCase() ?? '';
    const named = new Set(
      rows.flatMap(({ levels }, row) => (levels.some((level) => text.includes(level)) ? [row] : [])),
    );
    known.set(line, named);
    return named;
  };

  return {
    find: (texts) => texts.map(findIn).find((row) => row !== undefined),
    weigh: (board, material) => {
      for (const scored of board.values()) {
        const named = findNamed(scored.line);
        if (named.size && !named.has(material)) scored.points *= otherFactor;
      }
    },
  };
}
