import { randomBytes } from 'node:crypto';
import { listRoles, type MemberRole, type OrganisationKind } from '#kernel/rights.ts';
import { toSingleLine } from '#kernel/text.ts';
import { invalidField } from '#kernel/validation.ts';

export const sessionSeconds = 12 * 3600;
const linkMinutes = 15;

export const computeSessionExpiry = (from: Date): Date => new Date(from.getTime() + sessionSeconds * 1000);
export const computeLinkExpiry = (from: Date): Date => new Date(from.getTime() + linkMinutes * 60_000);

export const createToken = (): string => randomBytes(32).toString('base64url');

export function buildSignInUrl(publicUrl: string, token: string, next: string): string {
  const url = new URL('/sign-in/link', publicUrl);
  url.searchParams.set('token', token);
  url.searchParams.set('next', next);
  return url.href;
}

type OrganisationLink = { organisation: string; url: string };
export type Mail = { subject: string; text: string; links: string[] };

export function renderSignInMail(linked: readonly OrganisationLink[]): Mail {
  const [first, ...others] = linked;
  return {
    subject: first && !others.length ? `Sign in to ${toSingleLine(first.organisation)}` : 'Sign in',
    text: [
      `A sign-in with this address was requested. Each link works once and expires after ${linkMinutes} minutes:`,
      ...linked.map(({ organisation, url }) => `${toSingleLine(organisation)}\n${url}`),
      'If you did not request this, ignore this message. Nobody can sign in without the link.',
    ].join('\n\n'),
    links: linked.map(({ url }) => url),
  };
}

export function renderInvitationMail({ organisation, url }: OrganisationLink, signInPage: string): Mail {
  return {
    subject: `You are invited to ${toSingleLine(organisation)}`,
    text: [
      `You are now a member of ${toSingleLine(organisation)}. This link signs you in once and expires after ${linkMinutes} minutes:`,
      url,
      `To sign in later, request a new link with this address at ${signInPage}.`,
      'If you did not expect this invitation, ignore this message.',
    ].join('\n\n'),
    links: [url],
  };
}

export function assertRoleFits(role: MemberRole, kind: OrganisationKind): void {
  const allowed = listRoles(kind);
  if (allowed.includes(role)) return;
  const message = `Must be one of ${allowed.join(', ')}: the role ${role} is not available in this organisation.`;
  throw invalidField('/role', message, { code: 'invalid_enum', allowed });
}
