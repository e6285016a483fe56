/** An interview as somebody sees it who takes the next turn in it. */
export type InterviewView = {
  family: 'capability' | 'project_intake';
  locale: 'en' | 'zh';
  /** The last of them is what was said just now. */
  transcript: { role: 'interviewer' | 'participant'; text: string }[];
  known: { key: string; value: unknown }[];
  /** Every fact there can be, with the JSON Schema of its value. */
  facts: { key: string; schema: object }[];
  /** What may be asked for, most needed first, with a question that would do. */
  open: { key: string; question: string }[];
};

/** What was heard, with the very words it was heard in, and what is said next. None of it is believed unseen. */
export type InterviewTurn = {
  facts: { key: string; value: unknown; quote: string }[];
  remark: string;
  question: { asks: string; text: string } | null;
};

/** A model that conducts interviews. Null when it failed, timed out or answered with something else; never throws. */
export type Interviewer = {
  model: string;
  turn(view: InterviewView): Promise<InterviewTurn | null>;
};
