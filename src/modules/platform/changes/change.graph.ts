/** What every subscription to changes says of its event ids: of the field `eventId`, and of the argument `after`. */
export const eventId = {
  description:
    'Given as `after` within 24 hours it goes on from here: with all that has changed since, each record once.',
};
export const after = { description: 'An eventId, to go on from there.' };
