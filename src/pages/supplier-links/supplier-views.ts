import { html } from 'hono/html';
import type { SupplierPage } from '#modules/sourcing/supplier-links/supplier-link-page.service.ts';
import { draftScript, style } from '../assets.ts';
import { type Html, renderForeignLines, renderForeignText } from '../text.ts';
import type { Filled } from './answer-form.ts';
import { renderAnswers } from './answer-views.ts';
import { type Language, type Texts, texts } from './supplier-words.ts';

/** `filled`: an answer that was not saved. */
export function renderRequestPage(
  page: SupplierPage,
  path: string,
  language: Language,
  filled: Filled | null = null,
): Html {
  const words = texts[language];
  const { reference, status, files, text, question, quoteBy, requested, expiresAt } = page;
  const fact = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return renderDocument(
    words.title(reference),
    words,
    html`${status === 'closed' && html`<p class="notice alert" role="status">${words.closed}</p>`}
      ${renderLanguages(path, language)}
      <section class="card" aria-labelledby="facts">
        <h2 id="facts">${words.facts}</h2>
        <dl class="facts">
          ${fact(words.replyBy, quoteBy ? renderDay(`${quoteBy}T00:00:00+08:00`, words) : words.noReplyDate)}
          ${requested && fact(words.currency, requested.currency)}
          ${fact(words.validUntil, renderDay(expiresAt.toISOString(), words))}
        </dl>
        ${status === 'open' && html`<p>${requested ? words.answer : words.reply}</p>`}
      </section>
      ${
        question &&
        html`<section class="card" aria-labelledby="question">
        <h2 id="question">${words.question}</h2>
        ${question.sentAt && html`<p class="hint">${renderDay(question.sentAt, words)}</p>`}
        <p class="message">${renderForeignLines(question.text[language])}</p>
      </section>`
      }
      <section class="card" aria-labelledby="files">
        <h2 id="files">${words.files}</h2>
        ${
          files.length === 0
            ? html`<p>${words.noFiles}</p>`
            : html`<ul class="files">${files.map((file) => renderFile(file, path, words))}</ul>`
        }
      </section>
      <section class="card" aria-labelledby="text">
        <h2 id="text">${words.text}</h2>
        <p class="message">${renderForeignLines(text[language])}</p>
      </section>
      ${renderAnswers(page, path, language, filled)}`,
    draftScript,
  );
}

function renderFile(file: SupplierPage['files'][number], path: string, words: Texts): Html {
  const { fileId, name, revision, sizeBytes, sha256 } = file;
  return html`<li>
    <h3>${renderForeignText(name)}</h3>
    <p>${words.revision} ${renderForeignText(revision)} · ${words.size(sizeBytes.toLocaleString('en-US'))}</p>
    <p class="hint">SHA-256 <code>${sha256}</code></p>
    <p><a class="button" href="${path}/files/${fileId}" download>${words.download}<span class="hidden"> ${renderForeignText(name)}</span></a></p>
  </li>`;
}

const renderLanguages = (path: string, current: Language): Html => html`<nav aria-label="${texts[current].languages}">
  <ul>
    ${(['zh', 'en'] as const).map(
      (language) =>
        html`<li><a href="${path}?lang=${language}" lang="${texts[language].tag}" hreflang="${texts[language].tag}"${
          language === current && html` aria-current="true"`
        }>${names[language]}</a></li>`,
    )}
  </ul>
</nav>`;
const names: Record<Language, string> = { zh: '中文', en: 'English' };

const renderDay = (iso: string, { date }: Texts): Html =>
  html`<time datetime="${iso}">${date.format(new Date(iso))}</time>`;

export type Problem = keyof Texts['problems'];
export function renderProblemPage(problem: Problem, language: Language): Html {
  const words = texts[language];
  const { title, text } = words.problems[problem];
  const other = texts[language === 'zh' ? 'en' : 'zh'];
  const translated = other.problems[problem];
  return renderDocument(
    title,
    words,
    html`<div class="card">
      <p>${text}</p>
      <p lang="${other.tag}">${translated.title}. ${translated.text}</p>
    </div>`,
  );
}

/** Without navigation: nothing else of the service concerns its reader. */
const renderDocument = (
  title: string,
  { tag, skip }: Texts,
  body: Html,
  script?: { path: string },
): Html => html`<!doctype html>
<html lang="${tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex, nofollow, noarchive">
    <meta name="referrer" content="no-referrer">
    <meta name="format-detection" content="telephone=no">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style.path}">
    ${script && html`<script src="${script.path}" defer></script>`}
  </head>
  <body>
    <a class="skip" href="#content">${skip}</a>
    <main id="content" tabindex="-1" class="narrow">
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`;
