import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { setPolicyMutation } from './settings.operations.ts';

const policies = ['KEYS_AND_MEMBERS', 'MEMBERS_ONLY', 'MEMBERS_WITH_PASSKEY'] as const;

/** Who may approve messages. Members that are not owners read it. */
export function Policy() {
  const t = useMessages(messages);
  const { organisation, rights } = useViewer();
  if (organisation?.kind !== 'customer') return null;
  return (
    <Panel title={t('policy')}>
      {rights.includes('ADMINISTER') ? (
        <PolicyForm saved={organisation.approvalPolicy} />
      ) : (
        <p>{t(`policy.${organisation.approvalPolicy}`)}</p>
      )}
    </Panel>
  );
}

type Value = (typeof policies)[number];

function PolicyForm({ saved }: { saved: Value }) {
  const t = useMessages(messages);
  const { passkeys } = useViewer();
  const [policy, setPolicy] = useState<Value>(saved);
  const [{ data, error, fetching }, save] = useMutation(setPolicyMutation);
  const isSaved = data?.setApprovalPolicy.organisation.approvalPolicy === policy;
  const locksOut = policy === 'MEMBERS_WITH_PASSKEY' && passkeys.length === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    await save({ input: { policy } });
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Select
        label={t('policy.label')}
        options={policies.map((value) => ({ value, label: t(`policy.${value}`) }))}
        value={policy}
        onChange={setPolicy}
      />
      {locksOut && (
        <Notice tone="caution" title={t('policy.noPasskey')}>
          <p>{t('policy.noPasskeyHint')}</p>
        </Notice>
      )}
      {error && <Problem error={error} />}
      {isSaved && <Notice tone="good" title={t('saved')} />}
      <div className="row">
        <Button type="submit" kind="primary" isPending={fetching} isDisabled={policy === saved}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
