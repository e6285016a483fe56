import { useState } from 'react';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/panel.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { type Verification, verificationQuery } from './settings.operations.ts';

/** Recomputes the hash of every entry, so it waits to be asked. */
export function VerifyAudit() {
  const t = useMessages(messages);
  const [isAsked, setAsked] = useState(false);
  const [{ data, error, fetching }, verify] = useQuery({
    query: verificationQuery,
    pause: !isAsked,
    requestPolicy: 'network-only',
  });
  const ask = () => (isAsked ? verify({ requestPolicy: 'network-only' }) : setAsked(true));
  return (
    <Panel
      title={t('verify.title')}
      aside={
        <Button isPending={fetching} onPress={ask}>
          {t('verify')}
        </Button>
      }
    >
      <p>{t('verify.hint')}</p>
      {error && <Problem error={error} />}
      {data && !fetching && <Result verification={data.auditVerification} />}
    </Panel>
  );
}

function Result({ verification: { intact, entries, head, broken } }: { verification: Verification }) {
  const t = useMessages(messages);
  const [first] = broken;
  return (
    <Notice
      tone={intact ? 'good' : 'danger'}
      title={intact ? t('verify.intact', { count: entries }) : t('verify.broken', { number: first?.brokenAt ?? 0 })}
      isUrgent={!intact}
    >
      <p>{t(intact ? 'verify.intactHint' : 'verify.brokenHint')}</p>
      {head && (
        <p className="small">
          {t('verify.head')} <code>{head}</code>
        </p>
      )}
    </Notice>
  );
}
