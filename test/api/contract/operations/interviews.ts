import { newId } from '#kernel/ids.ts';
import type { Person } from '../person.ts';
import type { Rows } from '../row.ts';

/** One with a version that somebody has read. */
async function open({ interview }: Person) {
  const { id, current } = await interview();
  return { path: { id }, body: { version: current() } };
}
async function ready({ readyInterview }: Person) {
  const { id, current } = await readyInterview();
  return { path: { id }, body: { version: current() } };
}
const saying = async (me: Person, text: string, version?: number) => {
  const { path, body } = await open(me);
  return { path, body: { text, version: version ?? body.version } };
};

export const interviewRows: Rows = {
  'POST /interviews': {
    succeeds: () => ({ body: { family: 'project_intake', locale: 'en', opening: 'We want to make a lamp.' } }),
    fails: {
      validation_failed: () => ({ body: { family: 'chat' } }),
      not_found: () => ({ body: { family: 'project_intake', projectId: newId() } }),
    },
  },
  'GET /interviews/{id}': { succeeds: async (me) => ({ path: (await open(me)).path }) },
  'POST /interviews/{id}/messages': {
    succeeds: (me) => saying(me, 'Glow Lamp'),
    fails: {
      validation_failed: (me) => saying(me, ''),
      version_conflict: (me) => saying(me, 'Glow Lamp', 7),
      turn_limit_reached: async ({ interview }) => {
        const { id, say, current } = await interview();
        for (let turn = 0; turn < 16; turn++) await say('?');
        return { path: { id }, body: { text: '?', version: current() } };
      },
    },
  },
  'POST /interviews/{id}/publish': {
    succeeds: ready,
    fails: {
      validation_failed: async (me) => ({ ...(await open(me)), body: { version: 0 } }),
      version_conflict: async (me) => ({ ...(await ready(me)), body: { version: 99 } }),
      missing_facts: open,
      interview_already_published: async ({ readyInterview }) => {
        const { id, publish, current } = await readyInterview();
        await publish();
        return { path: { id }, body: { version: current() } };
      },
    },
  },
};
