import { useState } from 'react';
import { useQuery } from 'urql';
import { useLanguage, useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Check } from '../../components/fields/check.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { ProvinceTiles } from '../../components/provinces/province-tiles.tsx';
import { toRegionName } from '../../components/provinces/provinces.ts';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { type Factory, type Form, limits } from './form.ts';
import messages from './messages.csv';
import { countProvincesQuery, type Draft, type FoundFactory, findFactoriesQuery } from './quote-request.operations.ts';

const maxFactories = 5;
const ways = ['shortlist', 'chosen'] as const;

type Props = { form: Form; shortlist: Draft['shortlist']; onChange: (changed: Partial<Form>) => void };

export function Factories({ form: { factories, matchLimit }, shortlist, onChange }: Props) {
  const t = useMessages(messages);
  const listed = shortlist.map(({ factoryId, nameEn }) => ({ id: factoryId, name: nameEn }));
  return (
    <Panel title={t('factories')}>
      <div className="fields">
        <Select
          label={t('factories.way')}
          options={ways.map((value) => ({ value, label: t(`factories.${value}`) }))}
          value={factories ? 'chosen' : 'shortlist'}
          onChange={(way) => onChange({ factories: way === 'chosen' ? listed : null })}
        />
        {!factories && (
          <Select
            label={t('factories.limit')}
            options={limits.map((value) => ({ value, label: value }))}
            value={matchLimit}
            onChange={(limit) => onChange({ matchLimit: limit })}
          />
        )}
      </div>
      <Shortlist
        shortlist={shortlist}
        onLeaveOut={(id) => onChange({ factories: (factories ?? listed).filter((one) => one.id !== id) })}
      />
      {factories && <FactorySearch factories={factories} onChange={(chosen) => onChange({ factories: chosen })} />}
    </Panel>
  );
}

type ShortlistProps = { shortlist: Draft['shortlist']; onLeaveOut: (id: string) => void };

function Shortlist({ shortlist, onLeaveOut }: ShortlistProps) {
  const t = useMessages(messages);
  if (!shortlist.length) return <p className="quiet">{t('shortlist.none')}</p>;
  return (
    <ol className="shortlist">
      {shortlist.map(({ factoryId, nameEn, nameZh, why }) => (
        <li key={factoryId}>
          <span className="row apart">
            <span>
              <strong>{nameEn}</strong> {nameZh && <span lang="zh-CN">{nameZh}</span>}
            </span>
            <Button
              kind="bare"
              onPress={() => onLeaveOut(factoryId)}
              aria-label={t('shortlist.leaveOutName', { name: nameEn })}
            >
              {t('shortlist.leaveOut')}
            </Button>
          </span>
          <ul className="small quiet">
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type SearchProps = { factories: Factory[]; onChange: (factories: Factory[]) => void };

/** By words, by provinces on the map, and one by one in the table. */
function FactorySearch({ factories, onChange }: SearchProps) {
  const t = useMessages(messages);
  const [q, setQ] = useState('');
  const [regions, setRegions] = useState<readonly string[]>([]);
  const words = q ? { q } : {};
  const [{ data, error }, reload] = useQuery({
    query: findFactoriesQuery,
    variables: { filter: { ...words, ...(regions.length > 0 && { region: [...regions] }) } },
  });
  return (
    <div className="stack tight">
      <SearchField label={t('factories.search')} value={q} onChange={setQ} />
      <FactoryMap
        filter={words}
        chosen={regions}
        onToggle={(region, isChosen) =>
          setRegions(isChosen ? [...regions, region] : regions.filter((one) => one !== region))
        }
      />
      <p className="small quiet">{t('factories.count', { count: factories.length, max: maxFactories })}</p>
      {error && <Problem error={error} retry={reload} />}
      {!data && !error && <Skeleton />}
      {data && <FoundFactories {...data.factories} factories={factories} onChange={onChange} />}
    </div>
  );
}

type FoundProps = SearchProps & { nodes: readonly FoundFactory[]; totalCount: number };

function FoundFactories({ nodes, totalCount, factories, onChange }: FoundProps) {
  const t = useMessages(messages);
  const columns: Column<FoundFactory>[] = [
    {
      id: 'name',
      label: t('column.factory'),
      isMain: true,
      render: ({ id, nameEn }) => {
        const isChosen = factories.some((one) => one.id === id);
        return (
          <Check
            label={nameEn}
            isChecked={isChosen}
            isDisabled={!isChosen && factories.length >= maxFactories}
            onChange={(isChecked) =>
              onChange(isChecked ? [...factories, { id, name: nameEn }] : factories.filter((one) => one.id !== id))
            }
          />
        );
      },
    },
    { id: 'zh', label: t('column.chinese'), render: ({ nameZh }) => nameZh && <span lang="zh-CN">{nameZh}</span> },
    { id: 'city', label: t('column.city'), render: ({ city }) => city },
    {
      id: 'processes',
      label: t('column.processes'),
      render: ({ processes }) => processes.map((process) => t(`process.${process}`)).join(', '),
    },
  ];
  if (nodes.length === 0) return <Empty title={t('factories.notFound')} />;
  return (
    <>
      <Table label={t('factories')} columns={columns} rows={nodes} />
      {totalCount > nodes.length && (
        <p className="small quiet">{t('factories.more', { shown: nodes.length, total: totalCount })}</p>
      )}
    </>
  );
}

type MapProps = Pick<Parameters<typeof ProvinceTiles>[0], 'chosen' | 'onToggle'> & { filter: { q?: string } };

/** The counts follow the words, not the chosen provinces, so that others stay possible. */
function FactoryMap({ filter, chosen, onToggle }: MapProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [{ data, error }, reload] = useQuery({ query: countProvincesQuery, variables: { filter }, pause: !isOpen });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('factories.map')}
        {chosen.length > 0 && `: ${chosen.map((region) => toRegionName(region, language)).join(', ')}`}
      </summary>
      {error && <Problem error={error} retry={reload} />}
      {isOpen && !data && !error && <Skeleton lines={6} />}
      {data && (
        <ProvinceTiles
          label={t('factories.map')}
          counts={data.factoryFacets.region}
          chosen={chosen}
          onToggle={onToggle}
        />
      )}
    </details>
  );
}
