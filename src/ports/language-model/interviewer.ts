/** The state of an interview that the model receives. */
export type InterviewView = {
  family: 'capability' | 'project_intake';
  locale: 'en' | 'zh';
  /** The last entry is the current utterance. */
  transcript: { role: 'interviewer' | 'participant'; text: string }[];
  known: { key: string; value: unknown }[];
  /** All possible facts with the JSON Schema of their values. */
  facts: { key: string; schema: object }[];
  /** Open facts by priority, each with a default question. */
  open: { key: string; question: string }[];
};

/** Extracted facts with their quotes, and the reply. The result is verified before use. */
export type InterviewTurn = {
  facts: { key: string; value: unknown; quote: string }[];
  remark: string;
  question: { asks: string; text: string } | null;
};

/** A language model that conducts interviews. Returns null on failure, timeout or invalid output; never throws. */
export type Interviewer = {
  model: string;
  turn(view: InterviewView): Promise<InterviewTurn | null>;
};
