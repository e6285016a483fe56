export type TariffLine = {
  /** Formatted as `8507.60.00`. */
  hts: string;
  description: string;
  /** Column 1 rate as printed, and in percent if it is a plain percentage; `Free` is 0. */
  general: { text: string; pct: number | null };
  /** Several headings if the statistical suffix decides. */
  section301: string[];
  /** `whole`: covers all statistical suffixes of the line. `list`: the list of note 16. */
  metals: { heading: string; whole: boolean; list?: string } | null;
  /** Null for lines that were not reviewed individually. */
  worked: Worked | null;
};
type Worked = {
  category: string;
  terms: string[];
  excluded: boolean;
  adcvd: string;
};

export type Tariff = {
  source: string;
  lines: ReadonlyMap<string, TariffLine>;
  /** By subheading, formatted as `8507.60`. */
  headings: ReadonlyMap<string, readonly TariffLine[]>;
  categories: ReadonlyMap<string, readonly TariffLine[]>;
};

/** Formats `8507600000` as `8507.60.00.00`. Takes 6, 8 or 10 digits, with or without dots. */
export function normalizeHts(hts: string): string {
  const digits = hts.replaceAll('.', '');
  return [digits.slice(0, 4), ...(digits.slice(4).match(/../g) ?? [])].join('.');
}

export function findTariffLines(tariff: Tariff, hts: string): { lines: readonly TariffLine[]; suffix: string | null } {
  if (hts.length === 7) return { lines: tariff.headings.get(hts) ?? [], suffix: null };
  const line = tariff.lines.get(hts.slice(0, 10));
  const suffix = hts.slice(11);
  // Eight-digit systems append 00, which is no suffix.
  return { lines: line ? [line] : [], suffix: suffix && suffix !== '00' ? suffix : null };
}
