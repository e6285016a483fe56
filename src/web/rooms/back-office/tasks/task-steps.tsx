import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../../app/client.ts';
import { maxFileBytes, sendFile } from '../../../app/files/upload.ts';
import { readToday } from '../../../app/format.ts';
import { useMessages } from '../../../app/messages.ts';
import { useViewer } from '../../../app/viewer.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { FormDialog, ReasonDialog } from '../../../components/form-dialog.tsx';
import { Notice, Problem } from '../../../components/states.tsx';
import messages from '../messages.csv';
import {
  assignTaskMutation,
  cancelTaskMutation,
  completeTaskMutation,
  removeTaskFileMutation,
  startTaskMutation,
  type Task,
} from './tasks.operations.ts';

type Props = { task: Task; onChange: () => void };

/** What can be done with a task that has not ended. */
export function TaskSteps({ task, onChange }: Props) {
  const t = useMessages(messages);
  const { id, status } = task;
  const [{ error, fetching }, start] = useMutation(startTaskMutation);
  const [, cancel] = useMutation(cancelTaskMutation);
  return (
    <div className="stack">
      <AddFile task={task} onChange={onChange} />
      {error && <Problem error={error} />}
      <div className="row">
        {status === 'open' && (
          <Button kind="primary" isPending={fetching} onPress={() => void start({ input: { id } })}>
            {t('tasks.start')}
          </Button>
        )}
        {status === 'in_progress' && <Complete id={id} />}
        <Assign task={task} />
        <ReasonDialog
          label={t('tasks.cancel')}
          title={t('tasks.cancelTitle')}
          text={t('tasks.cancelText')}
          reason={t('tasks.cancelReason')}
          cancel={t('tasks.keep')}
          kind="danger"
          submit={(reason) => cancel({ input: { id, reason } })}
        />
      </div>
    </div>
  );
}

function Assign({ task: { id, assignee } }: Pick<Props, 'task'>) {
  const t = useMessages(messages);
  const { email } = useViewer();
  const [name, setName] = useState(assignee ?? email ?? '');
  const [, assign] = useMutation(assignTaskMutation);
  return (
    <FormDialog
      label={t('tasks.assign')}
      title={t('tasks.assignTitle')}
      kind="plain"
      submit={() => assign({ input: { id, assignee: name } })}
    >
      {(error) => (
        <Field
          label={t('tasks.assignee')}
          hint={t('tasks.assigneeHint')}
          problem={findFieldProblem(error, '/assignee')}
          value={name}
          onChange={setName}
          isRequired
          autoFocus
        />
      )}
    </FormDialog>
  );
}

function Complete({ id }: { id: string }) {
  const t = useMessages(messages);
  const [text, setText] = useState('');
  const [date, setDate] = useState(readToday);
  const [, complete] = useMutation(completeTaskMutation);
  return (
    <FormDialog
      label={t('tasks.complete')}
      title={t('tasks.completeTitle')}
      isWide
      submit={() => complete({ input: { id, report: { text, date } } })}
    >
      {(error) => (
        <>
          <p>{t('tasks.completeText')}</p>
          <Field
            label={t('tasks.day')}
            type="date"
            problem={findFieldProblem(error, '/date')}
            value={date}
            onChange={setDate}
            isRequired
          />
          <Field
            label={t('tasks.found')}
            problem={findFieldProblem(error, '/text')}
            value={text}
            onChange={setText}
            isRequired
            isLong
          />
        </>
      )}
    </FormDialog>
  );
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const accepted = ['application/pdf', xlsx, 'image/jpeg', 'image/png', 'image/webp'];
const isAccepted = ({ type, size }: File): boolean => accepted.includes(type) && size <= maxFileBytes;

/** Files of the report: the service finds their type in their content, and refuses others. */
function AddFile({ task: { id, files }, onChange }: Props) {
  const t = useMessages(messages);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const [{ error }, remove] = useMutation(removeTaskFileMutation);

  async function send(chosen: File[]) {
    setSending(true);
    const lost: string[] = [];
    for (const file of chosen) {
      const path = `/files/tasks/${id}?name=${encodeURIComponent(file.name)}`;
      const isTaken = isAccepted(file) && (await sendFile(path, file)).isReceived;
      if (!isTaken) lost.push(file.name);
    }
    setRefused(lost);
    setSending(false);
    onChange();
  }
  return (
    <div className="stack tight">
      {refused.length > 0 && (
        <Notice tone="danger" title={t('tasks.refused', { names: refused.join(', ') })} isUrgent>
          <p>{t('tasks.fileHint')}</p>
        </Notice>
      )}
      {error && <Problem error={error} />}
      <div className="row">
        <FileTrigger allowsMultiple acceptedFileTypes={accepted} onSelect={(chosen) => void send([...(chosen ?? [])])}>
          <Button isPending={isSending}>{t(isSending ? 'tasks.sending' : 'tasks.addFile')}</Button>
        </FileTrigger>
        {files.map((file) => (
          <Button key={file.id} kind="bare" onPress={() => void remove({ input: { id: file.id } })}>
            {t('tasks.removeFile', { name: file.name })}
          </Button>
        ))}
      </div>
    </div>
  );
}
