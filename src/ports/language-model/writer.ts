export type Bilingual = { en: string; zh: string };

/**
 * A language model that rewords a message in both languages. Returns null on failure, timeout or incomplete output;
 * never throws.
 */
export type Writer = {
  model: string;
  polish(text: Bilingual): Promise<Bilingual | null>;
};
