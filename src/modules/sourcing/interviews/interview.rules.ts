import type { InterviewFamily } from '#kernel/enums.ts';
import { DomainError } from '#kernel/errors.ts';
import { formatContextVersion } from '#modules/sourcing/projects/project.rules.ts';
import type { Intake } from '#modules/sourcing/projects/project.schema.ts';
import {
  type ComposedReply,
  listMissingFacts,
  renderClosing,
  renderOpening,
  renderReply,
  type Wording,
} from './dialogue/replies.rules.ts';
import { getFactRules } from './extraction/fact.rules.ts';
import { extractFacts } from './extraction/fact-extraction.rules.ts';
import type { Interview } from './interview.entity.ts';
import {
  type Dialogue,
  type Fact,
  type InterviewLocale,
  type InterviewStatus,
  turnLimit,
  type Utterance,
} from './interview.schema.ts';

export const idleDays = 30;
const idleMs = idleDays * 24 * 3600_000;

/** The last moment at which an interview that is closed by now may have had its last turn. */
export const computeIdleThreshold = (now: Date): Date => new Date(now.getTime() - idleMs);

/** An interview is closed on its day, whether or not anything has written that down yet. */
export function resolveStatus(
  { status, lastTurnAt }: { status: InterviewStatus; lastTurnAt: Date | string },
  now: Date,
): InterviewStatus {
  const isIdle = new Date(lastTurnAt) <= computeIdleThreshold(now);
  return isIdle && (status === 'open' || status === 'ready') ? 'closed' : status;
}

type Versioned = Pick<Interview, 'status' | 'lastTurnAt' | 'version' | 'turnCount'>;

/** A caller who answers or publishes must have read the interview as it is. */
function assertCurrent(interview: Versioned, version: number, now: Date): void {
  const status = resolveStatus(interview, now);
  if (status === 'published') {
    throw new DomainError('interview_already_published', 'This interview is published. It takes nothing more.');
  }
  if (status === 'closed') {
    const message = `This interview was closed after ${idleDays} days without a turn. Start another one.`;
    throw new DomainError('turn_limit_reached', message, { turnLimit, idleDays });
  }
  if (interview.version !== version) throw createVersionConflict(interview);
}

export const createVersionConflict = ({ version }: Pick<Interview, 'version'>) =>
  new DomainError('version_conflict', 'The interview has changed since it was read.', { currentVersion: version });

export function assertAcceptsTurn(interview: Versioned, version: number, now: Date): void {
  assertCurrent(interview, version, now);
  if (interview.turnCount < turnLimit) return;
  throw new DomainError('turn_limit_reached', `An interview takes ${turnLimit} turns.`, { turnLimit });
}

export function assertPublishable(
  interview: Versioned & Pick<Interview, 'family' | 'facts'>,
  version: number,
  now: Date,
): void {
  assertCurrent(interview, version, now);
  const missing = listMissingFacts(interview.family, interview.facts);
  if (missing.length) {
    throw new DomainError('missing_facts', 'Something is missing or not confirmed yet.', { missing });
  }
}

export const toDateString = (at: Date): string => at.toISOString().slice(0, 10);
export const formatTurnReference = (id: string, turn: number) => `interviews/${id}/turns/${turn}`;
const emptyDialogue: Dialogue = { asks: null, keys: [], asked: {} };

/** What a turn makes of an interview. */
export type InterviewUpdate = Pick<
  Interview,
  'status' | 'turnCount' | 'transcript' | 'facts' | 'dialogue' | 'lastTurnAt'
> & {
  nextQuestion: string | null;
};

type Beginning = {
  id: string;
  family: InterviewFamily;
  locale: InterviewLocale;
  opening: string | undefined;
  known: Fact[];
  at: Date;
};

export function beginInterview({ id, family, locale, opening, known, at }: Beginning): InterviewUpdate {
  const before = { family, facts: known, dialogue: emptyDialogue };
  const hearing = opening
    ? extractFacts(before, { text: opening, reference: formatTurnReference(id, 1), today: toDateString(at) })
    : null;
  const facts = hearing?.facts ?? known;
  const speech = renderOpening({ ...before, locale, facts }, hearing);
  return buildUpdate({ family, transcript: [], turnCount: 0 }, { facts, said: opening, speech, at });
}

/** What a model has heard beside the rules, none of it confirmed, and how it words what is said next. */
export type ModelTurn = { extractedFacts: Fact[]; wording: Wording };

export type InterviewState = Pick<
  Interview,
  'id' | 'family' | 'locale' | 'facts' | 'dialogue' | 'transcript' | 'turnCount'
>;

export function applyTurn(
  interview: InterviewState,
  text: string,
  at: Date,
  conducted: ModelTurn | null,
): InterviewUpdate {
  const { id, family, locale, dialogue } = interview;
  const turnCount = interview.turnCount + 1;
  const heard = extractFacts(interview, {
    text,
    reference: formatTurnReference(id, turnCount),
    today: toDateString(at),
  });
  // What the rules know, the caller has said more plainly.
  const all = [...heard.facts, ...(conducted?.extractedFacts ?? [])];
  const facts = getFactRules(family).flatMap(({ key }) => all.find((fact) => fact.key === key) ?? []);
  const hearing = { ...heard, isHeard: heard.isUnderstood || facts.length > heard.facts.length, facts };
  const listener = { family, locale, facts, dialogue };
  const speech =
    turnCount === turnLimit
      ? renderClosing(listener, hearing, turnLimit)
      : renderReply(listener, hearing, conducted?.wording ?? null);
  return buildUpdate(interview, { facts, said: text, speech, at });
}

type Exchange = { facts: Fact[]; said: string | undefined; speech: ComposedReply; at: Date };

function buildUpdate(
  { family, transcript, turnCount }: Pick<Interview, 'family' | 'transcript' | 'turnCount'>,
  { facts, said, speech, at }: Exchange,
): InterviewUpdate {
  const utterance = (role: Utterance['role'], text: string): Utterance => ({ role, text, at: at.toISOString() });
  const participant = said === undefined ? [] : [utterance('participant', said)];
  return {
    status: listMissingFacts(family, facts).length ? 'open' : 'ready',
    turnCount: turnCount + participant.length,
    transcript: [...transcript, ...participant, utterance('interviewer', speech.text)],
    facts,
    dialogue: speech.dialogue,
    nextQuestion: speech.nextQuestion,
    lastTurnAt: at,
  };
}

type Known = { id: string; contextNumber: number; intake: Intake | null };

/** What a project says already need not be asked for again. */
export function extractProjectFacts(project: Known | null): Fact[] {
  const { intake } = project ?? {};
  if (!project || !intake) return [];
  const reference = `projects/${project.id} ${formatContextVersion(project)}`;
  return getFactRules('project_intake').flatMap(({ key, shape }): Fact[] => {
    const { success, data } = shape.safeParse(intake[key as keyof Intake]);
    if (!success) return [];
    return [{ key, value: data, confirmation: 'caller_confirmed', source: { kind: 'caller', reference, quote: null } }];
  });
}
