import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { notFound } from '#kernel/errors.ts';
import { listAgentScopes, listDefaultScopes } from '#kernel/scopes.ts';
import { parse, readFieldProblems } from '#kernel/validation.ts';
import { NewApprovalPolicy } from '#modules/identity/approvers/approver.schema.ts';
import { KeyId } from '#modules/identity/keys/key.schema.ts';
import type { Served } from '#rest/handler.ts';
import { parsePageDocument } from './document.ts';
import { readForm } from './form.ts';
import { type CreatedKey, type KeyList, renderKeysPage, renderRevokePage, renderSecretPage } from './key-views.ts';
import { showPage } from './layout.ts';

const staleForm = `The list of keys has changed since this form was opened. If you reloaded the page or pressed twice, your
  key is already in the list, but its secret is not shown again: revoke it and create another. Otherwise press “Create the key” again.`;

export function createKeyPages(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const list = parsePageDocument<KeyList>(
    `query {
      keys(first: 100) {
        nodes { id label status prefix last4 scopes createdAt expiresAt lastUsedAt revokedAt }
        totalCount
      }
      me { organisation { name kind approvalPolicy } }
    }`,
    schema,
  );
  const create = parsePageDocument<{ made: CreatedKey }>(
    `mutation ($input: CreateKeyInput!) { made: createKey(input: $input) { key { label expiresAt } secret } }`,
    schema,
  );
  const setPolicy = parsePageDocument(
    'mutation ($input: SetApprovalPolicyInput!) { setApprovalPolicy(input: $input) { organisation { id } } }',
    schema,
  );
  const revoke = parsePageDocument(
    'mutation ($input: RevokeKeyInput!) { revokeKey(input: $input) { key { id } } }',
    schema,
  );

  app.get('/keys', async (c) => {
    const found = await list({}, c.var.ctx);
    const revoked = found.keys.nodes.find(({ id, status }) => id === c.req.query('revoked') && status === 'revoked');
    return showPage(c, renderKeysPage(found, { label: '', scopes: listDefaultScopes('live') }, { revoked }));
  });

  app.post('/keys', async (c) => {
    const { ctx } = c.var;
    const form = await readForm(c);
    const draft = {
      label: form.get('label')?.trim() ?? '',
      scopes: form.get('preset') === 'agent' ? listAgentScopes('live') : form.getAll('scopes'),
    };
    const found = await list({}, ctx);
    // A resubmitted form would create a second key and hide the secret of the first.
    if (form.get('known') !== String(found.keys.totalCount))
      return showPage(c, renderKeysPage(found, draft, { problem: staleForm }), 409);
    try {
      const { made } = await create({ input: { mode: 'live', ...draft } }, ctx);
      return showPage(c, renderSecretPage(made));
    } catch (error) {
      const wrong = readFieldProblems(error).map(({ path }) => path.split('/')[1] ?? '');
      if (!wrong.length) throw error;
      return showPage(c, renderKeysPage(found, draft, { wrong }), 400);
    }
  });

  app.post('/keys/approval-policy', async (c) => {
    const input = parse(NewApprovalPolicy, Object.fromEntries(await readForm(c)));
    await setPolicy({ input }, c.var.ctx);
    return c.redirect('/keys#approvals', 303);
  });

  app.get('/keys/revoke', async (c) => {
    const { keys } = await list({}, c.var.ctx);
    const key = keys.nodes.find(({ id }) => id === c.req.query('id'));
    if (!key) throw notFound('key');
    return showPage(c, renderRevokePage(key));
  });

  app.post('/keys/revoke', async (c) => {
    const input = parse(KeyId, Object.fromEntries(await readForm(c)));
    await revoke({ input }, c.var.ctx);
    return c.redirect(`/keys?revoked=${input.id}`, 303);
  });
  return app;
}
