type Mail = { from: string | null; subject: string | null; headers: readonly { key: string; value: string }[] };

const sender = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+-][^@]*)?@/i;
const subjects =
  /^\s*(?:auto(?:matic)?[ -]?(?:reply|response|antwort)|autoreply|out of (?:the )?office|away from|undeliver(?:able|ed)|delivery (?:status notification|failure|has failed)|mail delivery (?:failed|subsystem)|returned mail|failure notice|自动回复|自動回覆|自动答复|系统退信|退信|外出自动)/i;

/** RFC 3834, and what programs wrote before it: absence notices, bounces, mailing lists. */
export function isAutomaticMail({ from, subject, headers }: Mail): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? null;
  const submitted = value('auto-submitted');
  if (submitted !== null && !/^no\b/.test(submitted)) return true;
  if (/^(?:bulk|junk|list|auto_reply)$/.test(value('precedence') ?? '')) return true;
  if (['x-autoreply', 'x-autorespond', 'x-auto-response'].some((name) => (value(name) ?? 'no') !== 'no')) return true;
  if (value('return-path') === '<>' || /^multipart\/report\b/.test(value('content-type') ?? '')) return true;
  return sender.test(from ?? '') || subjects.test(subject ?? '');
}
