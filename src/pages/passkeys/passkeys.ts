import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { DomainError, notFound } from '#kernel/errors.ts';
import { parse, readFieldProblems } from '#kernel/validation.ts';
import { PasskeyId } from '#modules/identity/passkeys/passkey.schema.ts';
import type { Served } from '#rest/handler.ts';
import { parsePageDocument } from '../document.ts';
import { readForm } from '../form.ts';
import { showPage } from '../layout.ts';
import { readResponse, renderCeremony } from './ceremony.ts';
import { type PasskeyList, renderPasskeysPage, renderRemovePage, renderStaleSignInPage } from './passkey-views.ts';

type Options = { made: { options: unknown } };

export function createPasskeyPages(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const list = parsePageDocument<PasskeyList>(
    `query {
      me {
        passkeys { id name createdAt lastUsedAt isBackedUp } passkeysUnavailable
        member { email } organisation { approvalPolicy }
      }
    }`,
    schema,
  );
  const start = parsePageDocument<Options>(
    `mutation ($input: PasskeyRegistrationOptionsInput) { made: passkeyRegistrationOptions(input: $input) { options } }`,
    schema,
  );
  const confirm = parsePageDocument<Options>('mutation { made: passkeyConfirmationChallenge { options } }', schema);
  const register = parsePageDocument(
    'mutation ($input: RegisterPasskeyInput!) { registerPasskey(input: $input) { passkey { id } } }',
    schema,
  );
  const rename = parsePageDocument(
    'mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { passkey { id } } }',
    schema,
  );
  const remove = parsePageDocument<{ removed: { note: string | null } }>(
    'mutation ($input: RemovePasskeyInput!) { removed: removePasskey(input: $input) { note } }',
    schema,
  );

  app.get('/passkeys', async (c) => {
    const added = c.req.query('added') !== undefined;
    return showPage(c, renderPasskeysPage(await listOf(c), { notice: added ? 'The passkey is added.' : null }));
  });

  const listOf = async (c: Call<Served>): Promise<PasskeyList> => {
    const found = await list({}, c.var.ctx);
    // Programs have no passkeys.
    if (!found.me.member) throw new DomainError('session_required', 'Sign in at /sign-in first.');
    return found;
  };

  /** With the response of another passkey, which a sign-in of more than ten minutes ago needs. */
  app.post('/passkeys/add', async (c) => {
    const { ctx } = c.var;
    const form = await readForm(c);
    const name = form.get('name')?.trim() ?? '';
    const found = await listOf(c);
    if (!name) return showPage(c, renderPasskeysPage(found, { problem: nameProblem }), 400);
    const fields = { name };
    try {
      const input = form.has('response') ? { assertion: readResponse(form) } : {};
      const { options } = (await start({ input }, ctx)).made;
      const text = 'Your browser asks where to keep the passkey, and for your fingerprint, face or PIN.';
      const page = { title: 'Add a passkey', text, method: 'create' as const, options, fields };
      return showPage(c, renderCeremony({ ...page, action: '/passkeys', button: 'Create it', cancel: '/passkeys' }));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'recent_sign_in_required') throw error;
      if (!found.me.passkeys.length) return showPage(c, renderStaleSignInPage(), error.status);
      const { options } = (await confirm({}, ctx)).made;
      const text = 'Your sign-in is more than 10 minutes ago. Confirm with a passkey that you already have.';
      const page = { title: 'Confirm that it is you', text, method: 'get' as const, options, fields };
      return showPage(c, renderCeremony({ ...page, action: '/passkeys/add', button: 'Confirm', cancel: '/passkeys' }));
    }
  });

  app.post('/passkeys', async (c) => {
    const form = await readForm(c);
    await register({ input: { name: form.get('name') ?? '', ...readResponse(form) } }, c.var.ctx);
    return c.redirect('/passkeys?added', 303);
  });

  app.post('/passkeys/rename', async (c) => {
    const form = await readForm(c);
    const input = { id: form.get('id') ?? '', name: form.get('name')?.trim() ?? '' };
    try {
      await rename({ input }, c.var.ctx);
    } catch (error) {
      const wrong = readFieldProblems(error).some(({ path }) => path === '/name');
      if (!wrong) throw error;
      return showPage(c, renderPasskeysPage(await listOf(c), { problem: nameProblem, wrong: input.id }), 400);
    }
    return c.redirect('/passkeys', 303);
  });

  app.get('/passkeys/remove', async (c) => {
    const { me } = await listOf(c);
    const passkey = me.passkeys.find(({ id }) => id === c.req.query('id'));
    if (!passkey) throw notFound('passkey');
    return showPage(c, renderRemovePage(passkey, me.passkeys.length === 1 && needsPasskey(me)));
  });

  app.post('/passkeys/remove', async (c) => {
    const input = parse(PasskeyId, Object.fromEntries(await readForm(c)));
    const { removed } = await remove({ input }, c.var.ctx);
    const notice = removed.note ?? 'The passkey is removed. What it has signed stays verifiable.';
    return showPage(c, renderPasskeysPage(await listOf(c), { notice }));
  });
  return app;
}

const nameProblem = 'Enter a name of 1 to 80 characters without text direction marks.';

const needsPasskey = ({ organisation }: PasskeyList['me']): boolean =>
  organisation?.approvalPolicy === 'MEMBERS_WITH_PASSKEY';
