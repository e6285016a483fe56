import { useLanguage } from '../../app/messages.ts';

type Titled = { title: string; titleZh: string | null };
type Summed = { summary: string; summaryZh: string | null };

/** Guides have a title and a summary in both languages; a missing Chinese one falls back to English. */
export function useTitles() {
  const isChinese = useLanguage().language === 'zh';
  return {
    titleOf: ({ title, titleZh }: Titled): string => (isChinese && titleZh ? titleZh : title),
    summaryOf: ({ summary, summaryZh }: Summed): string => (isChinese && summaryZh ? summaryZh : summary),
  };
}
