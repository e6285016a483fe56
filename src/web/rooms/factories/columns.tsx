import { Link } from '@tanstack/react-router';
import { useFormat } from '../../app/format.ts';
import { useLanguage, useMessages } from '../../app/messages.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { toRegionName } from '../../components/provinces/provinces.ts';
import type { Column } from '../../components/table.tsx';
import type { FactoryRow } from './factories.operations.ts';
import { readLeadTime } from './fields.ts';
import { useValueLabel } from './labels.ts';
import messages from './messages.csv';

export const columnNames = [
  'name',
  'place',
  'processes',
  'minimum',
  'leadTime',
  'confidence',
  'answered',
  'certificates',
  'kind',
  'specialty',
  'startupFriendly',
  'updated',
  'directoryId',
] as const;
export type ColumnName = (typeof columnNames)[number];

export const defaultColumns: ColumnName[] = ['name', 'place', 'processes', 'minimum', 'leadTime', 'confidence'];

export const confidenceTones: Record<FactoryRow['confidence'], Tone> = {
  verified: 'good',
  reported: 'info',
  unverified: 'plain',
};

const smallest = ({ minQuantities }: FactoryRow): number | null =>
  minQuantities.length ? Math.min(...minQuantities.map(({ quantity }) => quantity)) : null;

const maxProcesses = 2;

const Lines = ({ first, second }: { first: string; second: string | null | undefined }) => (
  <>
    {first}
    {second && <span className="second">{second}</span>}
  </>
);

/** The columns of the table, in the order in which they were chosen. */
export function useColumns(names: ColumnName[]): Column<FactoryRow>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const toLabel = useValueLabel();
  const { language } = useLanguage();
  const unknown = <span className="quiet">{t('unknown')}</span>;
  const all: Record<ColumnName, Omit<Column<FactoryRow>, 'id' | 'label'>> = {
    name: {
      order: 'NAME',
      isMain: true,
      render: ({ id, nameEn, nameZh }) => (
        <Link to="/factories/$id" params={{ id }}>
          {nameEn}
          {nameZh && nameZh !== nameEn && (
            <span className="second" lang="zh">
              {nameZh}
            </span>
          )}
        </Link>
      ),
    },
    place: {
      render: ({ city, region }) => {
        const province = region && toRegionName(region, language);
        const [first, second] = [...new Set([city, province])].filter(Boolean);
        return first ? <Lines first={first} second={second} /> : unknown;
      },
    },
    processes: {
      render: ({ processes }) => {
        const names = processes.map((process) => toLabel('process', process));
        const rest = names.length - maxProcesses;
        if (!names.length) return unknown;
        return (
          <span title={names.join(', ')}>
            {names.slice(0, maxProcesses).join(', ')}
            {rest > 0 && <span className="quiet"> {t('processes.more', { count: rest })}</span>}
          </span>
        );
      },
    },
    minimum: {
      order: 'MIN_QUANTITY',
      isNumber: true,
      render: (row) => {
        const quantity = smallest(row);
        return quantity === null ? unknown : format.number(quantity);
      },
    },
    leadTime: {
      order: 'LEAD_TIME',
      isNumber: true,
      render: ({ directoryFields }) => {
        const days = readLeadTime(directoryFields);
        return days ? t('leadTime.range', days) : unknown;
      },
    },
    confidence: {
      order: 'CONFIDENCE',
      render: ({ confidence }) => <Badge tone={confidenceTones[confidence]}>{toLabel('confidence', confidence)}</Badge>,
    },
    answered: {
      render: ({ answeredUs, lastAnsweredAt }) =>
        answeredUs ? (
          lastAnsweredAt ? (
            format.date(lastAnsweredAt)
          ) : (
            t('answered.yes')
          )
        ) : (
          <span className="quiet">{t('answered.no')}</span>
        ),
    },
    certificates: {
      render: ({ certifications }) =>
        certifications.map(({ name }) => name).join(', ') || <span className="quiet">{t('certified.false')}</span>,
    },
    kind: { render: ({ kind }) => toLabel('kind', kind) },
    specialty: { render: ({ specialty }) => specialty ?? unknown },
    startupFriendly: { render: ({ startupFriendly }) => toLabel('startupFriendly', startupFriendly) },
    updated: { order: 'UPDATED_AT', render: ({ updatedAt }) => format.dateTime(updatedAt) },
    directoryId: { render: ({ directoryId }) => <code>{directoryId}</code> },
  };
  return names.map((id) => ({ id, label: t(`column.${id}`), ...all[id] }));
}
