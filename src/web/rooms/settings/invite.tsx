import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { createIdempotencyKey } from '../../app/idempotency-key.ts';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { listRoles, type Role } from './roles.ts';
import { inviteMutation } from './settings.operations.ts';

export function InviteMember() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onPress={() => setOpen(true)}>
        {t('invite')}
      </Button>
      <Dialog title={t('invite')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <InviteForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useMessages(messages);
  const kind = useViewer().organisation?.kind ?? 'customer';
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(kind === 'customer' ? 'member' : 'operator');
  const [idempotencyKey] = useState(createIdempotencyKey);
  const [{ error, fetching }, invite] = useMutation(inviteMutation);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data } = await invite({ input: { email: email.trim(), role, idempotencyKey } });
    if (data) onDone();
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('members.email')}
        hint={t('invite.hint')}
        problem={findFieldProblem(error, '/email')}
        value={email}
        onChange={setEmail}
        inputMode="email"
        isRequired
        autoFocus
      />
      <Select
        label={t('members.role')}
        options={listRoles(kind).map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        onChange={setRole}
      />
      {error && <Problem error={error} />}
      <div className="row">
        <Button type="submit" kind="primary" isPending={fetching}>
          {t('invite.send')}
        </Button>
        <Button onPress={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
