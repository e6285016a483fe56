export const eventId = {
  description:
    'Pass it as `after` within 24 hours to resume from here. Each record that changed since is delivered once.',
};
export const changesFilter = 'Only changes after which the record meets all given conditions.';
export const after = { description: 'Resumes after this eventId.' };
