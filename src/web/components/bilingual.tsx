import messages from '../app/messages.csv';
import { useMessages } from '../app/messages.ts';

/** Sections are separated by an empty line. */
const toSections = (text: string | null): string[] => text?.trim().split(/\n\s*\n/) ?? [];

type Props = { en: string | null; zh: string | null };

/** Both languages side by side, section by section, where they have the same number of sections. */
export function Bilingual({ en, zh }: Props) {
  const t = useMessages(messages);
  const [english, chinese] = [toSections(en), toSections(zh)];
  const isAligned = english.length === chinese.length;
  const rows = isAligned ? english.map((section, i) => [section, chinese[i] ?? '']) : [[en ?? '', zh ?? '']];
  const hasBoth = Boolean(en && zh);
  return (
    <div className={hasBoth ? 'bilingual' : 'bilingual single'}>
      {en && <p className="bilingual-head">{t('bilingual.english')}</p>}
      {zh && <p className="bilingual-head">{t('bilingual.chinese')}</p>}
      {hasBoth && !isAligned && <p className="bilingual-note quiet small">{t('bilingual.unaligned')}</p>}
      {rows.map(([first = '', second = ''], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity and never move.
        <div className="bilingual-row" key={i}>
          {en && (
            <p className="message" lang="en">
              {first}
            </p>
          )}
          {zh && (
            <p className="message" lang="zh-CN">
              {second}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
