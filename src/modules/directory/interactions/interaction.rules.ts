import type { MailRow } from './interaction.queries.ts';
import { bareSubject } from './quoted-reply-stripper.rules.ts';

/** At most so many are shown, the newest. */
export const most = { mails: 500, bodies: 20, callNotes: 100, transcripts: 20 };

/**
 * Mails that belong together, each group in the order in which it was given its first: those that answer one another,
 * and those that answer nothing we have but are of the same subject.
 */
export function groupThreads(mails: readonly MailRow[]): MailRow[][] {
  const joined = new Map<string, string>();
  const rootOf = (key: string): string => {
    let root = key;
    for (let next = joined.get(root); next !== undefined; next = joined.get(root)) {
      joined.set(root, joined.get(next) ?? next);
      root = next;
    }
    return root;
  };
  const join = (one: string, other: string) => {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a !== b) joined.set(a, b);
  };

  const mirrored = new Set(mails.map(({ messageId }) => messageId));
  for (const mail of mails) {
    for (const ancestor of mail.ancestors) join(keyOf(mail), `<${ancestor}>`);
    const subject = bareSubject(mail.subject ?? '').toLowerCase();
    if (subject && !mail.ancestors.some((id) => mirrored.has(id))) join(keyOf(mail), `subject ${subject}`);
  }
  return [...Map.groupBy(mails, (mail) => rootOf(keyOf(mail))).values()];
}

const keyOf = ({ messageId, id }: MailRow) => (messageId ? `<${messageId}>` : id);

const robot = /^(?:mailer-daemon|postmaster|no-?reply)@/;

/** A mail of the factory answers one of ours or came after one. What no person wrote is no answer. */
function hasReply(thread: readonly MailRow[]): boolean {
  const ours = thread.filter(({ wrote }) => !wrote);
  const ids = new Set(ours.map(({ messageId }) => messageId));
  return thread.some(
    ({ wrote, sender, sentAt, ancestors }) =>
      wrote &&
      !robot.test(sender) &&
      (ancestors.some((id) => ids.has(id)) ||
        ours.some((mail) => mail.sentAt !== null && sentAt !== null && mail.sentAt < sentAt)),
  );
}

/** A thread as the house sees it, of mails that come newest first. Only those in `shown` are written out. */
export function renderThread(
  mails: readonly MailRow[],
  shown: ReadonlySet<MailRow>,
  bodies: ReadonlyMap<string, string>,
) {
  const told = mails.toReversed();
  const times = told.flatMap(({ sentAt }) => sentAt ?? []);
  const subject = told.find(({ subject }) => subject)?.subject ?? '';
  return {
    subject: bareSubject(subject) || null,
    firstMessageAt: times.at(0) ?? null,
    lastMessageAt: times.at(-1) ?? null,
    messageCount: mails.length,
    hasReply: hasReply(mails),
    participants: [...new Set(told.flatMap(({ sender, recipients }) => [sender, ...recipients]))],
    messages: told
      .filter((mail) => shown.has(mail))
      .map(({ id, sender, sentAt, snippet }) => ({
        senderDomain: sender.slice(sender.lastIndexOf('@') + 1),
        sentAt,
        snippet,
        body: bodies.get(id) ?? null,
      })),
  };
}
export type Thread = ReturnType<typeof renderThread>;

type Coverage = { importedThrough: string | null; mails: number; bodies: boolean; transcripts: boolean };

/** One sentence: until when our mail is here, how it was matched, and how much of it is shown. */
export function renderCoverageNote({ importedThrough, mails, bodies, transcripts }: Coverage): string {
  if (!importedThrough) return 'No mail has been imported yet, so there are only notes here.';
  const matching =
    'mails are matched by the addresses of the contacts of a factory, else by a domain that is its alone';
  const count = `the newest ${Math.min(mails, most.mails)} of ${mails} are shown`;
  const texts = bodies ? `and at most ${most.bodies} of them with their bodies` : 'without their bodies';
  const calls = transcripts ? `, and at most ${most.transcripts} calls with their transcripts` : '';
  return `Our mail is mirrored until ${importedThrough}; ${matching}; ${count}, ${texts}${calls}.`;
}
