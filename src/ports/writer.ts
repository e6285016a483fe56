export type Text = { language: 'en' | 'zh'; body: string };

/** A model that rewords a text. Null when it failed, timed out or gave no whole answer; never throws. */
export type Writer = {
  model: string;
  polish(text: Text): Promise<string | null>;
};
