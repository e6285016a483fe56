import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { useTexts } from '../../app/texts.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type Found, lifecycleQuery, searchQuery } from './knowledge.operations.ts';
import messages from './messages.csv';

const maxFound = 20;

/** Guides, found by words in English or Chinese, or by the stage of the lifecycle that they belong to. */
export default function KnowledgePage() {
  const t = useMessages(messages);
  const search = useSearchState();
  const q = search.text('q').trim();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="filters">
        <SearchField label={t('search')} value={q} onChange={(text) => search.change({ q: text })} />
      </div>
      {q ? <Results q={q} /> : <Stages />}
    </>
  );
}

function Results({ q }: { q: string }) {
  const t = useMessages(messages);
  const [{ data, error, stale }, reload] = useQuery({
    query: searchQuery,
    variables: { input: { q, limit: maxFound } },
  });
  const results = data?.knowledgeSearch.results;
  if (error) return <Problem error={error} retry={reload} />;
  if (!results) return <Skeleton lines={6} />;
  return (
    <Panel title={t('found', { count: results.length })} isFlush>
      <ul className="entries" aria-busy={stale}>
        {results.map((found) => (
          <Result key={`${found.documentId} ${found.section}`} found={found} />
        ))}
      </ul>
      {results.length === 0 && (
        <Empty title={t('found.none')}>
          <p>{t('found.noneHint')}</p>
        </Empty>
      )}
    </Panel>
  );
}

function Result({ found }: { found: Found }) {
  const { titleOf } = useTexts();
  const { documentId, section, snippet, stages } = found;
  return (
    <li>
      <Link to="/knowledge/$id" params={{ id: documentId }}>
        {[titleOf(found), section].filter(Boolean).join(' · ')}
      </Link>
      <span className="small">{snippet}</span>
      <span className="small quiet">{stages.map(titleOf).join(' · ')}</span>
    </li>
  );
}

function Stages() {
  const { titleOf, summaryOf } = useTexts();
  const [{ data, error }, reload] = useQuery({ query: lifecycleQuery });
  if (error) return <Problem error={error} retry={reload} />;
  if (!data) return <Skeleton lines={9} />;
  return data.lifecycle.phases.map((phase) => (
    <Panel key={phase.id} title={`${phase.order}. ${titleOf(phase)}`} isFlush>
      <ol className="entries">
        {phase.stages.map((stage) => (
          <li key={stage.id}>
            <Link to="/knowledge/stages/$id" params={{ id: stage.id }}>
              {titleOf(stage)}
            </Link>
            <span className="small quiet">{summaryOf(stage)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  ));
}
