import { html } from 'hono/html';
import { Incoterm } from '#kernel/enums.ts';
import { sha256 } from '#kernel/hash.ts';
import { AnswerFileType } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import type { SupplierPage } from '#modules/sourcing/supplier-links/supplier-link-page.service.ts';
import { renderField, renderNotice } from '../layout.ts';
import { type Html, renderForeignText } from '../text.ts';
import { type Filled, fillAnswerForm, listQuantities, nameOf, namePrice } from './answer-form.ts';
import { type AnswerTexts, answerTexts } from './answer-words.ts';
import type { Language } from './supplier-words.ts';

type Line = SupplierPage['lines'][number];

/** Nothing for a request that takes no answer by its link. */
export function renderAnswers(page: SupplierPage, path: string, language: Language, filled: Filled | null): Html {
  const words = answerTexts[language];
  const { answer, requested, status } = page;
  if (!requested) return html``;
  return html`${answer && renderSent(answer, words)}
    ${status === 'open' && renderForms(page, path, language, filled ?? fillAnswerForm(page))}`;
}

const renderSent = (
  { version, status, createdAt, offer, files }: NonNullable<SupplierPage['answer']>,
  words: AnswerTexts,
): Html => html`<section class="card" id="answer" aria-labelledby="sent">
  <h2 id="sent">${words.sent}</h2>
  <p><strong>${words.statuses[status]}</strong></p>
  <p>${words.version(version)} · <time datetime="${createdAt}">${words.time.format(new Date(createdAt))}</time></p>
  ${
    offer
      ? html`<ul>${offer.lines.map(
          ({ description, quantity, unitPrice }) =>
            html`<li>${renderForeignText(description)} × ${quantity}: ${unitPrice ?? words.noPrice} ${unitPrice && offer.currency}</li>`,
        )}</ul>`
      : html`<p>${words.declined}</p>`
  }
  ${
    files.length > 0 &&
    html`<h3>${words.files}</h3>
    <ul>${files.map((file) => html`<li>${renderFileName(file, words)}</li>`)}</ul>`
  }
</section>`;

function renderForms({ lines, answer, uploads }: SupplierPage, path: string, language: Language, filled: Filled): Html {
  const words = answerTexts[language];
  const action = `${path}/answers?lang=${language}`;
  const { values, wrong } = filled;
  const field = (name: string, label: string, attributes: Html = html``, hint?: string) =>
    renderField({
      ...{ id: name, name, label, attributes, value: values.get(name) ?? '' },
      ...(hint && { hint }),
      problem: wrong.has(name) ? words.problem : undefined,
    });
  const [figure, whole] = [html`inputmode="decimal" maxlength="20"`, html`inputmode="numeric" maxlength="9"`];
  const renderLine = (line: Line) => html`<fieldset>
    <legend>${renderForeignText(line.description)}</legend>
    ${listQuantities(line).map((quantity) => field(namePrice(line, quantity), words.unitPrice(quantity), figure))}
    ${field(nameOf('toolingCost', line), words.toolingCost, figure)}
    ${field(nameOf('moq', line), words.moq, whole)}
    ${field(nameOf('leadTimeLow', line), words.leadTimeLow, whole)}
    ${field(nameOf('leadTimeHigh', line), words.leadTimeHigh, whole)}
    ${field(nameOf('lineNote', line), words.lineNote, html`maxlength="500"`)}
  </fieldset>`;
  return html`<section class="card" aria-labelledby="quote">
      <h2 id="quote">${answer ? words.again : words.quote}</h2>
      ${wrong.size > 0 && renderNotice(wrong.has('lines') ? words.noPriceGiven : words.problems, 'alert')}
      <p class="hint">${words.intro}</p>
      ${renderDraft(words)}
      <form method="post" action="${action}" enctype="multipart/form-data" data-draft="${sha256(path).slice(0, 16)}"
        data-answers="${answer?.version ?? 0}" ${filled.isRefilled && html`data-refilled`}>
        ${field('currency', words.currency, html`required maxlength="3" autocapitalize="characters" spellcheck="false"`, words.currencyHint)}
        ${lines.map(renderLine)}
        ${renderIncoterms(values.get('incoterm'), words)}
        ${field('namedPlace', words.namedPlace, html`maxlength="120"`)}
        ${field('validUntil', words.validUntil, html`type="date"`)}
        ${field('sampleLeadTimeDays', words.sampleLeadTimeDays, whole)}
        ${field('paymentTerms', words.paymentTerms, html`maxlength="300"`)}
        ${field('note', words.note, html`maxlength="2000"`)}
        ${renderFiles(uploads, words, filled)}
        <button class="primary">${words.send}</button>
      </form>
    </section>
    <section class="card" aria-labelledby="declining">
      <h2 id="declining">${words.decline}</h2>
      <form method="post" action="${action}">
        <input type="hidden" name="decline" value="yes">
        ${field('reason', words.reason, html`maxlength="400"`)}
        <button>${words.sendDecline}</button>
      </form>
    </section>`;
}

/** Shown by the script where a draft was kept on the device of the supplier. */
const renderDraft = (words: AnswerTexts): Html => html`<div class="notice" id="draft" hidden
    data-restored="${words.draftRestored}" data-offline="${words.draftOffline}" data-online="${words.draftOnline}">
    <p role="status"></p>
    <button type="button">${words.draftDiscard}</button>
  </div>`;

const extensions = '.pdf,.xlsx,.jpg,.jpeg,.png,.webp';

const renderFiles = (uploads: SupplierPage['uploads'], words: AnswerTexts, { fileIds, wrong }: Filled): Html => html`${
  uploads.length > 0 &&
  html`<fieldset>
    <legend>${words.uploads}</legend>
    ${uploads.map(
      (file) => html`<div class="choice">
      <input type="checkbox" id="file-${file.fileId}" name="fileId" value="${file.fileId}"${fileIds.has(file.fileId) && html` checked`}>
      <label for="file-${file.fileId}">${renderFileName(file, words)}</label>
    </div>`,
    )}
  </fieldset>`
}
  ${renderField({
    ...{ id: 'answer-files', name: 'files', label: words.files, value: '', hint: words.filesHint },
    attributes: html`type="file" multiple accept="${[extensions, ...AnswerFileType.options].join()}"`,
    problem: wrong.has('files') ? words.filesProblem : undefined,
  })}`;

const renderFileName = ({ name, sizeBytes }: SupplierPage['uploads'][number], words: AnswerTexts): Html =>
  html`${renderForeignText(name)} · ${words.size(sizeBytes.toLocaleString('en-US'))}`;

const renderIncoterms = (chosen: string | undefined, words: AnswerTexts): Html => html`<div class="field">
  <label for="incoterm">${words.incoterm}</label>
  <select id="incoterm" name="incoterm">
    <option value="">${words.noIncoterm}</option>
    ${Incoterm.options.map((term) => html`<option${term === chosen && html` selected`}>${term}</option>`)}
  </select>
</div>`;
