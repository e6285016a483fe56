import type { Answer, Caller } from '../../harness.ts';

export const getErrorCode = ({ body }: Answer): string | undefined =>
  (body['error'] ?? body['errors']?.[0].extensions)?.code;

/** Starts an interview over REST and tracks the version last read. */
export async function startInterview(me: Caller, input: object = {}) {
  const started = await me.rest('POST', '/interviews', { family: 'project_intake', ...input });
  const { id } = started.body['interview'] ?? {};
  let { version } = started.body['interview'] ?? {};
  const trackVersion = (answer: Answer) => {
    version = answer.body['interview']?.version ?? version;
    return answer;
  };
  return {
    started,
    id: id as string,
    current: () => version as number,
    read: async () => (await me.rest('GET', `/interviews/${id}`)).body['interview'],
    say: async (text: string, on = version) =>
      trackVersion(await me.rest('POST', `/interviews/${id}/messages`, { text, version: on })),
    publish: async (on = version) => trackVersion(await me.rest('POST', `/interviews/${id}/publish`, { version: on })),
  };
}

/** The fewest answers that make a project publishable. */
export const minimalAnswers = ['Glow Lamp', 'prototype', '500', 'US'];

export async function prepareInterview(me: Caller, input: object = {}) {
  const interview = await startInterview(me, input);
  for (const text of minimalAnswers) await interview.say(text);
  return interview;
}

export const fields = `id family status version locale turnCount turnLimit projectId missingFacts nextQuestion
  transcript { role text at } facts { key value confirmation source { kind reference quote } }
  publishedCapabilityId publishedProjectId createdAt updatedAt`;
