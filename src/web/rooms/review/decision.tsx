import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { LinkButton } from '../../components/button.tsx';
import { Panel } from '../../components/panel.tsx';
import { Notice } from '../../components/states.tsx';
import { isStuck, Recovery } from './afterwards/recovery.tsx';
import { Approval } from './approval.tsx';
import { SinceLastReading } from './last-reading.tsx';
import messages from './messages.csv';
import { Rejection } from './rejection.tsx';
import type { Delivery, Review } from './review.operations.ts';
import { isBlocked } from './screening.tsx';

type Props = { delivery: Delivery; next: string | null };

export function Decision({ delivery, next }: Props) {
  const { review } = delivery;
  return review ? <Open delivery={delivery} review={review} /> : <Settled delivery={delivery} next={next} />;
}

function Open({ delivery, review }: { delivery: Delivery; review: Review }) {
  const t = useMessages(messages);
  const mayApprove = useViewer().rights.includes('APPROVE');
  const blocked = isBlocked(review.screening);
  return (
    <Panel title={t('decide')}>
      {mayApprove && <SinceLastReading key={review.reviewSha256} id={delivery.id} review={review} />}
      <dl className="effect">
        <dt>{t('effect.does')}</dt>
        <dd>{t(`effect.${toEffect(review)}`, { to: review.to.address, copies: review.cc.length })}</dd>
        <dt>{t('effect.not')}</dt>
        <dd>{t('effect.notText')}</dd>
      </dl>
      <p className="small quiet">{t('effect.reading')}</p>
      {blocked && (
        <Notice tone="danger" title={t('screening.blocked')}>
          <p>{t('screening.blockedText')}</p>
        </Notice>
      )}
      {mayApprove && !blocked && <Approval id={delivery.id} digest={review.reviewSha256} />}
      {mayApprove ? <Rejection id={delivery.id} /> : <p>{t('decide.role')}</p>}
    </Panel>
  );
}

const toEffect = ({ approvalEffect, from }: Review) =>
  approvalEffect === 'frozen' && from === null ? 'frozenWithoutSender' : approvalEffect;

function Settled({ delivery, next }: Props) {
  const t = useMessages(messages);
  const { approvedAt, rejectedAt, rejectReason, note, reviewUnavailable } = delivery;
  const title = approvedAt ? t('done.approved') : rejectedAt ? t('done.rejected') : t('unavailable');
  const text = approvedAt ? note : rejectedAt ? rejectReason : reviewUnavailable?.message;
  return (
    <Panel title={t('state')}>
      <Notice tone={approvedAt ? 'good' : rejectedAt ? 'info' : 'caution'} title={title}>
        {text && <p>{text}</p>}
      </Notice>
      {isStuck(delivery) && <Recovery id={delivery.id} />}
      <div className="row">
        {next ? (
          <LinkButton kind="primary" to="/review/$id" params={{ id: next }}>
            {t('done.next')}
          </LinkButton>
        ) : (
          <LinkButton to="/">{t('done.home')}</LinkButton>
        )}
      </div>
    </Panel>
  );
}
