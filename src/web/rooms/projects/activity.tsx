import { Link } from '@tanstack/react-router';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { Since } from '../../components/time.tsx';
import messages from './messages.csv';
import type { Project } from './projects.operations.ts';

type Delivery = Project['deliveries']['nodes'][number];

const deliveryTones: Record<Delivery['status'], Tone> = {
  draft: 'caution',
  approved: 'info',
  queued: 'info',
  sent: 'good',
  rejected: 'plain',
  resend_failed: 'danger',
  needs_contact: 'danger',
  not_sent: 'plain',
};

export function Deliveries({ project: { deliveries } }: { project: Project }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  return (
    <Panel title={t('messages')} aside={<Count of={deliveries.totalCount} />} isFlush>
      {deliveries.nodes.length === 0 && <Empty title={t('messages.none')} />}
      <ul className="entries">
        {deliveries.nodes.map(({ id, status, subject, factoryName, createdAt }) => (
          <li key={id}>
            <Link to="/review/$id" params={{ id }}>
              {factoryName ?? subject ?? t('messages.noSubject')}
            </Link>
            <span className="row apart small quiet">
              <Badge tone={deliveryTones[status]}>{words(`status.${status}`)}</Badge>
              <Since at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Requests({ project: { rfqs } }: { project: Project }) {
  const t = useMessages(messages);
  if (!rfqs.nodes.length) return null;
  return (
    <Panel title={t('requests')} isFlush>
      <ul className="entries">
        {rfqs.nodes.map(({ id, title, status, createdAt, invitations }) => (
          <li key={id}>
            <Link to="/answers/compare/$id" params={{ id }}>
              {title}
            </Link>
            <span className="row apart small quiet">
              <span>
                {t(`rfq.${status}`)} · {t('requests.invited', { count: invitations.length })}
              </span>
              <Since at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const actionTones: Record<Project['actions']['nodes'][number]['status'], Tone> = {
  queued: 'info',
  running: 'info',
  completed: 'good',
  failed: 'danger',
};

export function Actions({ project: { actions } }: { project: Project }) {
  const t = useMessages(messages);
  return (
    <Panel title={t('actions')} aside={<Count of={actions.totalCount} />} isFlush>
      {actions.nodes.length === 0 && (
        <Empty title={t('actions.none')}>
          <p>{t('actions.noneHint')}</p>
        </Empty>
      )}
      <ul className="entries">
        {actions.nodes.map(({ id, kind, status, createdAt, error, deliveries }) => (
          <li key={id}>
            <span>{t(`kind.${kind}`)}</span>
            {error && <span className="small">{error.message}</span>}
            <span className="row apart small quiet">
              <span className="row">
                <Badge tone={actionTones[status]}>{t(`action.${status}`)}</Badge>
                {deliveries.length > 0 && t('actions.messages', { count: deliveries.length })}
              </span>
              <Since at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Count = ({ of }: { of: number }) => of > 0 && <span className="small quiet">{of}</span>;
