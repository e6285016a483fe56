import type { EntityManager } from '@mikro-orm/postgresql';
import { ofEveryone } from '#db/tenancy.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { OrganisationKind } from '#kernel/scopes.ts';
import { operator, recordDeed } from '#modules/identity/audit/audit.service.ts';
import { Member, Organisation } from './member.entity.ts';
import { signInUrl } from './member.rules.ts';
import { issueLink, issueSession } from './sign-in.service.ts';

/** Verbs of the console. Their entity manager is that of the tables' owner. */
export async function createOrganisation(
  em: EntityManager,
  name: string,
  kind: OrganisationKind,
): Promise<Organisation> {
  const id = newId();
  const organisation = em.create(Organisation, { id, owner: id, name, kind });
  recordDeed(operator, em, id, { action: 'organisation.created', resource: 'organisation', resourceId: id });
  await em.flush();
  return organisation;
}

export async function organisationOf(em: EntityManager, id: string): Promise<Organisation> {
  const organisation = await em.findOne(Organisation, { id }, ofEveryone);
  if (!organisation) throw notFound('organisation');
  return organisation;
}

/** Makes the person a member in this role, signs them in for twelve hours, and lays a one-time link down beside it. */
export async function createSession(
  em: EntityManager,
  organisationId: string,
  email: string,
  role: Member['role'],
  publicUrl: string,
): Promise<{ token: string; signInUrl: string }> {
  await organisationOf(em, organisationId);
  const now = operator.now();
  const known = await em.findOne(Member, { owner: organisationId, email }, ofEveryone);
  const member = known ?? em.create(Member, { id: newId(), owner: organisationId, organisationId, email, role });
  if (!known || known.role !== role) {
    const action = known ? 'member.role_changed' : 'member.invited';
    recordDeed(operator, em, organisationId, { action, resource: 'member', resourceId: member.id, detail: { role } });
  }
  member.role = role;
  const token = issueSession(em, member, operator);
  const link = issueLink(em, member, now);
  await em.flush();
  return { token, signInUrl: signInUrl(publicUrl, link, '/keys') };
}
