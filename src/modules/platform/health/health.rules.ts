import type { z } from 'zod';
import type { InterviewFamily } from '#kernel/enums.ts';
import type { Interviewer } from '#ports/language-model/interviewer.ts';
import type { Mailer } from '#ports/mail/mailer.ts';
import type { Trackers } from '#ports/tracking/tracker.ts';
import type { DatabaseStatus, HealthStatus, TurnMode } from './health.schema.ts';

export type Health = {
  status: z.output<typeof HealthStatus>;
  apiVersion: string;
  time: string;
  database: DatabaseStatus;
  interview: { wouldRun: boolean; mode: z.output<typeof TurnMode>; note: string };
  families: { id: InterviewFamily; available: boolean; note: string }[];
  email: { configured: boolean };
  tracking: { configured: number };
};

type Known = Pick<Health, 'apiVersion' | 'time' | 'database'>;
type Ports = { mailer: Mailer | null; trackers: Trackers; interviewer: Interviewer | null };

/** States only whether something is configured, never with which value. */
export function describeHealth({ database, ...known }: Known, { mailer, trackers, interviewer }: Ports): Health {
  const available = database === 'ok';
  return {
    status: available ? 'ok' : 'degraded',
    ...known,
    database,
    interview: available
      ? describeInterview(interviewer)
      : { wouldRun: false, mode: 'off', note: 'Messages cannot be saved while the database is down.' },
    families: [
      { id: 'capability', available, note: 'What a factory can make.' },
      { id: 'project_intake', available, note: 'What a founder wants made.' },
    ],
    email: { configured: mailer !== null },
    tracking: { configured: Object.values(trackers).filter((tracker) => tracker !== null).length },
  };
}

const describeInterview = (interviewer: Interviewer | null): Health['interview'] =>
  interviewer
    ? { wouldRun: true, mode: 'model', note: 'A language model asks the questions.' }
    : { wouldRun: true, mode: 'scripted', note: 'No language model is configured; questions follow a script.' };
