import { type LocalizedString, LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { createContext, useContext, useMemo } from 'react';

export type Language = 'en' | 'zh';
export type Messages = Record<Language, Record<string, LocalizedString>>;
export type Translate = (key: string, args?: Record<string, string | number>) => string;

export const locales: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN' };

const stored = 'language';

/** The choice of this browser, else the language that the browser asks for. */
export function readLanguage(): Language {
  const chosen = localStorage.getItem(stored) ?? navigator.language;
  return chosen.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

export const storeLanguage = (language: Language): void => localStorage.setItem(stored, language);

type Choice = { language: Language; choose: (language: Language) => void };
export const LanguageContext = createContext<Choice>({ language: 'en', choose: () => {} });
export const useLanguage = (): Choice => useContext(LanguageContext);

/** Texts of a room. An unknown key throws. */
export function useMessages(messages: Messages): Translate {
  const { language } = useLanguage();
  return useMemo(() => {
    const formatter = new LocalizedStringFormatter(locales[language], new LocalizedStringDictionary(messages, 'en'));
    return (key, args) => formatter.format(key, args);
  }, [messages, language]);
}
