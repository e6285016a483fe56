const token = /(?<=\/s\/)[\w-]{43}/g;

/** The tokens of the supplier links in the text of a message. */
export const tokensIn = (text: string): string[] => [...text.matchAll(token)].map(([found]) => found);

/** The text as it is stored and reviewed: without the tokens of its links. */
export const withoutTokens = (text: string): string => text.replaceAll(token, '…');

/** What stands below the text of a message without files. */
export const linkPassages = {
  en: '\n\nThis request online: http://gateway.test/s/…\nThe link is meant for your company alone. Please do not forward it.',
  zh: '\n\n在线查看本询价：http://gateway.test/s/…\n此链接仅供贵司使用，请勿转发。',
};
