const address = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const site = String.raw`(?:https?:\/\/|www\.)\S+`;
const phone = String.raw`\+\d[\d\s()-]{6,20}\d`;
const labelled = String.raw`(?<=(?:tel|phone|mobile|mob|fax|whatsapp|wechat|skype|qq|微信|电话|手机|传真)\s{0,3}[:.]?\s{0,3})[\w+][\w+()-]{4,30}`;
const contact = new RegExp(`${address}|${site}|${phone}|${labelled}`, 'gi');

/** Without addresses and numbers of persons. Of the same length, so that places hold in both. */
export const maskContacts = (text: string): string => text.replace(contact, (written) => '*'.repeat(written.length));
