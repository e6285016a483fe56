import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Pager } from '../../components/pager.tsx';
import { Empty, Skeleton } from '../../components/states.tsx';
import { Table } from '../../components/table.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { type ColumnName, columnNames, defaultColumns, useColumns } from './columns.tsx';
import type { FacetCounts, FactoriesData, FactoryFilter } from './factories.operations.ts';
import messages from './messages.csv';
import { toOrder, type View } from './view.ts';

const ProvinceMap = lazy(() => import('./overview/province-map.tsx'));
const Charts = lazy(() => import('./overview/charts.tsx'));

const shows = ['table', 'map', 'charts'] as const;

type Props = { view: View; filter: FactoryFilter; found: FactoriesData | undefined; counts: FacetCounts | undefined };

/** The same factories as rows, by province or as charts. */
export function Results({ view, filter, found, counts }: Props) {
  const t = useMessages(messages);
  const show = view.state.oneOf('show', shows);
  return (
    <>
      <div className="row apart">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form. */}
        <div className="segments" role="group" aria-label={t('show')}>
          {shows.map((one) => (
            <Button
              key={one}
              kind="bare"
              aria-pressed={one === show}
              onPress={() => view.state.change({ show: one === 'table' ? null : one })}
            >
              {t(`show.${one}`)}
            </Button>
          ))}
        </div>
        {show === 'table' && <TableTools view={view} />}
      </div>
      <Suspense fallback={<Skeleton lines={9} />}>
        {show === 'table' && <Rows view={view} found={found} />}
        {show === 'map' && <ProvinceMap view={view} counts={counts} />}
        {show === 'charts' && <Charts filter={filter} />}
      </Suspense>
    </>
  );
}

const readColumns = (view: View): ColumnName[] => {
  const given = view.search['columns'] ?? [];
  const known = given.flatMap((name) => columnNames.filter((column) => column === name));
  return known.length ? known : defaultColumns;
};

const orders = ['', 'RELEVANCE', 'CONFIDENCE', 'NAME', 'MIN_QUANTITY', 'LEAD_TIME', 'UPDATED_AT'] as const;

function TableTools({ view }: { view: View }) {
  const t = useMessages(messages);
  const [isChoosing, setChoosing] = useState(false);
  const hasWords = Boolean(view.state.text('q'));
  const options = orders
    .filter((order) => hasWords || order !== 'RELEVANCE')
    .map((value) => ({ value, label: value ? t(`order.${value}`) : t('order.default') }));
  return (
    <div className="row table-tools">
      <Select
        label={t('order')}
        options={options}
        value={toOrder(view.search)?.field ?? ''}
        onChange={(order) => view.change({ order, direction: order === 'UPDATED_AT' ? 'DESC' : null })}
      />
      <Button onPress={() => setChoosing(true)}>{t('columns')}</Button>
      <ColumnDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        chosen={readColumns(view)}
        onChange={(columns) => view.state.change({ columns })}
      />
    </div>
  );
}

function Rows({ view, found }: Pick<Props, 'view' | 'found'>) {
  const t = useMessages(messages);
  const columns = useColumns(readColumns(view));
  if (!found) return <Skeleton lines={12} />;
  if (!found.nodes.length) {
    return (
      <div className="panel">
        <Empty title={t('empty')}>
          <p>{t('empty.hint')}</p>
          <Button onPress={() => view.state.change({ q: null })}>{t('empty.words')}</Button>
        </Empty>
      </div>
    );
  }
  return (
    <>
      <div className="panel">
        <Table
          label={t('title')}
          columns={columns}
          rows={found.nodes}
          order={toOrder(view.search)}
          onOrder={({ field, direction }) => view.change({ order: field, direction })}
        />
      </div>
      <Pager page={found.pageInfo} total={found.totalCount} search={view.state} />
    </>
  );
}
