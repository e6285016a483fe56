/** Messages for failed look-ups by cause. */
export const messages = {
  access: 'The tracking provider does not let this service in: its operator has to check the key.',
  busy: 'The tracking provider answers too many requests at the moment. Try again in a minute.',
  carrier: 'The tracking provider cannot tell which carrier this number belongs to.',
  connection: 'The connection to the tracking provider failed. Try again in a minute.',
  down: 'The tracking provider has a problem of its own at the moment. Try again in a few minutes.',
  no_record: 'The tracking provider has no record of this number.',
  number: 'The tracking provider does not accept this number.',
  quota: 'What this service may ask of the tracking provider is used up.',
  timeout: 'The tracking provider did not answer in time. Try again in a minute.',
  unusable: 'The tracking provider gave an answer that cannot be used.',
};
export type Reason = keyof typeof messages;

export const unavailable = (reason: Reason) => ({ availability: 'unavailable', message: messages[reason] });

/** A number without data yet. */
export const nothingYet = { availability: 'live', carrier: null, status: null, events: [] };

let last = 0;
export const newNumber = () => `LX${String(++last).padStart(9, '0')}CN`;
