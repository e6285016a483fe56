import { canonicalizeJson } from '#kernel/hash.ts';
import { toSingleLine } from '#kernel/text.ts';
import type { NotificationKind, NotificationLanguage } from '../notification.schema.ts';
import { buildUnsubscribeUrl } from '../unsubscribe-token.rules.ts';

/** `replies`: mails of factories from which no answer was read. */
export type NewsKind = NotificationKind | 'replies';
/** Records of one kind and project that a mail tells of. */
export type News = { kind: NewsKind; projectName: string; recordIds: string[] };

type Texts = {
  subjects: Record<NewsKind, (count: number) => string>;
  mixed: string;
  more: (count: number) => string;
  line: (project: string, what: string) => string;
  footer: (url: string) => string;
};

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const texts: Record<NotificationLanguage, Texts> = {
  en: {
    subjects: {
      answers: (count) => plural(count, 'answer of a supplier has arrived', 'answers of suppliers have arrived'),
      replies: (count) =>
        plural(count, 'message was answered by mail without a price', 'messages were answered by mail without a price'),
      approvals: (count) => plural(count, 'message waits for approval', 'messages wait for approval'),
      failures: (count) =>
        plural(count, 'message failed, or its outcome is unknown', 'messages failed, or their outcome is unknown'),
    },
    mixed: 'News of your projects',
    more: (count) => `And ${count} more.`,
    line: (project, what) => `${project}: ${what}.`,
    footer: (url) => `You get this mail because you asked for it. Stop all such mails: ${url}`,
  },
  zh: {
    subjects: {
      answers: (count) => `收到${count}份供应商答复`,
      replies: (count) => `${count}条消息收到邮件回复，其中没有读出价格`,
      approvals: (count) => `${count}条消息等待批准`,
      failures: (count) => `${count}条消息发送失败或结果不明`,
    },
    mixed: '您的项目有新动态',
    more: (count) => `另有${count}项。`,
    line: (project, what) => `${project}：${what}。`,
    footer: (url) => `您订阅了此类邮件。如需停止接收：${url}`,
  },
};

const maxLines = 10;

type Written = { from: string; to: string; news: readonly News[]; language: NotificationLanguage | null };

/** Plain text: names of projects, numbers and links. The payload as the mailer takes it, without the token. */
export function renderMail({ from, to, news, language }: Written, publicUrl: string): string {
  const languages = language === null ? (['en', 'zh'] as const) : [language];
  const unsubscribeUrl = buildUnsubscribeUrl(publicUrl);
  const render = (language: NotificationLanguage) => {
    const { line, more, footer } = texts[language];
    const passages = news.slice(0, maxLines).map((one) => {
      const what = texts[language].subjects[one.kind](one.recordIds.length);
      return `${line(toSingleLine(one.projectName), what)}\n${publicUrl}${buildPath(one)}`;
    });
    const rest = news.length - maxLines;
    return [...passages, ...(rest > 0 ? [more(rest)] : []), footer(unsubscribeUrl)].join('\n\n');
  };
  return canonicalizeJson({
    from,
    to,
    subject: languages.map((language) => renderSubject(news, texts[language])).join(' / '),
    text: `${languages.map(render).join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

function renderSubject(news: readonly News[], { subjects, mixed }: Texts): string {
  const [kind, ...others] = new Set(news.map((one) => one.kind));
  if (kind === undefined || others.length) return mixed;
  return subjects[kind](news.reduce((count, { recordIds }) => count + recordIds.length, 0));
}

/** Of the dashboard. */
function buildPath({ kind, recordIds }: News): string {
  const room = kind === 'answers' ? '/answers' : '/review';
  const [only, ...others] = recordIds;
  return only === undefined || others.length ? room : `${room}/${only}`;
}
