export type FetchedMail = { kind: 'mail'; bytes: Buffer } | { kind: 'missing' } | { kind: 'unavailable' };

/** Mails that the provider has received for us. */
export type Inbox = {
  source: 'resend';
  /** The name under which the receiving server reports DMARC in `Authentication-Results`. */
  authenticationServer: string;
  /** The mail as it was received. Never throws for external failures. */
  fetchMail(id: string): Promise<FetchedMail>;
};
