import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { type ComplianceInput, complianceQuery, projectNameQuery } from './compliance.operations.ts';
import messages from './messages.csv';
import { Plan } from './plan.tsx';
import { readProduct, toInput, writeProduct } from './product.ts';
import { ProductForm } from './product-form.tsx';

const nothing: ComplianceInput = { description: '', markets: [] };

export default function CompliancePage() {
  const t = useMessages(messages);
  const search = useSearchState();
  const projectId = search.text('project');
  const product = readProduct(search);
  const input = toInput(product, projectId);
  const [{ data, error, fetching }, reload] = useQuery({
    query: complianceQuery,
    variables: { input: input ?? nothing },
    pause: !input,
  });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumb={projectId && <OfProject id={projectId} />} />
      <div className="with-form">
        <ProductForm
          product={product}
          error={error ?? null}
          isPending={fetching}
          onSubmit={(product) => search.change(writeProduct(product))}
        />
        <div className="stack">
          {error && <Problem error={error} retry={reload} />}
          {!input && (
            <div className="panel">
              <Empty title={t('empty')}>
                <p>{t('empty.hint')}</p>
              </Empty>
            </div>
          )}
          {input && !data && !error && <Skeleton lines={9} />}
          {input && data && !error && <Plan path={data.compliancePath} markets={product.markets} />}
        </div>
      </div>
    </>
  );
}

/** Its intake is a source of the plan, too. */
function OfProject({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: projectNameQuery, variables: { id } });
  return (
    <Link to="/projects/$id" params={{ id }}>
      {data?.project?.name ?? id}
    </Link>
  );
}
