/** Distinct factories whose contacts may be shown within 24 hours, per credential and per organisation. */
export const contactQuotas = { contact_reads_per_day: 300, contact_reads_per_organisation_day: 1000 } as const;
export type ContactLimit = keyof typeof contactQuotas;

const holders: Record<ContactLimit, string> = {
  contact_reads_per_day: 'this credential',
  contact_reads_per_organisation_day: 'this organisation',
};

export const describeReachedLimit = (limit: ContactLimit): string =>
  `The limit ${limit} is reached: ${holders[limit]} has read contacts ${contactQuotas[limit]} times within 24 hours. Each factory counts once per credential.`;

export const describeWithheldByLimit = (limit: ContactLimit): string =>
  `Contacts are withheld. ${describeReachedLimit(limit)}`;
