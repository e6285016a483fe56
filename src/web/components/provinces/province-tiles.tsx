import { useFormat } from '../../app/format.ts';
import messages from '../../app/messages.csv';
import { useLanguage, useMessages } from '../../app/messages.ts';
import { provinces } from './provinces.ts';
import './provinces.css';

const levels = 5;

/** Few provinces have most of the factories, so the steps of colour follow the logarithm. */
const toLevel = (count: number, most: number): number =>
  count === 0 ? 0 : Math.max(1, Math.ceil((levels * Math.log1p(count)) / Math.log1p(most)));

type Counts = readonly { value: string | null; count: number }[];
type Props = {
  label: string;
  /** Factories of each region, by its English name. */
  counts: Counts;
  chosen: readonly string[];
  onToggle: (region: string, isChosen: boolean) => void;
};

/** A tile for each province, placed as on a map. */
export function ProvinceTiles({ label, counts, chosen, onToggle }: Props) {
  const t = useMessages(messages);
  const format = useFormat();
  const { language } = useLanguage();
  const counted = new Map(counts.map(({ value, count }) => [value, count]));
  const most = Math.max(1, ...provinces.map(({ en }) => counted.get(en) ?? 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form.
    <div className="tiles" role="group" aria-label={label}>
      {provinces.map(({ en, zh, code, column, row }) => {
        const count = counted.get(en) ?? 0;
        const name = language === 'zh' ? zh : en;
        return (
          <button
            key={en}
            type="button"
            className={`tile level-${toLevel(count, most)}`}
            style={{ gridColumn: column, gridRow: row }}
            title={name}
            aria-pressed={chosen.includes(en)}
            onClick={() => onToggle(en, !chosen.includes(en))}
          >
            <span className="hidden">{t('map.tile', { name, count })}</span>
            <span className="tile-name" lang="zh" aria-hidden="true">
              {zh}
            </span>
            <span className="tile-code" aria-hidden="true">
              {code}
            </span>
            <span className="number" aria-hidden="true">
              {format.number(count)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

export function ProvinceLegend() {
  const t = useMessages(messages);
  return (
    <span className="row small quiet" aria-hidden="true">
      {t('map.fewer')}
      <span className="legend">
        {Array.from({ length: levels + 1 }, (_, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the step is its identity.
          <span key={level} className={`level-${level}`} />
        ))}
      </span>
      {t('map.more')}
    </span>
  );
}
