import type { Answer, Caller } from '../../harness.ts';

export const codeOf = ({ body }: Answer): string | undefined => (body['error'] ?? body['errors']?.[0].extensions)?.code;

/** An interview over REST that remembers which version it has read. */
export async function interviewed(me: Caller, input: object = {}) {
  const started = await me.rest('POST', '/interviews', { family: 'project_intake', ...input });
  const { id } = started.body['interview'] ?? {};
  let { version } = started.body['interview'] ?? {};
  const known = (answer: Answer) => {
    version = answer.body['interview']?.version ?? version;
    return answer;
  };
  return {
    started,
    id: id as string,
    current: () => version as number,
    read: async () => (await me.rest('GET', `/interviews/${id}`)).body['interview'],
    say: async (text: string, on = version) =>
      known(await me.rest('POST', `/interviews/${id}/messages`, { text, version: on })),
    publish: async (on = version) => known(await me.rest('POST', `/interviews/${id}/publish`, { version: on })),
  };
}

/** The shortest way to a project that can be published. */
export const shortest = ['Glow Lamp', 'prototype', '500', 'US'];

export async function ready(me: Caller, input: object = {}) {
  const interview = await interviewed(me, input);
  for (const text of shortest) await interview.say(text);
  return interview;
}

export const fields = `id family status version locale turnCount turnLimit projectId transcript facts missingFacts nextQuestion
  publishedCapabilityId publishedProjectId createdAt updatedAt`;
