import { Link, useParams } from '@tanstack/react-router';
import Markdown from 'marked-react';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useTexts } from '../../app/texts.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { DateTime } from '../../components/time.tsx';
import { documentQuery, type Guide } from './knowledge.operations.ts';
import messages from './messages.csv';
import './knowledge.css';

const htmlLanguages = { en: 'en', zh: 'zh-CN' } as const;

export default function GuidePage() {
  const t = useMessages(messages);
  const { titleOf, summaryOf } = useTexts();
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: documentQuery, variables: { id } });
  if (!data?.knowledgeDocument) {
    if (error) return <Problem error={error} retry={reload} />;
    return data ? <Empty title={t('guides.missing')} /> : <Skeleton lines={9} />;
  }
  const guide = data.knowledgeDocument;
  return (
    <>
      <PageHead title={titleOf(guide)} crumb={<Link to="/knowledge">{t('title')}</Link>} lead={summaryOf(guide)} />
      <div className="with-side">
        <article className="panel">
          <div className="panel-body guide" lang={htmlLanguages[guide.language]}>
            {/* The heading of the page is its first one. Markup in the text is shown as text. */}
            <Markdown value={guide.body} gfm />
          </div>
        </article>
        <About guide={guide} />
      </div>
    </>
  );
}

function About({ guide: { stages, sources, sourceUrl, updatedAt } }: { guide: Guide }) {
  const t = useMessages(messages);
  const { titleOf } = useTexts();
  return (
    <Panel title={t('about')}>
      {stages.length > 0 && (
        <section className="stack tight">
          <span className="small quiet">{t('about.stages')}</span>
          {stages.map((stage) => (
            <Link key={stage.id} to="/knowledge/stages/$id" params={{ id: stage.id }}>
              {titleOf(stage)}
            </Link>
          ))}
        </section>
      )}
      <section className="stack tight">
        <span className="small quiet">{t('about.sources')}</span>
        {sources.map(({ name, date }) => (
          <span key={name} className="small">
            {name}, {date}
          </span>
        ))}
        {sources.length === 0 && <span className="small">{t('about.noSources')}</span>}
        {sourceUrl && (
          <a href={sourceUrl} target="_blank" rel="noreferrer">
            {t('about.page')}
          </a>
        )}
      </section>
      <span className="small quiet">
        {t('about.updated')} <DateTime at={updatedAt} />
      </span>
    </Panel>
  );
}
