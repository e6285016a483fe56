import { useState } from 'react';
import { useMutation } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Panel } from '../../components/panel.tsx';
import { Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { confirmScreeningMutation, type Review } from './review.operations.ts';

type Screened = NonNullable<Review['screening']>;

export const isBlocked = (screening: Review['screening']): boolean =>
  Boolean(screening && !screening.confirmedAt && screening.matches.some(({ exact }) => exact));

export function Screening({ id, screening }: { id: string; screening: Screened }) {
  const t = useMessages(messages);
  const { matches, listVersion, note, confirmedBy } = screening;
  return (
    <Panel
      title={t('screening')}
      aside={<span className="small quiet">{t('screening.version', { version: listVersion })}</span>}
    >
      {matches.length === 0 && <p>{t('screening.none')}</p>}
      <ul className="stack">
        {matches.map(({ exact, list, name, why }) => (
          <li key={`${list} ${name}`} className="stack tight">
            <span className="row">
              <Badge tone={exact ? 'danger' : 'caution'}>{exact ? t('screening.exact') : t('screening.similar')}</Badge>
              <strong>{name}</strong>
            </span>
            <span className="small quiet">{[list, ...why].join(' · ')}</span>
          </li>
        ))}
      </ul>
      {confirmedBy && <p>{t('screening.confirmed', { name: confirmedBy.label ?? '' })}</p>}
      <p className="small quiet">{note}</p>
      {isBlocked(screening) && <Confirmation id={id} listVersion={listVersion} />}
    </Panel>
  );
}

function Confirmation({ id, listVersion }: { id: string; listVersion: string }) {
  const t = useMessages(messages);
  const [reason, setReason] = useState('');
  const [{ error, fetching }, confirm] = useMutation(confirmScreeningMutation);
  if (!useViewer().rights.includes('ADMINISTER')) return null;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm({ input: { deliveryId: id, listVersion, reason } }, { additionalTypenames: ['Delivery'] });
      }}
    >
      <Field label={t('screening.reason')} value={reason} onChange={setReason} isRequired isLong />
      {error && <Problem error={error} />}
      <Button type="submit" kind="danger" isPending={fetching}>
        {t('screening.confirm')}
      </Button>
    </form>
  );
}
