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
import { extractFacts } from './extraction/fact-extraction.rules.ts';
import { getFactRules } from './extraction/family-facts.rules.ts';
import { detectSpokenLanguage } from './extraction/language.rules.ts';
import type { Interview } from './interview.entity.ts';
import {
  type Dialogue,
  type Fact,
  type InterviewLocale,
  type InterviewStatus,
  turnLimit,
  type Utterance,
} from './interview.schema.ts';

const idleDays = 30;
const idleMs = idleDays * 24 * 3600_000;

export const computeIdleThreshold = (now: Date): Date => new Date(now.getTime() - idleMs);

/** An idle interview is closed even before the job has persisted it. */
export function resolveStatus(
  { status, lastTurnAt }: { status: InterviewStatus; lastTurnAt: Date | string },
  now: Date,
): InterviewStatus {
  const isIdle = new Date(lastTurnAt) <= computeIdleThreshold(now);
  return isIdle && (status === 'open' || status === 'ready') ? 'closed' : status;
}

type Versioned = Pick<Interview, 'status' | 'lastTurnAt' | 'version' | 'turnCount'>;

function assertCurrent(interview: Versioned, version: number, now: Date): void {
  const status = resolveStatus(interview, now);
  if (status === 'published') {
    throw new DomainError('interview_already_published', 'This interview is already published and cannot be changed.');
  }
  if (status === 'closed') {
    const message = `This interview was closed after ${idleDays} days without a turn. Start a new interview.`;
    throw new DomainError('turn_limit_reached', message, { turnLimit, idleDays });
  }
  if (interview.version !== version) throw createVersionConflict(interview);
}

export const createVersionConflict = ({ version }: Pick<Interview, 'version'>) =>
  new DomainError('version_conflict', 'The interview has changed since it was read.', { currentVersion: version });

export function assertAcceptsTurn(interview: Versioned, version: number, now: Date): void {
  assertCurrent(interview, version, now);
  if (interview.turnCount < turnLimit) return;
  throw new DomainError('turn_limit_reached', `An interview is limited to ${turnLimit} turns.`, { turnLimit });
}

export function assertPublishable(
  interview: Versioned & Pick<Interview, 'family' | 'facts'>,
  version: number,
  now: Date,
): void {
  assertCurrent(interview, version, now);
  const missing = listMissingFacts(interview.family, interview.facts);
  if (missing.length) {
    throw new DomainError('missing_facts', `Facts are missing or not confirmed: ${missing.join(', ')}.`, { missing });
  }
}

export const toDateString = (at: Date): string => at.toISOString().slice(0, 10);
export const formatTurnReference = (id: string, turn: number) => `interviews/${id}/turns/${turn}`;
const emptyDialogue: Dialogue = { asks: null, keys: [], asked: {} };

export type InterviewUpdate = Pick<
  Interview,
  'status' | 'turnCount' | 'transcript' | 'facts' | 'dialogue' | 'lastTurnAt'
> & {
  nextQuestion: string | null;
};

type NewInterviewInput = {
  id: string;
  family: InterviewFamily;
  locale: InterviewLocale;
  opening: string | undefined;
  known: Fact[];
  at: Date;
};

export function beginInterview({ id, family, locale, opening, known, at }: NewInterviewInput): InterviewUpdate {
  const before = { family, facts: known, dialogue: emptyDialogue };
  const extraction = opening
    ? extractFacts(before, { text: opening, reference: formatTurnReference(id, 1), today: toDateString(at) })
    : null;
  const facts = extraction?.facts ?? known;
  const language = detectSpokenLanguage([opening ?? '']) ?? locale;
  const reply = renderOpening({ ...before, locale: language, facts }, extraction);
  return buildUpdate({ family, transcript: [], turnCount: 0 }, { facts, text: opening, reply, at });
}

export type ModelTurn = { extractedFacts: Fact[]; wording: Wording };

export type InterviewState = Pick<
  Interview,
  'id' | 'family' | 'locale' | 'facts' | 'dialogue' | 'transcript' | 'turnCount'
>;

/** Replies are in the language of the last message that tells one; before that, in the requested one. */
export const resolveLanguage = (
  { locale, transcript }: Pick<Interview, 'locale' | 'transcript'>,
  text: string,
): InterviewLocale => {
  const spoken = transcript.filter(({ role }) => role === 'participant').map(({ text }) => text);
  return detectSpokenLanguage([...spoken, text]) ?? locale;
};

export function applyTurn(
  interview: InterviewState,
  text: string,
  at: Date,
  modelTurn: ModelTurn | null,
): InterviewUpdate {
  const { id, family, dialogue } = interview;
  const turnCount = interview.turnCount + 1;
  const extracted = extractFacts(interview, {
    text,
    reference: formatTurnReference(id, turnCount),
    today: toDateString(at),
    readElsewhere: (modelTurn?.extractedFacts ?? []).flatMap(({ source }) => source.quote ?? []),
  });
  // Facts found by the rules take precedence over those of the model.
  const all = [...extracted.facts, ...(modelTurn?.extractedFacts ?? [])];
  const facts = getFactRules(family).flatMap(({ key }) => all.find((fact) => fact.key === key) ?? []);
  const isUnderstood = extracted.isUnderstood || facts.length > extracted.facts.length;
  const extraction = { ...extracted, isUnderstood, facts };
  const context = { family, locale: resolveLanguage(interview, text), facts, dialogue };
  const reply =
    turnCount === turnLimit
      ? renderClosing(context, extraction, turnLimit)
      : renderReply(context, extraction, modelTurn?.wording ?? null);
  return buildUpdate(interview, { facts, text, reply, at });
}

type Exchange = { facts: Fact[]; text: string | undefined; reply: ComposedReply; at: Date };

function buildUpdate(
  { family, transcript, turnCount }: Pick<Interview, 'family' | 'transcript' | 'turnCount'>,
  { facts, text, reply, at }: Exchange,
): InterviewUpdate {
  const createUtterance = (role: Utterance['role'], text: string): Utterance => ({ role, text, at: at.toISOString() });
  const participant = text === undefined ? [] : [createUtterance('participant', text)];
  return {
    status: listMissingFacts(family, facts).length ? 'open' : 'ready',
    turnCount: turnCount + participant.length,
    transcript: [...transcript, ...participant, createUtterance('interviewer', reply.text)],
    facts,
    dialogue: reply.dialogue,
    nextQuestion: reply.nextQuestion,
    lastTurnAt: at,
  };
}

type KnownProject = { id: string; contextNumber: number; intake: Intake | null };

export function extractProjectFacts(project: KnownProject | null): Fact[] {
  const { intake } = project ?? {};
  if (!project || !intake) return [];
  const reference = `projects/${project.id} ${formatContextVersion(project)}`;
  const known = new Map<string, unknown>(Object.entries(intake));
  return getFactRules('project_intake').flatMap(({ key, shape }): Fact[] => {
    // Notes of the interview are added to those of the project.
    if (key === 'notes') return [];
    const { success, data } = shape.safeParse(known.get(key));
    if (!success) return [];
    return [{ key, value: data, confirmation: 'caller_confirmed', source: { kind: 'caller', reference, quote: null } }];
  });
}
