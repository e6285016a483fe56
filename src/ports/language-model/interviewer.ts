export type InterviewView = {
  family: 'capability' | 'project_intake';
  locale: 'en' | 'zh';
  transcript: { role: 'interviewer' | 'participant'; text: string }[];
  known: { key: string; value: unknown }[];
  facts: { key: string; schema: object }[];
  open: { key: string; question: string }[];
};

export type InterviewTurn = {
  facts: { key: string; value: unknown; quote: string }[];
  remark: string;
  question: { asks: string; text: string } | null;
};

/** Returns null on failure, timeout or invalid output; never throws. */
export type Interviewer = {
  model: string;
  turn(view: InterviewView): Promise<InterviewTurn | null>;
};
