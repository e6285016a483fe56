import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useLive } from '../../app/live.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Badge } from '../../components/badge.tsx';
import { Bilingual } from '../../components/bilingual.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Facts, Panel } from '../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { Replies } from './afterwards/replies.tsx';
import { Timeline } from './afterwards/timeline.tsx';
import { Decision } from './decision.tsx';
import messages from './messages.csv';
import { type Delivery, deliveryChanged, reviewQuery } from './review.operations.ts';
import { Files, Recipient } from './review-parts.tsx';
import { Screening } from './screening.tsx';
import { toneOf } from './status.ts';
import './review.css';

export default function ReviewPage() {
  const t = useMessages(messages);
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: reviewQuery, variables: { id } });
  const refresh = () => reload({ requestPolicy: 'network-only' });
  const isLive = useLive(deliveryChanged, { id }, refresh);
  if (!data?.delivery) {
    if (error) return <Problem error={error} retry={refresh} />;
    return data ? <Empty title={t('missing')} /> : <Skeleton lines={9} />;
  }
  const { delivery, waiting } = data;
  const next = waiting.nodes.find((other) => other.id !== id)?.id ?? null;
  return (
    <>
      <Head delivery={delivery} />
      <div className="with-side">
        <div className="stack">
          {delivery.review && <Recipient review={delivery.review} channel={delivery.channel} />}
          <Message delivery={delivery} />
          {delivery.review && <Files review={delivery.review} />}
          {delivery.approvedAt && <Replies id={id} />}
        </div>
        <div className="stack side-part">
          <Decision key={id} delivery={delivery} next={next} />
          {delivery.review?.screening && <Screening id={id} screening={delivery.review.screening} />}
          <Timeline delivery={delivery} isLive={isLive} />
        </div>
      </div>
    </>
  );
}

function Head({ delivery }: { delivery: Delivery }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { status, subject, project, factoryName } = delivery;
  return (
    <PageHead
      title={subject ?? factoryName ?? t('noSubject')}
      crumb={<Link to="/review">{t('list.title')}</Link>}
      lead={[factoryName, project.name].filter(Boolean).join(' · ')}
      aside={<Badge tone={toneOf(status)}>{words(`status.${status}`)}</Badge>}
    />
  );
}

function Message({ delivery }: { delivery: Delivery }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { bodyEn, bodyZh, subject } = delivery.review ?? delivery;
  return (
    <Panel title={t('content')} aside={<span className="small quiet">{t('content.note')}</span>} isFlush>
      <div className="panel-body">
        <Facts unknown={words('state.none')} facts={[[t('content.subject'), subject]]} />
      </div>
      <Bilingual en={bodyEn} zh={bodyZh} />
    </Panel>
  );
}
