import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants } from '#db/tenancy.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { OrganisationKind } from '#kernel/rights.ts';
import { operator, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Member, Organisation } from './member.entity.ts';
import { assertRoleFits, buildSignInUrl } from './member.rules.ts';
import { issueLink, issueSession } from './sign-in.service.ts';

/** Console commands. `em` connects as the owner of the tables. */
export async function createOrganisation(
  em: EntityManager,
  name: string,
  kind: OrganisationKind,
): Promise<Organisation> {
  const id = newId();
  const organisation = em.create(Organisation, { id, owner: id, name, kind });
  writeAuditEntry(operator, em, id, { action: 'organisation.created', resource: 'organisation', resourceId: id });
  await em.flush();
  return organisation;
}

export async function findOrganisation(em: EntityManager, id: string): Promise<Organisation> {
  const organisation = await em.findOne(Organisation, { id }, allTenants);
  if (!organisation) throw notFound('organisation');
  return organisation;
}

export async function createSession(
  em: EntityManager,
  organisationId: string,
  email: string,
  role: Member['role'],
  publicUrl: string,
  next = '/keys',
): Promise<{ token: string; signInUrl: string }> {
  const { kind } = await findOrganisation(em, organisationId);
  assertRoleFits(role, kind);
  const now = operator.now();
  const known = await em.findOne(Member, { owner: organisationId, email }, allTenants);
  const member = known ?? em.create(Member, { id: newId(), owner: organisationId, organisationId, email, role });
  if (!known || known.role !== role) {
    const action = known ? 'member.role_changed' : 'member.invited';
    writeAuditEntry(operator, em, organisationId, {
      action,
      resource: 'member',
      resourceId: member.id,
      detail: { role },
    });
  }
  member.role = role;
  const token = issueSession(em, member, operator);
  const link = issueLink(em, member, now);
  await em.flush();
  return { token, signInUrl: buildSignInUrl(publicUrl, link, next) };
}
