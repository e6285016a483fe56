import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useTexts } from '../../app/texts.ts';
import { LinkButton } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Stage, stageQuery } from './knowledge.operations.ts';
import messages from './messages.csv';

/** What a stage of the lifecycle asks for, what can go wrong in it, and the guides to it. */
export default function StagePage() {
  const t = useMessages(messages);
  const { titleOf, summaryOf, inLanguage } = useTexts();
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: stageQuery, variables: { id } });
  if (!data?.lifecycleStage) {
    if (error) return <Problem error={error} retry={reload} />;
    return data ? <Empty title={t('stage.missing')} /> : <Skeleton lines={9} />;
  }
  const stage = data.lifecycleStage;
  const { phase, previousStage, nextStage } = stage;
  return (
    <>
      <PageHead
        title={titleOf(stage)}
        crumb={
          <>
            <Link to="/knowledge">{t('title')}</Link> · {titleOf(phase)}
          </>
        }
        lead={summaryOf(stage)}
        aside={
          <>
            {previousStage && (
              <LinkButton to="/knowledge/stages/$id" params={{ id: previousStage.id }}>
                {t('stage.previous')}
              </LinkButton>
            )}
            {nextStage && (
              <LinkButton to="/knowledge/stages/$id" params={{ id: nextStage.id }}>
                {t('stage.next')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="with-side">
        <div className="stack">
          <List title={t('stage.questions')} items={inLanguage(stage.questions, stage.questionsZh)} />
          <List title={t('stage.deliverables')} items={inLanguage(stage.deliverables, stage.deliverablesZh)} />
          <List title={t('stage.risks')} items={inLanguage(stage.risks, stage.risksZh)} />
        </div>
        <Guides stage={stage} />
      </div>
    </>
  );
}

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Panel title={title}>
      <ul className="prose">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Panel>
  );

function Guides({ stage: { documents } }: { stage: Stage }) {
  const t = useMessages(messages);
  const { titleOf, summaryOf } = useTexts();
  return (
    <Panel title={t('guides')} isFlush>
      <ul className="entries">
        {documents.map((guide) => (
          <li key={guide.id}>
            <Link to="/knowledge/$id" params={{ id: guide.id }}>
              {titleOf(guide)}
            </Link>
            <span className="small quiet">{summaryOf(guide)}</span>
          </li>
        ))}
      </ul>
      {documents.length === 0 && <Empty title={t('guides.none')} />}
    </Panel>
  );
}
