import { useState } from 'react';
import { useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { readPage } from '../../components/pager.tsx';
import { Problem } from '../../components/states.tsx';
import { Conditions } from './conditions.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { Facets } from './facets.tsx';
import { facetsQuery, factoriesQuery } from './factories.operations.ts';
import messages from './messages.csv';
import { Results } from './results.tsx';
import { Search } from './search.tsx';
import { pageSize, toFilter, toOrder, useView } from './view.ts';
import './factories.css';

export default function Factories() {
  const t = useMessages(messages);
  const format = useFormat();
  const { rights } = useViewer();
  const view = useView();
  const filter = toFilter(view.search);
  const [{ data, error }, reload] = useQuery({
    query: factoriesQuery,
    variables: { filter, orderBy: toOrder(view.search), ...readPage(view.state, pageSize) },
  });
  const [{ data: counted }] = useQuery({ query: facetsQuery, variables: { filter } });
  const [isExporting, setExporting] = useState(false);
  const found = data?.factories;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={found ? t('lead', { total: found.totalCount, text: format.number(found.totalCount) }) : t('lead.loading')}
        aside={rights.includes('WRITE') && <Button onPress={() => setExporting(true)}>{t('export')}</Button>}
      />
      <Search view={view} found={found} />
      <div className="factories">
        <Facets view={view} counts={counted?.factoryFacets} />
        <div className="stack">
          <Conditions view={view} />
          {error && <Problem error={error} retry={reload} />}
          {!(error && !found) && <Results view={view} filter={filter} found={found} counts={counted?.factoryFacets} />}
        </div>
      </div>
      <ExportDialog view={view} isOpen={isExporting} onClose={() => setExporting(false)} />
    </>
  );
}
