import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Problem } from '../../components/states.tsx';
import { answerMutation, type Interview } from './interviews.operations.ts';
import messages from './messages.csv';

type Props = { interview: Interview; onConflict: () => void };

/** One turn, saved for the version that was read: of two browsers that answer it, one is told to read again. */
export function Answer({ interview: { id, version, turnCount, turnLimit }, onConflict }: Props) {
  const t = useMessages(messages);
  const mayWrite = useViewer().rights.includes('WRITE');
  const [text, setText] = useState('');
  const [{ error, fetching }, answer] = useMutation(answerMutation);
  if (!mayWrite || turnCount >= turnLimit) return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data } = await answer({ input: { id, expectedVersion: version, text } });
    if (data) setText('');
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('answer')}
        hint={t('answer.hint')}
        problem={findFieldProblem(error, '/text')}
        value={text}
        onChange={setText}
        isLong
      />
      {error && <Problem error={error} retry={onConflict} />}
      <div className="row">
        <Button type="submit" kind="primary" isPending={fetching} isDisabled={!text.trim()}>
          {t('answer.send')}
        </Button>
      </div>
    </form>
  );
}
