import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Panel } from '../../components/panel.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Estimate } from './estimate.operations.ts';
import { Explained } from './explanations.tsx';
import messages from './messages.csv';

type Layer = Estimate['dutyStack'][number];

const tones: Record<Layer['status'], Tone> = {
  applies: 'info',
  conditional: 'caution',
  unknown: 'caution',
  terminated: 'plain',
  expired: 'plain',
  not_applicable: 'plain',
};

const order: Layer['status'][] = ['applies', 'conditional', 'unknown', 'terminated', 'expired', 'not_applicable'];

/** Every layer of duty and fees, those that do not apply included, each with its state and source. */
export function Duty({ estimate: { dutyStack, dutyEffectiveRatePct } }: { estimate: Estimate }) {
  const t = useMessages(messages);
  const format = useFormat();
  const rows = dutyStack
    .map((layer, at) => ({ ...layer, id: layer.layer, path: `dutyStack[${at}]` }))
    .toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
  const columns: Column<(typeof rows)[number]>[] = [
    {
      id: 'name',
      label: t('duty.layer'),
      isMain: true,
      render: ({ name, basis, source, checkedAt }) => (
        <>
          {name}
          <span className="duty-basis">{basis}</span>
          <span className="duty-basis">{t('duty.source', { source, date: format.date(checkedAt) })}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: t('duty.status'),
      render: ({ status }) => <Badge tone={tones[status]}>{t(`duty.${status}`)}</Badge>,
    },
    {
      id: 'rate',
      label: t('duty.rate'),
      isNumber: true,
      render: ({ ratePct, path }) =>
        ratePct === null ? (
          <span className="quiet">{t('unknown')}</span>
        ) : (
          <Explained path={`${path}.ratePct`}>{t('percent', { rate: ratePct })}</Explained>
        ),
    },
    {
      id: 'amount',
      label: t('duty.amount'),
      isNumber: true,
      render: ({ amount, path }) =>
        amount ? (
          <Explained path={`${path}.amountUsd`}>{format.money(amount)}</Explained>
        ) : (
          <span className="quiet">{t('unknown')}</span>
        ),
    },
  ];
  const known = t('percent', { rate: dutyEffectiveRatePct.known });
  return (
    <Panel
      title={t('duty')}
      aside={
        <span className="row small quiet">
          {t('duty.known')}
          <Explained path="dutyEffectiveRatePct.known">{known}</Explained>
        </span>
      }
      isFlush
    >
      <Table label={t('duty')} columns={columns} rows={rows} />
    </Panel>
  );
}
