/** One message in both languages. */
export type Bilingual = { en: string; zh: string };

/** A model that rewords a message, both languages in one call. Null when it failed, timed out or gave no whole answer; never throws. */
export type Writer = {
  model: string;
  polish(text: Bilingual): Promise<Bilingual | null>;
};
