import type { System } from '#kernel/context.ts';
import { canonicalizeJson } from '#kernel/hash.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import type { Webhook } from './webhook.entity.ts';

/** Told once; a mail that the provider does not accept is logged. The host is not a secret, its path may be. */
export async function tellOwners(system: System, { id, owner, url, disabledAt }: Webhook): Promise<void> {
  const owners = await system.tenantEm(owner).find(Member, { role: 'owner' });
  const subject = `The webhook to ${new URL(url).host} is disabled`;
  const text = [
    `All deliveries to the webhook at ${new URL(url).host} have failed for five days, so it is disabled.`,
    'Events are kept for 30 days and sent once you enable it again:',
    `${system.settings.publicUrl}/keys/webhooks`,
  ].join('\n\n');
  for (const { id: memberId, email: to } of owners) {
    const mailer = system.mailerFor(to, owner);
    if (!mailer) continue;
    const payload = Buffer.from(canonicalizeJson({ from: mailer.from, to, subject, text: `${text}\n` }));
    const outcome = await mailer.send(payload, `webhook-disabled-${id}-${disabledAt?.getTime()}-${memberId}`);
    if (outcome.kind !== 'accepted')
      system.log.warn({ outcome: outcome.outcome }, 'notice of a disabled webhook not accepted');
  }
}
