import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { hasPasskeys, signWithPasskey } from './passkey.ts';
import { approveMutation, challengeMutation } from './review.operations.ts';

const typedLength = 8;

type Props = { id: string; digest: string };

export function Approval({ id, digest }: Props) {
  const t = useMessages(messages);
  const { organisation, passkeys, passkeysUnavailable } = useViewer();
  const needsPasskey = organisation?.approvalPolicy === 'MEMBERS_WITH_PASSKEY';
  const canSign = passkeys.length > 0 && !passkeysUnavailable && hasPasskeys();
  return (
    <div className="stack">
      <div className="stack tight">
        <span className="small quiet">{t('decide.digest')}</span>
        <code className="digest">
          <strong>{digest.slice(0, typedLength)}</strong>
          {digest.slice(typedLength)}
        </code>
      </div>
      {canSign && <SignedApproval id={id} digest={digest} />}
      {canSign && !needsPasskey && <p className="or quiet small">{t('decide.or')}</p>}
      {!needsPasskey && <TypedApproval id={id} digest={digest} />}
      {needsPasskey && !canSign && (
        <Notice tone="caution" title={t('decide.needsPasskey')}>
          {passkeysUnavailable ? <p>{passkeysUnavailable}</p> : <a href="/passkeys">{t('decide.addPasskey')}</a>}
        </Notice>
      )}
    </div>
  );
}

function SignedApproval({ id, digest }: Props) {
  const t = useMessages(messages);
  const [challenge, requestChallenge] = useMutation(challengeMutation);
  const [approval, approve] = useMutation(approveMutation);
  const [state, setState] = useState<'idle' | 'signing' | 'cancelled'>('idle');
  const error = challenge.error ?? approval.error;

  async function sign() {
    setState('signing');
    const { data } = await requestChallenge({ input: { deliveryId: id, expectedReviewSha256: digest } });
    const assertion = data && (await signWithPasskey(data.approvalChallenge.options));
    if (assertion) await approve({ input: { id, expectedReviewSha256: digest, assertion } });
    setState(data && !assertion ? 'cancelled' : 'idle');
  }
  return (
    <>
      <Button kind="primary" isWide isPending={state === 'signing'} onPress={() => void sign()}>
        {state === 'signing' ? t('decide.waiting') : t('decide.passkey')}
      </Button>
      {state === 'cancelled' && <Notice tone="caution" title={t('decide.cancelled')} isUrgent />}
      {error && <Problem error={error} />}
    </>
  );
}

function TypedApproval({ id, digest }: Props) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [{ error, fetching }, approve] = useMutation(approveMutation);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isSame = typed.trim().toLowerCase() === digest.slice(0, typedLength);
    setWrong(!isSame);
    if (isSame) void approve({ input: { id, expectedReviewSha256: digest } });
  }
  return (
    <form className="stack" onSubmit={submit}>
      <Field
        label={t('decide.type')}
        hint={t('decide.typeHint')}
        problem={isWrong ? t('decide.mismatch') : null}
        value={typed}
        onChange={setTyped}
        maxLength={typedLength}
        autoComplete="off"
        spellCheck="false"
        isCode
      />
      <Button type="submit" kind="primary" isWide isPending={fetching}>
        {t('decide.approve')}
      </Button>
      {error && <Problem error={error} />}
    </form>
  );
}
