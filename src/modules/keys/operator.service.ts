import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ofEveryone } from '#db/ownership.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { OrganisationKind } from '#kernel/scopes.ts';
import { type Doer, recordDeed } from '#modules/audit/audit.service.ts';
import { BrowserSession, Member, Organisation } from './key.entity.ts';
import { hashOf, scopesOf } from './key.rules.ts';
import { type IssuedKey, issueKey } from './key.service.ts';

const sessionMs = 12 * 3600_000;

/** What the operator does at the console, with an entity manager of the tables' owner. */
const operator: Doer = { viewer: 'console', requestId: null, now: () => new Date() };

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

/** A live key without a browser; `asked` is undefined for all that a live key gets. */
export async function createOrganisationKey(
  em: EntityManager,
  organisationId: string,
  asked: string[] | undefined,
  label: string | null,
): Promise<IssuedKey> {
  const { kind } = await organisationOf(em, organisationId);
  const scopes = scopesOf(asked, 'live', kind);
  const id = newId();
  const key = { id, owner: organisationId, organisationId, mode: 'live' as const, scopes, label, now: new Date() };
  const issued = issueKey(em, key);
  const detail = { mode: 'live', scopes };
  recordDeed(operator, em, organisationId, { action: 'key.created', resource: 'key', resourceId: id, detail });
  await em.flush();
  return issued;
}

/** Signs a person in for twelve hours, as a member of the organisation in this role. */
export async function createSession(
  em: EntityManager,
  organisationId: string,
  email: string,
  role: Member['role'],
): Promise<{ token: string }> {
  await organisationOf(em, organisationId);
  const known = await em.findOne(Member, { owner: organisationId, email }, ofEveryone);
  const member = known ?? em.create(Member, { id: newId(), owner: organisationId, organisationId, email, role });
  member.role = role;
  const token = randomBytes(32).toString('base64url');
  const session = em.create(BrowserSession, {
    id: newId(),
    owner: organisationId,
    memberId: member.id,
    tokenSha256: hashOf(token),
    expiresAt: new Date(Date.now() + sessionMs),
  });
  const deed = { action: 'session.created', resource: 'session', resourceId: session.id, detail: { role } };
  recordDeed(operator, em, organisationId, deed);
  await em.flush();
  return { token };
}

async function organisationOf(em: EntityManager, id: string): Promise<Organisation> {
  const organisation = await em.findOne(Organisation, { id }, ofEveryone);
  if (!organisation) throw notFound('organisation');
  return organisation;
}
