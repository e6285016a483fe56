import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Badge } from '../../components/badge.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Facts, Panel } from '../../components/panel.tsx';
import { Empty, Notice, Problem, Skeleton } from '../../components/states.tsx';
import { DateTime } from '../../components/time.tsx';
import { AnswerFiles } from './answer-files.tsx';
import { type Answer, answerQuery } from './answers.operations.ts';
import { CounterQuestion } from './counter-question.tsx';
import { Decision } from './decision.tsx';
import { findEvidence, Passages } from './evidence.tsx';
import messages from './messages.csv';
import { Prices } from './prices.tsx';
import { toneOf } from './status.ts';
import './answers.css';

export default function AnswerPage() {
  const t = useMessages(messages);
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: answerQuery, variables: { id } });
  const answer = data?.node?.__typename === 'SupplierAnswer' ? data.node : null;
  if (!answer) {
    if (error) return <Problem error={error} retry={reload} />;
    return data ? <Empty title={t('missing')} /> : <Skeleton lines={9} />;
  }
  const { factoryName, rfq, status, isDecline, files } = answer;
  return (
    <>
      <PageHead
        title={factoryName}
        crumb={<Link to="/answers">{t('list.title')}</Link>}
        lead={[rfq?.title, rfq?.project?.name].filter(Boolean).join(' · ')}
        aside={<Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>}
      />
      <div className="with-side">
        <div className="stack">
          {isDecline ? <Decline answer={answer} /> : <Prices answer={answer} />}
          {!isDecline && <Terms answer={answer} />}
          {files.length > 0 && <AnswerFiles answer={answer} />}
        </div>
        <div className="stack side-part">
          <Decision key={id} answer={answer} />
          <CounterQuestion key={answer.deliveryId} answer={answer} />
        </div>
      </div>
    </>
  );
}

function Decline({ answer: { declineReason, evidence } }: { answer: Answer }) {
  const t = useMessages(messages);
  return (
    <Panel title={t('offer.decline')}>
      <Notice title={t('decline.title')}>
        <p>{declineReason ?? t('decline.noReason')}</p>
      </Notice>
      <Passages passages={findEvidence(evidence, 'decline')} />
    </Panel>
  );
}

function Terms({ answer }: { answer: Answer }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const { version, source, createdAt, currency, incoterm, namedPlace, validUntil, paymentTerms, note } = answer;
  const { sampleLeadTimeDays: days, evidence } = answer;
  const stated = (field: Parameters<typeof findEvidence>[1], shown: ReactNode) =>
    shown && (
      <span className="stated">
        <span>{shown}</span>
        <Passages passages={findEvidence(evidence, field)} />
      </span>
    );
  return (
    <Panel title={t('terms')}>
      <Facts
        unknown={words('state.unknown')}
        facts={[
          [t('terms.currency'), stated('currency', currency)],
          [t('terms.incoterm'), stated('incoterm', [incoterm, namedPlace].filter(Boolean).join(' '))],
          [t('terms.validUntil'), stated('validUntil', validUntil && format.date(validUntil))],
          [t('terms.payment'), stated('paymentTerms', paymentTerms)],
          [t('terms.samples'), stated('sampleLeadTimeDays', days === null ? null : t('days', { days }))],
          [t('terms.note'), note],
          [t('terms.received'), <DateTime key="received" at={createdAt} />],
          [t('column.source'), `${t(`source.${source}`)} · ${t('terms.version', { version })}`],
        ]}
      />
    </Panel>
  );
}
