import { useState } from 'react';
import { useMutation } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { listRoles, type Role } from './roles.ts';
import { changeRoleMutation, type MemberRow, removeMutation } from './settings.operations.ts';

/** Owners cannot take their own role away by a slip: another owner changes it. */
export function ChangeRole({ member, isOwn }: { member: MemberRow; isOwn: boolean }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  if (isOwn) return `${t(`role.${member.role}`)} · ${t('members.you')}`;
  return (
    <>
      <Button
        kind="bare"
        onPress={() => setOpen(true)}
        aria-label={t('role.changeOf', { role: t(`role.${member.role}`), email: member.email })}
      >
        {t(`role.${member.role}`)}
      </Button>
      <Dialog title={member.email} isOpen={isOpen} onClose={() => setOpen(false)}>
        <RoleForm member={member} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RoleForm({ member, onDone }: { member: MemberRow; onDone: () => void }) {
  const t = useMessages(messages);
  const kind = useViewer().organisation?.kind ?? 'customer';
  const [role, setRole] = useState<Role>(member.role);
  const [{ error, fetching }, change] = useMutation(changeRoleMutation);

  async function save() {
    const { data } = await change({ input: { id: member.id, role } });
    if (data) onDone();
  }
  return (
    <div className="stack">
      <Select
        label={t('members.role')}
        options={listRoles(kind).map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        onChange={setRole}
      />
      <p className="small quiet">{t(`role.${role}.may`)}</p>
      {error && <Problem error={error} />}
      <div className="row">
        <Button kind="primary" isPending={fetching} isDisabled={role === member.role} onPress={() => void save()}>
          {t('save')}
        </Button>
        <Button onPress={onDone}>{t('cancel')}</Button>
      </div>
    </div>
  );
}

export function RemoveMember({ member: { id, email } }: { member: MemberRow }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const [{ error, fetching }, remove] = useMutation(removeMutation);

  async function confirm() {
    const { data } = await remove({ input: { id } });
    if (data) setOpen(false);
  }
  return (
    <>
      <Button kind="danger" onPress={() => setOpen(true)} aria-label={t('remove.of', { email })}>
        {t('remove')}
      </Button>
      <Dialog title={t('remove.of', { email })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="stack">
          <p>{t('remove.hint')}</p>
          {error && <Problem error={error} />}
          <div className="row">
            <Button kind="danger" isPending={fetching} onPress={() => void confirm()}>
              {t('remove')}
            </Button>
            <Button onPress={() => setOpen(false)}>{t('cancel')}</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
