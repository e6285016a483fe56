import type { Words } from '#text/prose.ts';
import { isBought } from '../quote-request.rules.ts';
import type { QuotePart } from '../quote-request.schema.ts';
import { wording } from './rfq-wording.ts';

const maxQuestions = 10;

const { making = [], factory = [], ...byProcess } = Object.fromEntries(wording.questions);

export function listQuestions(parts: Pick<QuotePart, 'process'>[]): Words[] {
  const general = [
    ...(parts.every(isBought) ? [] : making),
    ...(parts.every(({ process }) => process === 'off_the_shelf') ? [] : factory),
  ];
  const asked = Object.entries(byProcess).filter(([name]) => parts.some(({ process }) => process === name));
  const rounds = Array.from({ length: maxQuestions }, (_, round) =>
    asked.flatMap(([, questions]) => questions[round] ?? []),
  );
  return [...general, ...rounds.flat()].slice(0, maxQuestions);
}
