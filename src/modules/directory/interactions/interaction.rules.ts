import type { MailRow } from './interaction.queries.ts';
import { stripSubjectPrefixes } from './quoted-reply-stripper.rules.ts';

export const maxShown = { mails: 500, bodies: 20, callNotes: 100, transcripts: 20 };

/**
 * Groups mails into threads: mails that answer each other, and mails with the same subject that answer none of the
 * imported ones. Keeps the order of first appearance.
 */
export function groupThreads(mails: readonly MailRow[]): MailRow[][] {
  const joined = new Map<string, string>();
  const findRoot = (key: string): string => {
    let root = key;
    for (let next = joined.get(root); next !== undefined; next = joined.get(root)) {
      joined.set(root, joined.get(next) ?? next);
      root = next;
    }
    return root;
  };
  const join = (one: string, other: string) => {
    const [a, b] = [findRoot(one), findRoot(other)];
    if (a !== b) joined.set(a, b);
  };

  const mirrored = new Set(mails.map(({ messageId }) => messageId));
  for (const mail of mails) {
    for (const ancestor of mail.ancestors) join(toThreadKey(mail), `<${ancestor}>`);
    const subject = stripSubjectPrefixes(mail.subject ?? '').toLowerCase();
    if (subject && !mail.ancestors.some((id) => mirrored.has(id))) join(toThreadKey(mail), `subject ${subject}`);
  }
  return [...Map.groupBy(mails, (mail) => findRoot(toThreadKey(mail))).values()];
}

const toThreadKey = ({ messageId, id }: MailRow) => (messageId ? `<${messageId}>` : id);

const automatedSender = /^(?:mailer-daemon|postmaster|no-?reply)@/;

function hasReply(thread: readonly MailRow[]): boolean {
  const ours = thread.filter(({ wrote }) => !wrote);
  const ids = new Set(ours.map(({ messageId }) => messageId));
  return thread.some(
    ({ wrote, sender, sentAt, ancestors }) =>
      wrote &&
      !automatedSender.test(sender) &&
      (ancestors.some((id) => ids.has(id)) ||
        ours.some((mail) => mail.sentAt !== null && sentAt !== null && mail.sentAt < sentAt)),
  );
}

export function renderThread(
  mails: readonly MailRow[],
  shown: ReadonlySet<MailRow>,
  bodies: ReadonlyMap<string, string>,
) {
  const oldestFirst = mails.toReversed();
  const times = oldestFirst.flatMap(({ sentAt }) => sentAt ?? []);
  const subject = oldestFirst.find(({ subject }) => subject)?.subject ?? '';
  return {
    id: oldestFirst[0]?.id ?? '',
    subject: stripSubjectPrefixes(subject) || null,
    firstMessageAt: times.at(0) ?? null,
    lastMessageAt: times.at(-1) ?? null,
    messageCount: mails.length,
    hasReply: hasReply(mails),
    participants: [...new Set(oldestFirst.flatMap(({ sender, recipients }) => [sender, ...recipients]))],
    messages: oldestFirst
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

export function renderCoverageNote({ importedThrough, mails, bodies, transcripts }: Coverage): string {
  if (!importedThrough) return 'No mail has been imported; only notes are shown.';
  const matching = 'mails are matched by contact address, otherwise by a domain that belongs to one factory only';
  const count = `the newest ${Math.min(mails, maxShown.mails)} of ${mails} mails are shown`;
  const texts = bodies ? `with the bodies of at most ${maxShown.bodies}` : 'without bodies';
  const calls = transcripts ? `, and with the transcripts of at most ${maxShown.transcripts} calls` : '';
  return `Mail is imported through ${importedThrough}; ${matching}; ${count}, ${texts}${calls}.`;
}
