import { expect } from 'vitest';
import { assertDefined } from '#kernel/assert.ts';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import type { App, Caller } from '../../harness.ts';
import { type Json, list } from '../../json.ts';
import { tokensIn } from '../../supplier-links.ts';
import { type Content, createEngineeringClient } from '../engineering/client.ts';
import { publishing } from '../rfqs/published.ts';

/** What the link answers to programs. */
type Opened = {
  rfq: {
    reference: string;
    quoteBy: string | null;
    currency: string | null;
    lines: { lineId: string; description: string; quantities: number[] }[];
    text: { en: string; zh: string };
  };
  files: { id: string; name: string; revision: string; sizeBytes: number; sha256: string; url: string }[];
  answer: {
    id: string;
    version: number;
    status: string;
    receivedAt: string;
    currency?: string;
    lines?: object[];
    decline?: { reason: string | null };
  } | null;
  status: 'open' | 'closed';
  expiresAt: string;
};
type Given = { content?: Content; revision?: string; input?: object; project?: object };

/** Publications whose messages have left, and what the holders of their links can ask for. */
export function supplierLinks(app: App) {
  const steps = publishing(app);

  /** One message with a link to one factory, with these files. */
  async function sent(me: Caller, given: Given = {}) {
    const { mails, invitations, ...request } = await sentTo(me, 1, given);
    const [{ mail, token } = { mail: undefined, token: '' }] = mails;
    return { ...request, deliveryId: invitations[0]?.deliveryId as string, mail, token };
  }

  /** Messages with a link, one to each of so many factories. */
  async function sentTo(me: Caller, factories: number, { content = {}, revision = 'B', ...drafting }: Given = {}) {
    const draft = await steps.drafted(me, { factories, ...drafting });
    const { bring } = createEngineeringClient(me, draft.projectId);
    if (Object.keys(content).length) await bring(content, revision);
    const review = (await steps.reviewed(me, draft.actionId)).body['publication'];
    const published = await steps.publish(me, draft.actionId, await steps.approved(me, draft.actionId));
    expect(published.status, JSON.stringify(published.body)).toBe(201);
    steps.pass(15);
    const before = app.sent.length;
    await releaseDue(app.system);
    const rfqId = published.body['rfq'].id as string;
    const invitations = list((await steps.detail(me, rfqId))['invitations']);
    const mails = app.sent
      .slice(before)
      .slice(-factories)
      .map((mail) => ({ mail, token: tokensIn(mail.text)[0] ?? '' }));
    return { ...draft, review, rfqId, invitations, mails };
  }

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET', on: App['app'] = app.app) => {
    const response = await on.request(path, { method, headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, text: bytes.toString(), bytes };
  };
  /** The documented interface. */
  const open = async (token: string, headers: Record<string, string> = {}) => {
    const { status, text, headers: given } = await get(`/s/${token}`, { accept: 'application/json', ...headers });
    return { status, headers: given, body: JSON.parse(text) as Opened };
  };
  const page = (token: string, language = 'en', headers: Record<string, string> = {}) =>
    get(`/s/${token}`, { accept: 'text/html', 'accept-language': language, ...headers });

  const post = async (token: string, body: string, type = 'application/json') => {
    const headers = { 'content-type': type, 'accept-language': 'en' };
    const response = await app.app.request(`/s/${token}/answers`, { method: 'POST', headers, body });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** By the documented interface. */
  const answer = async (token: string, body: object) => {
    const { text, ...given } = await post(token, JSON.stringify(body));
    return { ...given, body: JSON.parse(text) as Json };
  };

  const link = async (me: Caller, id: string): Promise<Json> => {
    const { delivery } = await me.graphql.request<Json>(
      `query ($id: ID!) { delivery(id: $id) { note supplierLink {
        status expiresAt revokedAt files { fileId name revision sizeBytes sha256 }
        downloadCount downloads { at country file { fileId name } } } } }`,
      { id },
    );
    return assertDefined(delivery, 'delivery');
  };
  const revoke = (me: Caller, deliveryId: string) =>
    me.graph(
      `mutation ($input: RevokeSupplierLinkInput!) { revokeSupplierLink(input: $input) {
        delivery { id supplierLink { status } } } }`,
      { input: { deliveryId } },
    );
  return { ...steps, sent, sentTo, get, open, page, post, answer, link, revoke };
}
