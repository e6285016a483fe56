import { useLanguage } from './messages.ts';

type Titled = { title: string; titleZh: string | null };
type Summed = { summary: string; summaryZh: string | null };

/** Guides and stages have texts in both languages; a missing Chinese one falls back to English. */
export function useTexts() {
  const isChinese = useLanguage().language === 'zh';
  return {
    inLanguage: <Value>(english: Value, chinese: Value): Value => (isChinese ? chinese : english),
    titleOf: ({ title, titleZh }: Titled): string => (isChinese && titleZh ? titleZh : title),
    summaryOf: ({ summary, summaryZh }: Summed): string => (isChinese && summaryZh ? summaryZh : summary),
  };
}
