declare module '*.csv' {
  import type { LocalizedString } from '@internationalized/string';

  const messages: Record<'en' | 'zh', Record<string, LocalizedString>>;
  export default messages;
}

declare module '*.css';
