import type { EntityManager } from '@mikro-orm/postgresql';
import { batch } from '#db/rows.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { invalidField } from '#kernel/validation.ts';
import { Factory, FactoryContact } from '#modules/directory/factories/factory.entity.ts';
import type { Approver } from '#modules/identity/approvers/approver.schema.ts';
import { describeApprover } from '#modules/identity/approvers/approver.service.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { ScreeningConfirmation } from './screening.entity.ts';
import { describeScreening, digestRecipient, listExact, type Recipient, toScreened } from './screening.rules.ts';
import type { ScreeningMatch } from './screening-match.rules.ts';

export type Screening = {
  listVersion: string;
  matches: ScreeningMatch[];
  note: string;
  confirmedBy: Approver | null;
  confirmedAt: Date | null;
};
type Screened = Screening & { recipient: Recipient; recipientSha256: string };

async function screenRecipients(
  ctx: Context,
  em: EntityManager,
  recipients: readonly Recipient[],
): Promise<Screened[]> {
  const ids = [...new Set(recipients.map(({ factoryId }) => factoryId))];
  const factories = await em.find(Factory, { id: ids }, { fields: ['id', 'nameEn', 'nameZh', 'city', 'region'] });
  const contacts = await em.find(FactoryContact, { factoryId: ids }, { fields: ['factoryId', 'addressesZh'] });
  const { listVersion, match } = ctx.screening;
  const matched = recipients.flatMap((recipient) => {
    const factory = factories.find(({ id }) => id === recipient.factoryId);
    if (!factory) return [];
    const { addressesZh = [] } = contacts.find(({ factoryId }) => factoryId === recipient.factoryId) ?? {};
    const screened = toScreened(recipient, factory, addressesZh);
    return [{ recipient, recipientSha256: digestRecipient(recipient, screened), matches: match(screened) }];
  });
  const exact = matched.filter(({ matches }) => listExact(matches).length > 0);
  const confirmations = exact.length
    ? await em.find(
        ScreeningConfirmation,
        { factoryId: ids, recipientSha256: exact.map(({ recipientSha256 }) => recipientSha256), listVersion },
        { orderBy: { id: 'asc' } },
      )
    : [];
  return matched.map(({ recipient, recipientSha256, matches }) => {
    const confirmation = confirmations.find((one) => one.recipientSha256 === recipientSha256);
    const { confirmedBy = null, createdAt: confirmedAt = null } = confirmation ?? {};
    const note = describeScreening(ctx.screening, { matches, isConfirmed: confirmedBy !== null });
    return { recipient, recipientSha256, listVersion, matches, note, confirmedBy, confirmedAt };
  });
}

/** The recipients of a page share the statements. */
export function viewScreening(ctx: Context, { factoryId, contactName, address }: Recipient): Promise<Screening> {
  const load = async (keys: readonly string[]): Promise<Screening[]> => {
    const asked = keys.map((key) => {
      const [factoryId = '', address = '', contactName = null] = JSON.parse(key);
      return { factoryId, address, contactName };
    });
    const screened = await screenRecipients(ctx, ctx.em.fork(), asked);
    return asked.map((one) =>
      assertDefined(
        screened.find(({ recipient }) => recipient === one),
        'The screened factory',
      ),
    );
  };
  return batch(ctx, 'screenings', load).load(JSON.stringify([factoryId, address, contactName]));
}

/** Throws `screening_blocked` if an exact match of any recipient is not confirmed. */
export async function assertScreened(ctx: Context, em: EntityManager, recipients: readonly Recipient[]): Promise<void> {
  const screened = await screenRecipients(ctx, em, recipients);
  const matches = screened
    .filter(({ confirmedBy }) => confirmedBy === null)
    .flatMap(({ recipient: { factoryId }, matches }) => listExact(matches).map((match) => ({ factoryId, ...match })));
  if (!matches.length) return;
  const message =
    'A recipient has the name of an entry of the screening list. An owner must confirm it with a reason first: confirmScreening.';
  throw new DomainError('screening_blocked', message, { listVersion: ctx.screening.listVersion, matches });
}

/** Idempotent: the first reason for a recipient and a version of the list stays. */
export async function confirmMatches(
  ctx: Context,
  em: EntityManager,
  recipient: Recipient,
  { listVersion, reason, owner }: { listVersion: string; reason: string; owner: string },
): Promise<Screening> {
  if (listVersion !== ctx.screening.listVersion) {
    const message = 'The screening list has changed since this version. Read the review again.';
    throw new DomainError('version_conflict', message, { listVersion: ctx.screening.listVersion });
  }
  const [found] = await screenRecipients(ctx, em, [recipient]);
  const screened = assertDefined(found, 'The screened factory');
  if (screened.confirmedBy) return screened;
  const { recipientSha256, matches } = screened;
  const exact = listExact(matches);
  if (!exact.length) throw invalidField('/listVersion', 'This recipient has no exact match to confirm.');
  const id = newId();
  const now = ctx.now();
  const { factoryId } = recipient;
  const confirmedBy = await describeApprover(ctx, em);
  const times = { createdAt: now, updatedAt: now };
  em.create(ScreeningConfirmation, {
    id,
    owner,
    factoryId,
    recipientSha256,
    listVersion,
    reason,
    confirmedBy,
    ...times,
  });
  const entries = exact.map(({ list, name }) => ({ list, name }));
  const detail = { factoryId, recipientSha256, listVersion, reason, matches: entries };
  const entry = { action: 'screening.confirmed', resource: 'screening_confirmation', resourceId: id, detail };
  writeAuditEntry(ctx, em, owner, entry);
  const note = describeScreening(ctx.screening, { matches, isConfirmed: true });
  return { listVersion, matches, note, confirmedBy, confirmedAt: now };
}
