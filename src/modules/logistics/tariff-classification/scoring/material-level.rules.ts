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

  const anyLevel = new RegExp(rows.flatMap(({ levels }) => levels.map(RegExp.escape)).join('|'));
  const known = new Map<string, readonly number[]>();
  /** The rows of the materials that a level names. Lines have most of their levels in common. */
  const findNamed = (level: string): readonly number[] => {
    const found = known.get(level);
    if (found) return found;
    const text = level.toLowerCase();
    const named = anyLevel.test(text)
      ? rows.flatMap(({ levels }, row) => (levels.some((words) => text.includes(words)) ? [row] : []))
      : [];
    known.set(level, named);
    return named;
  };
  const namesAnother = (line: number, material: number): boolean => {
    const named = lines[line]?.description.split(' > ').flatMap(findNamed) ?? [];
    return named.length > 0 && !named.includes(material);
  };

  return {
    find: (texts) => texts.map(findIn).find((row) => row !== undefined),
    weigh: (board, material) => {
      for (const scored of board.values()) {
        if (namesAnother(scored.line, material)) scored.points *= otherFactor;
      }
    },
  };
}
