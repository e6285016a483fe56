import type { Command } from '../../command/command.ts';
import { adviseReading, fillPath } from '../../command/request-command.ts';
import type { Session } from '../../command/session.ts';
import { CommandError, failure, isLost, usageError } from '../../errors.ts';
import { ask, hasPerson } from '../../input/prompt.ts';
import { readObject, readText } from '../../json.ts';

const typedLength = 8;

export const approveDelivery: Command = {
  name: 'deliveries approve',
  summary:
    'Shows the review in full, asks for the first 8 characters of its digest, and approves: the message is sent.',
  arguments: [{ name: 'id', description: 'id of the delivery' }],
  options: [
    {
      flags: '--review-sha256 <digest>',
      description: 'digest of a review that was read before; nothing is asked then',
    },
  ],
  examples: [
    'deliveries approve 0199a1b2-0000-7000-8000-000000000001',
    'deliveries approve 0199a1b2-0000-7000-8000-000000000001 --review-sha256 9f86…',
  ],
  async run(session, given) {
    const chosen = given['reviewSha256'];
    const expectedReviewSha256 = typeof chosen === 'string' ? chosen : await confirmReview(session, given);
    const path = fillPath('/deliveries/{id}/approve', given);
    try {
      const answer = await session.call({ method: 'POST', path, body: { expectedReviewSha256 } });
      await session.print(answer, { record: null });
    } catch (error) {
      if (isLost(error)) await showSaved(session, given);
      throw error;
    }
  },
};

async function confirmReview(session: Session, given: Readonly<Record<string, unknown>>): Promise<string> {
  if (!hasPerson(session.io)) throw usageError('Without a terminal, give the digest of the review: --review-sha256.');
  const answer = await session.get(fillPath('/deliveries/{id}/review', given));
  const digest = readText(readObject(answer.body, 'review'), 'reviewSha256');
  session.output.note(session.format(answer, { record: 'review' }));
  const typed = await ask(session.io, `To approve, type the first ${typedLength} characters of reviewSha256: `);
  if (typed?.trim() !== digest.slice(0, typedLength)) throw failure('not_approved', 'Not approved: nothing was sent.');
  return digest;
}

/** Reads the delivery, because the approval may have been saved although its answer was lost. */
async function showSaved(session: Session, given: Readonly<Record<string, unknown>>): Promise<void> {
  adviseReading(session, `deliveries show ${given['id']}`);
  if (session.io.interrupted.aborted) return;
  try {
    const { body } = await session.get(fillPath('/deliveries/{id}', given));
    const { status, dispatchStatus } = readObject(body, 'delivery');
    session.output.note(`The delivery is now: ${status}${dispatchStatus ? `, dispatch ${dispatchStatus}` : ''}.`);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
  }
}
