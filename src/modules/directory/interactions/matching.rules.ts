/** Domains of mailbox and shop providers, which do not identify a factory. `*` stands for any country. */
const shared = [
  ...['qq.com', 'foxmail.com', '163.com', '126.com', 'yeah.net', '188.com', '139.com', '189.cn', 'wo.cn', '21cn.com'],
  ...['sina.com', 'sina.cn', 'sohu.com', 'tom.com', 'aliyun.com', '263.net', 'hinet.net', 'pchome.com.tw'],
  ...['gmail.com', 'googlemail.com', 'outlook.*', 'hotmail.*', 'live.*', 'msn.com', 'yahoo.*', 'ymail.com', 'aol.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'zoho.com', 'gmx.*', 'mail.com'],
  ...['mail.ru', 'yandex.*', 'naver.com', 'hanmail.net', 'daum.net', 'fastmail.com', 'tutanota.com', 'web.de'],
  ...['alibaba.com', '1688.com', 'taobao.com', 'tmall.com', 'aliexpress.com', 'made-in-china.com', 'globalsources.com'],
  ...['jd.com', 'hc360.com', 'dhgate.com', 'amazon.*', 'ebay.*', 'weidian.com', 'wixsite.com', 'weebly.com'],
  ...['facebook.com', 'linkedin.com', 'instagram.com', 'weixin.qq.com', 'wordpress.com', 'blogspot.com', 'github.io'],
];

export const sharedDomain = `^(.+\\.)?(${shared
  .map((domain) => domain.replaceAll('.', '\\.').replace('*', '(com?\\.)?[a-z]+'))
  .join('|')})$`;

const sharedPattern = new RegExp(sharedDomain);
export const isSharedDomain = (domain: string): boolean => sharedPattern.test(domain);
