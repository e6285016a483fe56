import type { Hono } from 'hono';
import { z } from 'zod';
import { getSessionCookieName } from '#http/session-cookie.ts';

const Answer = z.object({ data: z.unknown(), errors: z.array(z.object({ message: z.string() })).optional() });

/** Calls the service as the browser of a member does, in this process. */
export function createDemoClient(app: Pick<Hono, 'request'>, publicUrl: string, sessionToken: string) {
  const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
    app.request(`${publicUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const asMember = { cookie: `${getSessionCookieName(publicUrl)}=${sessionToken}`, origin: publicUrl };
  return {
    async ask<Data>(query: string, variables: object, Expected: z.ZodType<Data>): Promise<Data> {
      const response = await post('/graphql', JSON.stringify({ query, variables }), asMember);
      const { data, errors } = Answer.parse(await response.json());
      if (errors?.length) throw new Error(errors[0]?.message);
      return Expected.parse(data);
    },
    /** By the link of a message, like a supplier. */
    async answer(token: string, content: object): Promise<void> {
      const response = await post(`/s/${token}/answers`, JSON.stringify(content));
      if (!response.ok) throw new Error(`An answer was refused with status ${response.status}.`);
    },
    async signOut(): Promise<void> {
      await post('/sign-out', '', { ...asMember, 'content-type': 'application/x-www-form-urlencoded' });
    },
  };
}

export type DemoClient = ReturnType<typeof createDemoClient>;
