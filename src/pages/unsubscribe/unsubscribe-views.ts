import { html } from 'hono/html';
import { style } from '../assets.ts';
import type { Language } from '../supplier-links/supplier-words.ts';
import type { Html } from '../text.ts';

type Step = 'question' | 'done' | 'unknown' | 'problem';
type Texts = Record<Step, string> & { tag: string; title: string; button: string };

const texts: Record<Language, Texts> = {
  en: {
    tag: 'en',
    title: 'Mail notifications',
    question: 'Stop all mail notifications to your address from this organisation?',
    button: 'Stop the mails',
    done: 'Done. You get no more mail notifications from this organisation. Signed in, you can ask for them again.',
    unknown: 'This link is not valid. Please copy it from the mail again.',
    problem: 'This did not work. Please try again in a minute.',
  },
  zh: {
    tag: 'zh-CN',
    title: '邮件通知',
    question: '停止接收此组织发送的所有邮件通知？',
    button: '停止接收',
    done: '已完成。您将不再收到此组织的邮件通知。登录后可重新订阅。',
    unknown: '此链接无效，请从邮件中重新复制。',
    problem: '操作未成功，请稍后重试。',
  },
};

/** The form posts to the address of the page. */
export function renderUnsubscribePage(step: Step, language: Language): Html {
  const words = texts[language];
  return html`<!doctype html>
<html lang="${words.tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${words.title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style.path}">
  </head>
  <body>
    <main id="content" class="narrow">
      <h1>${words.title}</h1>
      <section class="card">
        <p role="status">${words[step]}</p>
        ${step === 'question' && html`<form method="post"><button class="primary">${words.button}</button></form>`}
      </section>
    </main>
  </body>
</html>`;
}
