import { Hono } from 'hono';
import { parse } from '#kernel/validation.ts';
import { PasskeyAssertion } from '#modules/identity/passkeys/passkey.schema.ts';
import { signInWithPasskey, startPasskeySignIn } from '#modules/identity/passkeys/passkey-sign-in.service.ts';
import type { Served } from '#rest/handler.ts';
import { buildSignInPath, readForm, resolveNext } from '../form.ts';
import { showPage } from '../layout.ts';
import { openSession } from '../sign-in.ts';
import { readResponse, renderCeremony } from './ceremony.ts';

/** The pages of `/sign-in` check the origin of forms, and so do these. */
export function createPasskeySignInPages(): Hono<Served> {
  const app = new Hono<Served>();

  app.post('/sign-in/passkey', async (c) => {
    const next = resolveNext((await readForm(c)).get('next'));
    const { options } = await startPasskeySignIn(c.var.ctx);
    return showPage(
      c,
      renderCeremony({
        title: 'Sign in with a passkey',
        text: 'Your browser asks which passkey to use, and for your fingerprint, face or PIN.',
        method: 'get',
        options,
        action: '/sign-in/passkey/response',
        fields: { next },
        button: 'Use a passkey',
        cancel: buildSignInPath(next),
      }),
    );
  });

  app.post('/sign-in/passkey/response', async (c) => {
    const form = await readForm(c);
    const assertion = parse(PasskeyAssertion, readResponse(form));
    return openSession(c, await signInWithPasskey(c.var.ctx, assertion), resolveNext(form.get('next')));
  });
  return app;
}
