import { useState } from 'react';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Check } from '../../components/fields/check.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { type Factory, type Form, limits } from './form.ts';
import messages from './messages.csv';
import { type Draft, type FoundFactory, findFactoriesQuery } from './quote-request.operations.ts';

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

function FactorySearch({ factories, onChange }: SearchProps) {
  const t = useMessages(messages);
  const [q, setQ] = useState('');
  const [{ data, error }, reload] = useQuery({ query: findFactoriesQuery, variables: { filter: q ? { q } : {} } });
  const rows = data?.factories.nodes;
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
  return (
    <div className="stack tight">
      <SearchField label={t('factories.search')} value={q} onChange={setQ} />
      <p className="small quiet">{t('factories.count', { count: factories.length, max: maxFactories })}</p>
      {error && <Problem error={error} retry={reload} />}
      {!rows && !error && <Skeleton />}
      {rows?.length === 0 && <Empty title={t('factories.notFound')} />}
      {rows && rows.length > 0 && <Table label={t('factories')} columns={columns} rows={rows} />}
    </div>
  );
}
