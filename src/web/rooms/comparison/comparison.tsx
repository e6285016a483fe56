import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { type SearchState, useSearchState } from '../../app/search-state.ts';
import { LinkButton } from '../../components/button.tsx';
import { Select } from '../../components/fields/select.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Empty, Notice, Problem, Skeleton } from '../../components/states.tsx';
import { BreakEvens } from './break-even.tsx';
import { type ComparedRequest, type Comparison, comparisonQuery, requestQuery } from './comparison.operations.ts';
import { Downloads } from './downloads.tsx';
import { LandedCost } from './landed.tsx';
import messages from './messages.csv';
import { bases, Prices } from './prices.tsx';
import { readTerms, toInput, writeTerms } from './terms.ts';
import { TermsForm } from './terms-form.tsx';
import { Unknowns } from './unknowns.tsx';
import './comparison.css';

export default function ComparisonPage() {
  const t = useMessages(messages);
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: requestQuery, variables: { id } });
  if (!data?.rfq) {
    if (error) return <Problem error={error} retry={reload} />;
    return data ? <Empty title={t('missing')} /> : <Skeleton lines={9} />;
  }
  return <Compared request={data.rfq} />;
}

function Compared({ request }: { request: ComparedRequest }) {
  const t = useMessages(messages);
  const search = useSearchState();
  const { id, title, project, requested, quotes } = request;
  const terms = readTerms(search, requested.quantities);
  const [{ data, error, fetching }, reload] = useQuery({
    query: comparisonQuery,
    variables: { input: toInput(id, terms) },
  });
  const comparison = data?.rfqComparisonMatrix;
  const submitted = quotes.filter(({ status }) => status === 'submitted');
  const currencies = [...new Set(submitted.map(({ currency }) => currency))].filter((one) => one !== 'USD');
  return (
    <>
      <PageHead
        title={t('title', { request: title })}
        crumb={<Link to="/answers">{t('crumb')}</Link>}
        lead={project?.name}
        aside={<Downloads id={id} title={title} terms={terms} />}
      />
      <Undecided request={request} />
      <TermsForm terms={terms} currencies={currencies} onCompare={(given) => search.change(writeTerms(given))} />
      {error && <Problem error={error} retry={reload} />}
      {!comparison && fetching && <Skeleton lines={9} />}
      {comparison && !error && <Result comparison={comparison} search={search} />}
    </>
  );
}

function Result({ comparison, search }: { comparison: Comparison; search: SearchState }) {
  const t = useMessages(messages);
  const format = useFormat();
  const basis = search.oneOf('basis', bases);
  const { exchangeRates, asOf, note } = comparison;
  return (
    <>
      <Unknowns comparison={comparison} />
      <div className="filters print-hidden">
        <Select
          label={t('basis')}
          options={bases.map((value) => ({ value, label: t(`basis.${value}`) }))}
          value={basis}
          onChange={(value) => search.change({ basis: value })}
        />
      </div>
      <Prices comparison={comparison} basis={basis} />
      <LandedCost comparison={comparison} search={search} />
      <BreakEvens comparison={comparison} search={search} />
      <footer className="small quiet stack tight">
        <p>{t('asOf', { date: format.date(asOf) })}</p>
        {exchangeRates.map(({ currency, usdPerUnit, asOf: day, source }) => (
          <p key={currency}>{t('rate.used', { currency, usdPerUnit, date: format.date(day), source })}</p>
        ))}
        <p>{note}</p>
      </footer>
    </>
  );
}

function Undecided({ request: { answers } }: { request: ComparedRequest }) {
  const t = useMessages(messages);
  if (!answers.totalCount) return null;
  return (
    <Notice tone="caution" title={t('undecided', { count: answers.totalCount })}>
      <p>{t('undecided.text')}</p>
      <div className="row">
        {answers.nodes.map(({ id, factoryName }) => (
          <LinkButton key={id} to="/answers/$id" params={{ id }}>
            {factoryName}
          </LinkButton>
        ))}
      </div>
    </Notice>
  );
}
