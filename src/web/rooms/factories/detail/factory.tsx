import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useMessages } from '../../../app/messages.ts';
import { Badge } from '../../../components/badge.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Empty, Problem, Skeleton } from '../../../components/states.tsx';
import { confidenceTones } from '../columns.tsx';
import { type Factory, factoryQuery } from '../factories.operations.ts';
import { useValueLabel } from '../labels.ts';
import messages from '../messages.csv';
import { Contacts } from './contacts.tsx';
import { Certificates, Made, Profile, Words } from './factory-parts.tsx';
import { History, Sources } from './history.tsx';
import '../factories.css';

export default function FactoryPage() {
  const t = useMessages(messages);
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: factoryQuery, variables: { id } });
  const factory = data?.factory;
  if (!factory) {
    if (error) return <Problem error={error} retry={reload} />;
    return data ? <Empty title={t('missing')} /> : <Skeleton lines={9} />;
  }
  return (
    <>
      <Head factory={factory} />
      <div className="factory">
        <div className="stack">
          <Made factory={factory} />
          <Profile factory={factory} />
          <Certificates factory={factory} />
          <Words factory={factory} />
        </div>
        <div className="stack">
          <Contacts key={id} id={factory.id} />
          <Sources factory={factory} />
          <History factory={factory} />
        </div>
      </div>
    </>
  );
}

function Head({ factory: { nameEn, nameZh, kind, confidence, directoryId } }: { factory: Factory }) {
  const t = useMessages(messages);
  const toLabel = useValueLabel();
  return (
    <PageHead
      title={nameEn}
      crumb={<Link to="/factories">{t('title')}</Link>}
      lead={
        <>
          {nameZh && nameZh !== nameEn && <span lang="zh">{nameZh} · </span>}
          {toLabel('kind', kind)} · <code>{directoryId}</code>
        </>
      }
      aside={<Badge tone={confidenceTones[confidence]}>{toLabel('confidence', confidence)}</Badge>}
    />
  );
}
