/** Messages for failed look-ups by cause. */
export const messages = {
  access: 'The tracking provider refused the credential of this service. The operator must check the key.',
  busy: 'The tracking provider has received too many requests. Try again in a minute.',
  carrier: 'The tracking provider cannot determine the carrier of this number.',
  connection: 'The connection to the tracking provider failed. Try again in a minute.',
  down: 'The tracking provider is not available. Try again in a few minutes.',
  no_record: 'The tracking provider has no record of this number.',
  number: 'The tracking provider does not accept this number.',
  quota: 'The quota of this service at the tracking provider is exhausted.',
  timeout: 'The tracking provider did not respond in time. Try again in a minute.',
  unusable: 'The tracking provider returned an unusable response.',
};
export type Reason = keyof typeof messages;

export const unavailable = (reason: Reason) => ({ availability: 'unavailable', message: messages[reason] });

/** A number without data yet. */
export const nothingYet = { availability: 'live', carrier: null, status: null, events: [] };

let last = 0;
export const newNumber = () => `LX${String(++last).padStart(9, '0')}CN`;
