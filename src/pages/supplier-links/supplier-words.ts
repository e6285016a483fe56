export type Language = 'en' | 'zh';

/** The language with the higher weight; Chinese where the browser names neither, because it is that of most factories. */
export function pickLanguage(asked: string | undefined, accepted: string | undefined): Language {
  if (asked === 'en' || asked === 'zh') return asked;
  const weights = { en: 0, zh: 0, other: 0 };
  for (const item of (accepted ?? '').toLowerCase().split(',')) {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2)) || 0;
    const language = /^zh\b/.test(tag) ? 'zh' : /^en\b/.test(tag) ? 'en' : 'other';
    if (tag !== '' && tag !== '*') weights[language] = Math.max(weights[language], weight);
  }
  if (weights.zh !== weights.en) return weights.zh > weights.en ? 'zh' : 'en';
  return weights.zh === 0 && weights.other > 0 ? 'en' : 'zh';
}

/** Codes of errors that have a text of their own, and all others. */
export const problemCodes = ['not_found', 'rate_limited', 'quota_reached', 'payload_too_large', 'other'] as const;

export type Texts = {
  tag: string;
  title: (reference: string) => string;
  skip: string;
  languages: string;
  closed: string;
  facts: string;
  replyBy: string;
  noReplyDate: string;
  currency: string;
  validUntil: string;
  files: string;
  noFiles: string;
  revision: string;
  size: (bytes: string) => string;
  download: string;
  text: string;
  question: string;
  reply: string;
  answer: string;
  date: Intl.DateTimeFormat;
  problems: Record<(typeof problemCodes)[number], { title: string; text: string }>;
};

const day = { dateStyle: 'long', timeZone: 'Asia/Shanghai' } as const;

export const texts: Record<Language, Texts> = {
  en: {
    tag: 'en',
    title: (reference) => `Request for quotation ${reference}`,
    skip: 'Skip to the content',
    languages: 'Language',
    closed: 'This request is closed. Quotations are no longer accepted.',
    facts: 'At a glance',
    replyBy: 'Reply by',
    noReplyDate: 'no date given',
    currency: 'Currency',
    validUntil: 'This page is available until',
    files: 'Files',
    noFiles: 'No files belong to this request.',
    revision: 'Revision',
    size: (bytes) => `${bytes} bytes`,
    download: 'Download',
    text: 'The request',
    question: 'Our latest question',
    reply: 'Please reply to the message in which you received this link.',
    answer: 'Please fill in the quotation below, or reply to the message in which you received this link.',
    date: new Intl.DateTimeFormat('en-GB', day),
    problems: {
      not_found: {
        title: 'This link is not available',
        text: 'It may have expired or been withdrawn. Please ask the sender of the message for a new one.',
      },
      rate_limited: { title: 'Too many requests', text: 'Please wait a minute, then open the page again.' },
      quota_reached: {
        title: 'Nothing more can be sent today',
        text: 'Nothing was saved. Please send it tomorrow, or reply to the message in which you received this link.',
      },
      payload_too_large: {
        title: 'Nothing was sent',
        text: 'The files are too large. Please go back and choose at most five files of at most 10 MB each.',
      },
      other: { title: 'The page cannot be shown at the moment', text: 'Please try again in a few minutes.' },
    },
  },
  zh: {
    tag: 'zh-CN',
    title: (reference) => `询价单 ${reference}`,
    skip: '跳至正文',
    languages: '语言',
    closed: '本次询价已结束，不再接受报价。',
    facts: '概览',
    replyBy: '回复截止',
    noReplyDate: '未指定日期',
    currency: '报价币种',
    validUntil: '本页面有效期至',
    files: '文件',
    noFiles: '本次询价没有附带文件。',
    revision: '版本',
    size: (bytes) => `${bytes}字节`,
    download: '下载',
    text: '询价内容',
    question: '我方最近的提问',
    reply: '请直接回复您收到此链接的那封邮件或消息。',
    answer: '请填写下方的报价，或直接回复您收到此链接的那封邮件或消息。',
    date: new Intl.DateTimeFormat('zh-CN', day),
    problems: {
      not_found: { title: '此链接无法使用', text: '链接可能已过期或已被撤回，请向发件人索取新的链接。' },
      rate_limited: { title: '访问过于频繁', text: '请稍候一分钟，再重新打开页面。' },
      quota_reached: { title: '今日提交次数已达上限', text: '内容未保存。请明天再提交，或直接回复收到此链接的消息。' },
      payload_too_large: { title: '未提交', text: '文件过大。请返回并选择最多五个文件，单个不超过 10 MB。' },
      other: { title: '页面暂时无法显示', text: '请过几分钟再试。' },
    },
  },
};
