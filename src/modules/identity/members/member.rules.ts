import { randomBytes } from 'node:crypto';

export const sessionSeconds = 12 * 3600;
const linkMinutes = 15;

export const computeSessionExpiry = (from: Date): Date => new Date(from.getTime() + sessionSeconds * 1000);
export const computeLinkExpiry = (from: Date): Date => new Date(from.getTime() + linkMinutes * 60_000);

/** 256 bits: what a cookie or a one-time link holds. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The page that uses the link up, and where it leads afterwards. */
export function buildSignInUrl(publicUrl: string, token: string, next: string): string {
  const url = new URL('/sign-in/link', publicUrl);
  url.searchParams.set('token', token);
  url.searchParams.set('next', next);
  return url.href;
}

type OrganisationLink = { organisation: string; url: string };
/** `links` is what the text holds of use, for where there is no mail. */
export type Mail = { subject: string; text: string; links: string[] };

/** One mail for all organisations that know the address. */
export function renderSignInMail(linked: readonly OrganisationLink[]): Mail {
  const [first] = linked;
  return {
    subject: linked.length === 1 ? `Sign in to ${toSingleLine(first!.organisation)}` : 'Sign in',
    text: [
      `Somebody asked to sign in with this address. Each link works once, for ${linkMinutes} minutes:`,
      ...linked.map(({ organisation, url }) => `${toSingleLine(organisation)}\n${url}`),
      'If that was not you, do nothing: without the link nobody gets in.',
    ].join('\n\n'),
    links: linked.map(({ url }) => url),
  };
}

export function renderInvitationMail({ organisation, url }: OrganisationLink, signInPage: string): Mail {
  return {
    subject: `You are invited to ${toSingleLine(organisation)}`,
    text: [
      `You are now a member of ${toSingleLine(organisation)}. This link signs you in once, within ${linkMinutes} minutes:`,
      url,
      `Later, ask for a new link with this address at ${signInPage}.`,
      'If you did not expect this, do nothing.',
    ].join('\n\n'),
    links: [url],
  };
}

/** Without breaks of any kind and without what is not seen, such as marks that turn the direction of a text. */
const toSingleLine = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
