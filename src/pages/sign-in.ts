import { type Context as Call, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { getSessionCookieName } from '#http/session-cookie.ts';
import { SignInRequest } from '#modules/identity/members/member.schema.ts';
import {
  type LinkedMember,
  readLink,
  requestSignIn,
  signIn,
  signOut,
} from '#modules/identity/members/sign-in.service.ts';
import { explainUnavailable } from '#modules/identity/passkeys/passkey.rules.ts';
import type { Served } from '#rest/handler.ts';
import { passkeyScript } from './assets.ts';
import { buildSignInPath, readForm, resolveNext } from './form.ts';
import { type Page, renderField, renderNotice, showPage } from './layout.ts';
import { renderForeignText } from './text.ts';

const cookie = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const;

/** Opening the link does nothing yet, because mail scanners open links too. */
export function createSignInPages(): Hono<Served> {
  const app = new Hono<Served>();

  app.get('/sign-in', (c) => {
    const next = resolveNext(c.req.query('next'));
    if (c.var.ctx.viewer?.kind === 'session') return c.redirect(next, 303);
    const signedOut = c.req.query('signed-out') !== undefined;
    return showPage(c, renderRequestPage({ next, signedOut, ...offer(c) }));
  });

  app.post('/sign-in', async (c) => {
    const form = await readForm(c);
    const next = resolveNext(form.get('next'));
    const email = form.get('email')?.trim() ?? '';
    const request = SignInRequest.safeParse({ email });
    if (!request.success)
      return showPage(c, renderRequestPage({ next, email, problem: invalidEmailMessage, ...offer(c) }), 400);
    const { ctx } = c.var;
    // The mail must not contain a device code, which an attacker may have put into the URL.
    await requestSignIn(ctx, { ...request.data, next: next.replace(/\?.*$/, '') });
    return showPage(c, renderSentPage(ctx.mailer === null, next));
  });

  app.get('/sign-in/link', async (c) => {
    const { token = '', next } = c.req.query();
    const linked = await readLink(c.var.ctx, token);
    return linked
      ? showPage(c, renderLinkPage(linked, token, resolveNext(next)))
      : showPage(c, renderDeadLinkPage(resolveNext(next)), 410);
  });

  app.post('/sign-in/link', async (c) => {
    const form = await readForm(c);
    const next = resolveNext(form.get('next'));
    const session = await signIn(c.var.ctx, form.get('token') ?? '');
    if (!session) return showPage(c, renderDeadLinkPage(next), 410);
    return openSession(c, session, next);
  });

  app.post('/sign-out', async (c: Call<Served>) => {
    await signOut(c.var.ctx);
    deleteCookie(c, getSessionCookieName(c.var.ctx.settings.publicUrl), cookie);
    return c.redirect('/sign-in?signed-out', 303);
  });
  return app;
}

/** Ends the session that the browser had. */
export async function openSession(
  c: Call<Served>,
  { token, maxAge }: { token: string; maxAge: number },
  next: string,
): Promise<Response> {
  await signOut(c.var.ctx);
  setCookie(c, getSessionCookieName(c.var.ctx.settings.publicUrl), token, { ...cookie, maxAge });
  return c.redirect(next, 303);
}

const invalidEmailMessage = 'Enter an e-mail address, such as name@company.com.';

/** Where browsers refuse passkeys, none are offered. */
const offer = (c: Call<Served>) => ({ hasPasskeys: !explainUnavailable(c.var.ctx.settings.publicUrl) });

type Request = { next: string; email?: string; problem?: string; signedOut?: boolean; hasPasskeys: boolean };

const emailAttributes = html`type="email" required maxlength="254" autocomplete="email"`;

const renderRequestPage = ({ next, email = '', problem, signedOut, hasPasskeys }: Request): Page => ({
  title: 'Sign in',
  scripts: hasPasskeys ? [passkeyScript] : [],
  body: html`${signedOut && renderNotice('You are signed out.')}
    <form class="card" method="post" action="/sign-in">
      <p>We send you a sign-in link. No password is needed.</p>
      <input type="hidden" name="next" value="${next}">
      ${renderField({ id: 'email', label: 'E-mail address', value: email, attributes: emailAttributes, problem })}
      <button class="primary">Send me a link</button>
    </form>
    ${
      hasPasskeys &&
      html`<form class="card" method="post" action="/sign-in/passkey" data-needs-passkeys hidden>
        <input type="hidden" name="next" value="${next}">
        <p>If you have added a passkey, you need no link.</p>
        <button>Sign in with a passkey</button>
      </form>`
    }`,
});

const renderSentPage = (withoutMail: boolean, next: string): Page => ({
  title: 'Check your mail',
  body: html`${renderNotice('If this address belongs to a member, a link has been sent. It is valid once, for 15 minutes.')}
    ${withoutMail && html`<p>Mail is not configured. The operator can find the link in the server log.</p>`}
    <p><a href="${buildSignInPath(next)}">Use another address</a></p>`,
});

const renderLinkPage = ({ email, organisation }: LinkedMember, token: string, next: string): Page => ({
  title: 'Sign in',
  body: html`<form class="card" method="post" action="/sign-in/link">
    <p>This signs you in as ${renderForeignText(email)} of ${renderForeignText(organisation)}, for 12 hours in this browser.</p>
    <input type="hidden" name="token" value="${token}">
    <input type="hidden" name="next" value="${next}">
    <button class="primary" autofocus>Sign in</button>
  </form>`,
});

const renderDeadLinkPage = (next: string): Page => ({
  title: 'This link no longer works',
  body: html`<div class="card">
    <p>A link is valid once, for 15 minutes. This one was used, has expired or is invalid.</p>
    <p><a class="button primary" href="${buildSignInPath(next)}">Request a new link</a></p>
  </div>`,
});
