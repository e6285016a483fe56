/** One eight-digit line of the Harmonized Tariff Schedule. */
export type TariffLine = {
  /** As `8507.60.00`. */
  hts: string;
  description: string;
  /** The column-1 rate as it is printed, and in percent where it is a plain one; `Free` is 0. */
  general: { text: string; pct: number | null };
  /** China Section 301 headings; several where the statistical suffix decides. */
  section301: string[];
  /** The Section 232 metals heading, whether it lists all statistical suffixes of the line, and by which list of note 16. */
  metals: { heading: string; whole: boolean; list?: string } | null;
  /** What is known of the lines that were worked through one by one; null for the others. */
  worked: Worked | null;
};
export type Worked = {
  category: string;
  terms: string[];
  excluded: boolean;
  vehiclePart: boolean;
  /** What was seen of antidumping and countervailing orders. */
  adcvd: string;
};

export type Tariff = {
  source: string;
  lines: ReadonlyMap<string, TariffLine>;
  /** Six digits as `8507.60`, with the lines below. */
  headings: ReadonlyMap<string, readonly TariffLine[]>;
  /** Categories of the lines that were worked through, with the lines. */
  categories: ReadonlyMap<string, readonly TariffLine[]>;
};

/** `8507600000` as `8507.60.00.00`; takes 6, 8 or 10 digits, with or without dots. */
export function normalizeHts(hts: string): string {
  const digits = hts.replaceAll('.', '');
  return [digits.slice(0, 4), ...(digits.slice(4).match(/../g) ?? [])].join('.');
}

/** The lines that a number stands for, with its statistical suffix; none when it is in no table. */
export function findTariffLines(tariff: Tariff, hts: string): { lines: readonly TariffLine[]; suffix: string | null } {
  if (hts.length === 7) return { lines: tariff.headings.get(hts) ?? [], suffix: null };
  const line = tariff.lines.get(hts.slice(0, 10));
  const suffix = hts.slice(11);
  // Systems that know eight digits write zeros for the last two.
  return { lines: line ? [line] : [], suffix: suffix && suffix !== '00' ? suffix : null };
}
