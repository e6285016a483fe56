import { useState } from 'react';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { createDraft, toInput } from './draft.ts';
import { type EstimateInput, estimateQuery } from './estimate.operations.ts';
import { Explanations } from './explanations.tsx';
import { EstimateForm } from './form.tsx';
import messages from './messages.csv';
import { Result } from './result.tsx';
import './estimate.css';

const noCartons: EstimateInput = { destination: { country: 'US' } };

export default function EstimatePage() {
  const t = useMessages(messages);
  const [draft, setDraft] = useState(createDraft);
  const [input, setInput] = useState<EstimateInput | null>(null);
  const [{ data, error, fetching }, reload] = useQuery({
    query: estimateQuery,
    variables: { input: input ?? noCartons },
    pause: !input,
  });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="with-form">
        <EstimateForm
          draft={draft}
          onChange={setDraft}
          isPending={fetching}
          onSubmit={() => setInput(toInput(draft))}
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
          {input && data && !error && (
            <Explanations explanations={data.shippingEstimate.explain}>
              <Result estimate={data.shippingEstimate} />
            </Explanations>
          )}
        </div>
      </div>
    </>
  );
}
