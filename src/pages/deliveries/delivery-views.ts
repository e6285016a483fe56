import { html } from 'hono/html';
import type { ApprovalPolicy, Right } from '#kernel/rights.ts';
import { passkeyScript } from '../assets.ts';
import { type Page, renderNotice } from '../layout.ts';
import { renderWithoutPasskeys } from '../passkeys/ceremony.ts';
import { type Html, renderForeignLines, renderForeignText, renderTime } from '../text.ts';
import { isBlocked, renderScreening, type Screening } from './screening-views.ts';

type Channel = 'email' | 'wechat';
type Listed = { id: string; channel: Channel; factoryName: string | null; subject: string | null; createdAt: string };
export type Waiting = { deliveries: { nodes: Listed[]; totalCount: number } };

type Review = {
  from: string | null;
  to: { name: string | null; address: string; factoryName: string | null };
  cc: string[];
  subject: string | null;
  bodyEn: string | null;
  bodyZh: string | null;
  effect: string;
  note: string;
  reviewSha256: string;
  screening: Screening | null;
};
type Delivery = Pick<Listed, 'id' | 'channel' | 'factoryName' | 'subject'> & {
  status: string;
  approvedAt: string | null;
  approvedBy: { label: string | null } | null;
  note: string;
  review: Review | null;
  reviewUnavailable: { message: string } | null;
};
type Me = {
  rights: Right[];
  passkeys: { id: string }[];
  passkeysUnavailable: string | null;
  organisation: { approvalPolicy: ApprovalPolicy } | null;
};
export type DeliveryPage = { delivery: Delivery; me: Me };

export const renderWaitingPage = ({ deliveries: { nodes, totalCount } }: Waiting): Page => ({
  title: 'Approvals',
  wide: true,
  body: html`<p class="lead">Messages to suppliers that wait for a person to approve them.</p>
    ${
      nodes.length === 0
        ? html`<p class="card">No message waits for an approval.</p>`
        : html`<ul class="keys">${nodes.map(renderListed)}</ul>`
    }
    ${totalCount > nodes.length && html`<p>Showing the newest ${nodes.length} of ${totalCount}.</p>`}`,
});

const renderListed = ({ id, channel, factoryName, subject, createdAt }: Listed): Html => html`<li class="key">
  <h2>${renderForeignText(factoryName ?? 'Unknown factory')} <span class="badge">${channelNames[channel]}</span></h2>
  <a class="button" href="/deliveries/${id}">Review<span class="hidden"> ${renderForeignText(subject ?? factoryName ?? '')}</span></a>
  <dl class="facts">
    <div><dt>Subject</dt><dd>${renderForeignText(subject ?? 'none')}</dd></div>
    <div><dt>Drafted</dt><dd>${renderTime(createdAt)}</dd></div>
  </dl>
</li>`;

const channelNames: Record<Channel, string> = { email: 'e-mail', wechat: 'WeChat' };

export function renderDeliveryPage({ delivery, me }: DeliveryPage): Page {
  const { review } = delivery;
  return review ? renderReviewPage(delivery, review, me) : renderStatePage(delivery);
}

const renderStatePage = ({ status, subject, factoryName, approvedAt, approvedBy, ...rest }: Delivery): Page => ({
  title: approvedAt ? 'Approved' : 'Nothing to approve',
  body: html`${approvedAt && renderNotice(rest.note)}
    <section class="card" aria-labelledby="message">
      <h2 id="message">${renderForeignText(subject ?? factoryName ?? 'Message')}</h2>
      <dl class="facts">
        <div><dt>Status</dt><dd>${status}</dd></div>
        <div><dt>Factory</dt><dd>${renderForeignText(factoryName ?? 'unknown')}</dd></div>
        ${approvedAt && html`<div><dt>Approved</dt><dd>${renderTime(approvedAt)}</dd></div>`}
        ${approvedBy?.label && html`<div><dt>Approved by</dt><dd>${renderForeignText(approvedBy.label)}</dd></div>`}
      </dl>
      ${!approvedAt && html`<p>${rest.reviewUnavailable?.message}</p>`}
      <p><a class="button" href="/deliveries">All approvals</a></p>
    </section>`,
});

const renderReviewPage = ({ id, channel }: Delivery, review: Review, me: Me): Page => ({
  title: 'Approve this message?',
  wide: true,
  scripts: [passkeyScript],
  body: html`<section class="card" aria-labelledby="recipient">
      <h2 id="recipient">Recipient</h2>
      <dl class="facts">
        <div><dt>To</dt><dd>${review.to.name && renderForeignText(review.to.name)} ${renderForeignText(review.to.address)}</dd></div>
        <div><dt>Factory</dt><dd>${renderForeignText(review.to.factoryName ?? 'unknown')}</dd></div>
        <div><dt>From</dt><dd>${renderForeignText(review.from ?? 'none')}</dd></div>
        <div><dt>Copies</dt><dd>${review.cc.length ? review.cc.map(renderForeignText) : 'none'}</dd></div>
        <div><dt>Channel</dt><dd>${channelNames[channel]}</dd></div>
      </dl>
    </section>
    <section class="card" aria-labelledby="content">
      <h2 id="content">${renderForeignText(review.subject ?? 'Message')}</h2>
      ${review.bodyZh && html`<p lang="zh">${renderForeignLines(review.bodyZh)}</p>`}
      ${review.bodyEn && html`<p lang="en">${renderForeignLines(review.bodyEn)}</p>`}
    </section>
    ${review.screening && renderScreening(id, review.screening, me.rights)}
    <section class="card" aria-labelledby="effect">
      <h2 id="effect">What an approval does</h2>
      <p>${review.effect} ${review.note}</p>
      ${!(review.screening && isBlocked(review.screening)) && renderDecision(id, review.reviewSha256, me)}
    </section>`,
});

function renderDecision(id: string, reviewSha256: string, me: Me): Html {
  const needsPasskey = me.organisation?.approvalPolicy === 'MEMBERS_WITH_PASSKEY';
  const hasPasskey = me.passkeys.length > 0 && !me.passkeysUnavailable;
  const decide = (path: string, button: Html) => html`<form method="post" action="/deliveries/${id}/${path}">
    <input type="hidden" name="expectedReviewSha256" value="${reviewSha256}">
    ${button}
  </form>`;
  const sign = html`<button class="primary" data-needs-passkeys hidden>Approve with a passkey</button>`;
  return html`<div class="actions">
      ${hasPasskey && decide('sign', sign)}
      ${!needsPasskey && decide('approve', html`<button class="${hasPasskey ? '' : 'primary'}">Approve</button>`)}
      <a class="button" href="/deliveries">Not now</a>
    </div>
    ${
      needsPasskey &&
      html`<p class="caution">Your organisation requires a passkey to approve.
        ${!hasPasskey && (me.passkeysUnavailable ?? html`<a href="/passkeys">Add one first.</a>`)}</p>
        ${renderWithoutPasskeys()}`
    }`;
}
