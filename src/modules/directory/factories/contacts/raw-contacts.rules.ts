/** `contactedNote` is no contact. */
const contactName =
  /contact(?!ed)|e-?mail|phone|mobile|wechat|weixin|whatsapp|skype|address|联系|电话|手机|邮箱|微信|地址|负责人|法人|法定代表|姓名/i;
const contactWord = /(?:^|[^a-z])(?:tel|fax|qq|cell)(?:$|[^a-z])/i;

/** An e-mail address, an international number or a Chinese mobile number in any field. */
const contactValue =
  /[^\s@]@[^\s@.]{1,255}\.|(?<!\d)\+\d(?:[\s()-]{0,2}\d){7,14}|(?<!\d)1[3-9]\d(?:[\s-]?\d{4}){2}(?!\d)/;

const isContactValue = (value: unknown): boolean => typeof value === 'string' && contactValue.test(value);

const isContactName = (name: string): boolean => contactName.test(name) || contactWord.test(splitWords(name));

const splitWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function hasContacts(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasContacts);
  if (!isObject(value)) return isContactValue(value);
  return Object.entries(value).some(([name, part]) => (isContactName(name) ? !isEmpty(part) : hasContacts(part)));
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' ? value === null || Object.values(value).every(isEmpty) : value === '';

export function removeContacts(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isContactName(name) || isContactValue(value) ? [] : [[name, removeNestedContacts(value)]],
    ),
  );
}

function removeNestedContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((part) => !isContactValue(part)).map(removeNestedContacts);
  return isObject(value) ? removeContacts(value) : value;
}
