import { html } from 'hono/html';
import type { Right } from '#kernel/rights.ts';
import { renderField } from '../layout.ts';
import { type Html, renderForeignText, renderTime } from '../text.ts';

type Match = { list: string; name: string; score: number; why: string[]; exact: boolean };
export type Screening = {
  listVersion: string;
  matches: Match[];
  note: string;
  confirmedBy: { label: string | null } | null;
  confirmedAt: string | null;
};

export const screeningFields =
  'screening { listVersion matches { list name score why exact } note confirmedBy { label } confirmedAt }';

export const isBlocked = ({ matches, confirmedAt }: Screening): boolean =>
  confirmedAt === null && matches.some(({ exact }) => exact);

export const renderScreening = (id: string, screening: Screening, rights: readonly Right[]): Html => html`<section
    class="card" aria-labelledby="screening">
  <h2 id="screening">Screening of the recipient</h2>
  ${screening.matches.length ? html`<ul>${screening.matches.map(renderMatch)}</ul>` : html`<p>No match.</p>`}
  <p>${screening.note} Version of the list: ${renderForeignText(screening.listVersion)}.</p>
  ${
    screening.confirmedAt &&
    html`<p>Confirmed by ${renderForeignText(screening.confirmedBy?.label ?? 'an owner')}, ${renderTime(screening.confirmedAt)}.</p>`
  }
  ${isBlocked(screening) && renderConfirmation(id, screening.listVersion, rights.includes('ADMINISTER'))}
</section>`;

const renderMatch = ({ list, name, score, why, exact }: Match): Html => html`<li>
  <strong>${renderForeignText(name)}</strong>, ${renderForeignText(list)}: ${exact ? 'exact match' : `score ${score}`}.
  ${renderForeignText(why.join(' '))}
</li>`;

const renderConfirmation = (id: string, listVersion: string, isOwner: boolean): Html =>
  isOwner
    ? html`<form method="post" action="/deliveries/${id}/screening">
        <input type="hidden" name="listVersion" value="${listVersion}">
        ${renderField({
          id: 'reason',
          label: 'Reason',
          value: '',
          hint: 'What you have checked, in 10 to 500 characters. It is written to the audit log.',
          attributes: html`required minlength="10" maxlength="500" autocomplete="off"`,
        })}
        <button>Confirm the match</button>
      </form>`
    : html`<p class="caution">An owner of your organisation must confirm the match.</p>`;
