type Addresses = { contactEmail?: string | null | undefined; contactWechat?: string | null | undefined };

/** E-mail wherever there is an address, because messages by WeChat are sent by a person. */
export const pickChannel = (contact: Addresses | null): 'email' | 'wechat' =>
  !contact?.contactEmail && contact?.contactWechat ? 'wechat' : 'email';

export const findAddress = (contact: Addresses | null, channel: 'email' | 'wechat'): string | null =>
  (channel === 'email' ? contact?.contactEmail : contact?.contactWechat) || null;
