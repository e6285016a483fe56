import { expect, test } from 'vitest';
import { listDefaultScopes } from '#kernel/scopes.ts';
import { quoteRequest, reachable, startApp } from '../../harness.ts';

const app = await startApp();
await app.factories(...Array.from({ length: 11 }, () => reachable({ processes: ['display'] })));
const factoryIds = await app.factories(...Array.from({ length: 5 }, () => reachable()));
const contacts = 'nodes { contacts { contactName } }';
const listed = (first: number) => `factories(first: ${first}, filter: { process: display }) { ${contacts} }`;

async function asked(query: (projectId: string) => string) {
  const me = await app.live({ scopes: [...listDefaultScopes('live'), 'contacts:read'] });
  const { projectId } = await quoteRequest(me, { factoryIds });
  const { body } = await me.graph(query(projectId));
  const text = JSON.stringify(body['data']);
  const reads = await app
    .asOwner()
    .execute(`select from audit_entry where owner = ? and action = 'contacts.read'`, [me.organisationId]);
  return {
    shown: text.split('Ms Li').length - 1,
    reads: reads.length,
    refused: body['errors']?.[0].extensions ?? null,
  };
}

test('contacts of ten factories are shown, and each read is audited', async () => {
  expect(await asked(() => `{ ${listed(10)} }`)).toEqual({ shown: 10, reads: 10, refused: null });
});

test('a request for contacts of eleven factories shows and audits none', async () => {
  expect(await asked(() => `{ ${listed(11)} }`)).toMatchObject({
    shown: 0,
    reads: 0,
    refused: { code: 'query_too_complex', status: 400, details: { limit: 10, value: 11 } },
  });
});

test('all lists of a request count together, also nested ones', async () => {
  const { shown, reads, refused } = await asked(
    (id) =>
      `{ ${listed(6)} project(id: "${id}") { actions { nodes { deliveries { factory { contacts { contactName } } } } } } }`,
  );
  expect(refused).toMatchObject({ code: 'query_too_complex', details: { limit: 10, value: 11 } });
  // Whichever list came first.
  expect([5, 6]).toContain(shown);
  expect(reads).toBe(shown);
});

test('a factory that is selected twice counts once', async () => {
  expect(await asked(() => `{ ${listed(6)} again: ${listed(6)} }`)).toEqual({ shown: 12, reads: 6, refused: null });
});
