import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { createIdempotencyKey } from '../../app/idempotency-key.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { createProjectMutation } from './projects.operations.ts';

export function NewProject() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onPress={() => setOpen(true)}>
        {t('new')}
      </Button>
      <Dialog title={t('new')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <NewProjectForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NewProjectForm({ onCancel }: { onCancel: () => void }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [productName, setProductName] = useState('');
  const [idempotencyKey] = useState(createIdempotencyKey);
  const [{ error, fetching }, create] = useMutation(createProjectMutation);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = { name, idempotencyKey, ...(productName && { intake: { productName } }) };
    const { data } = await create({ input });
    if (data) await navigate({ to: '/projects/$id', params: { id: data.createProject.project.id } });
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('column.name')}
        hint={t('new.nameHint')}
        problem={findFieldProblem(error, '/name')}
        value={name}
        onChange={setName}
        isRequired
        autoFocus
      />
      <Field
        label={t('intake.productName')}
        problem={findFieldProblem(error, '/productName')}
        value={productName}
        onChange={setProductName}
      />
      {error && <Problem error={error} />}
      <div className="row">
        <Button type="submit" kind="primary" isPending={fetching}>
          {t('new.create')}
        </Button>
        <Button onPress={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
