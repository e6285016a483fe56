type Bilingual = { en: string; zh: string };

/** `translations` has one Chinese text for each of `foreign`, or is null. */
type Polished = Bilingual & { translations: string[] | null };

/** One model call. Returns null on failure, timeout or incomplete output; never throws. */
export type Writer = {
  model: string;
  polish(text: Bilingual, foreign: string[]): Promise<Polished | null>;
};
