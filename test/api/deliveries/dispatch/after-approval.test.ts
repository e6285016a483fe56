import { afterEach, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { startApp, unlimited } from '../../../harness.ts';
import { createDraftHelpers } from './drafted.ts';

const app = await startApp(unlimited);
const { approve, drafted, detail, pass } = createDraftHelpers(app);

/** Commits a change together with the next approval, just before its first attempt. */
const changeWithApproval = (statement: string) =>
  app.asOwner().execute(
    `create function change_with_approval() returns trigger language plpgsql security definer as $$
       begin ${statement}; return null; end $$;
     create trigger change_with_approval after insert on dispatch for each row execute function change_with_approval();`,
  );
afterEach(() => app.asOwner().execute('drop function change_with_approval cascade'));

test.each([
  ['the project is archived', ({ projectId }) => `update project set status = 'archived' where id = '${projectId}'`],
  ['the factory is quarantined', ({ factoryId }) => `update factory set quarantined = true where id = '${factoryId}'`],
  [
    'the contact is withdrawn',
    ({ factoryId }) => `update factory_contact set contact_email = null where factory_id = '${factoryId}'`,
  ],
] satisfies [string, (draft: { projectId: string; factoryId: string }) => string][])(
  'a mail is not sent if, right after its approval, %s',
  async (_, change) => {
    const me = await app.live();
    const draft = await drafted(me);
    await changeWithApproval(change(draft));
    const { status, body } = await approve(me, draft.id);
    expect([status, body['status']]).toEqual([200, 'approved']);
    expect(body['note']).toMatch(/It is not sent/);
    pass(60);
    await sendDue(app.system);
    expect(app.sent).toEqual([]);
    expect((await detail(me, draft.id)).dispatch).toMatchObject({ status: 'ready', attempts: 0 });
  },
);
