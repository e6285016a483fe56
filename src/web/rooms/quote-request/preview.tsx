import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { Bilingual } from '../../components/bilingual.tsx';
import { Panel } from '../../components/panel.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import type { Draft } from './quote-request.operations.ts';

type FindingsProps = {
  draft: Draft | null;
  error: CombinedError | null;
  isComplete: boolean;
  isCurrent: boolean;
  children: ReactNode;
};

/** What the service says about the request while it is written. */
export function Findings({ draft, error, isComplete, isCurrent, children }: FindingsProps) {
  const t = useMessages(messages);
  const state = !isComplete ? 'incomplete' : !isCurrent ? 'checking' : error ? 'wrong' : 'ready';
  return (
    <Panel title={t('check')}>
      <p role="status">{t(`check.${state}`)}</p>
      {error && isCurrent && <Problem error={error} />}
      {draft && isCurrent && <Remarks draft={draft} />}
      {children}
    </Panel>
  );
}

function Remarks({ draft: { missingFields, reviewRequirements, unresolvedFactoryIds } }: { draft: Draft }) {
  const t = useMessages(messages);
  return (
    <>
      {unresolvedFactoryIds.length > 0 && (
        <Notice tone="danger" title={t('check.unresolved', { ids: unresolvedFactoryIds.join(', ') })} />
      )}
      <Remark title={t('check.missing')} lines={missingFields.map((path) => describeField(path, t))} />
      <Remark title={t('check.review')} lines={reviewRequirements} />
    </>
  );
}

/** `parts[0].material` is the material of the first part. */
function describeField(path: string, t: ReturnType<typeof useMessages>): string {
  const [, index, field = path] = /^parts\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const name = t(`missing.${field}`);
  return index === undefined ? name : t('missing.ofPart', { number: Number(index) + 1, name });
}

const Remark = ({ title, lines }: { title: string; lines: string[] }) =>
  lines.length > 0 && (
    <div className="stack tight">
      <h3>{title}</h3>
      <ul className="remarks small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );

/** Both texts as the factories would read them, before anything is saved. */
export function Texts({ draft, children }: { draft: Draft; children: ReactNode }) {
  const t = useMessages(messages);
  const { rfq, shortlist, whatHappensNext } = draft;
  return (
    <>
      <Panel title={t('preview.recipients')}>
        <p>{shortlist.map(({ nameEn, nameZh }) => [nameEn, nameZh].filter(Boolean).join(' ')).join(' · ')}</p>
        <Remark title={t('check.review')} lines={draft.reviewRequirements} />
      </Panel>
      <Panel title={t('preview')} aside={<span className="small quiet">{t('preview.note')}</span>} isFlush>
        <Bilingual en={rfq?.en ?? null} zh={rfq?.zh ?? null} />
      </Panel>
      <Remark title={t('preview.next')} lines={whatHappensNext} />
      {children}
    </>
  );
}
