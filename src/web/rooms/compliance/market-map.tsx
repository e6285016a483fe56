import { lazy, Suspense } from 'react';
import { useMessages } from '../../app/messages.ts';
import { Panel } from '../../components/panel.tsx';
import { countriesOfMarkets } from '../../components/world/markets.ts';
import type { Requirement } from './compliance.operations.ts';
import messages from './messages.csv';
import type { Product } from './product.ts';

const WorldMap = lazy(() => import('../../components/world/world-map.tsx'));
const steps = 5;

type Props = { markets: Product['markets']; requirements: readonly Requirement[] };

/** How many rules apply in each chosen market, as a map and in words. */
export function MarketMap({ markets, requirements }: Props) {
  const t = useMessages(messages);
  const counts = markets.map((market) => ({
    market,
    count: requirements.filter((one) => applies(one, market)).length,
  }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const levels = new Map(
    counts.flatMap(({ market, count }) =>
      (countriesOfMarkets[market] ?? []).map((id) => [id, Math.max(1, Math.ceil((steps * count) / most))] as const),
    ),
  );
  return (
    <Panel title={t('map')}>
      <div className="world-frame">
        <Suspense fallback={null}>
          <WorldMap label={t('map.label')} levels={levels} />
        </Suspense>
      </div>
      <ul className="row small">
        {counts.map(({ market, count }) => (
          <li key={market}>
            <strong>{t(`market.${market}`)}</strong> {t('map.rules', { count })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const applies = ({ market, status }: Requirement, of: string): boolean =>
  market === of && (status === 'required' || status === 'likely');
