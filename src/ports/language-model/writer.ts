type Bilingual = { en: string; zh: string };

/** Returns null on failure, timeout or incomplete output; never throws. */
export type Writer = {
  model: string;
  polish(text: Bilingual): Promise<Bilingual | null>;
};
