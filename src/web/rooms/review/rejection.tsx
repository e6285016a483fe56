import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { rejectMutation } from './review.operations.ts';

export function Rejection({ id }: { id: string }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [{ error, fetching }, reject] = useMutation(rejectMutation);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data } = await reject({ input: { id, reason } });
    if (data) setOpen(false);
  }
  return (
    <>
      <Button kind="danger" isWide onPress={() => setOpen(true)}>
        {t('reject')}
      </Button>
      <Dialog title={t('reject.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form className="stack" onSubmit={(event) => void submit(event)}>
          <p>{t('reject.text')}</p>
          <Field label={t('reject.reason')} value={reason} onChange={setReason} isRequired isLong autoFocus />
          {error && <Problem error={error} />}
          <div className="row">
            <Button type="submit" kind="danger" isPending={fetching}>
              {t('reject')}
            </Button>
            <Button onPress={() => setOpen(false)}>{t('reject.cancel')}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
