import { useState } from 'react';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../../app/client.ts';
import { useMessages } from '../../../app/messages.ts';
import { Field } from '../../../components/fields/field.tsx';
import { FormDialog, ReasonDialog } from '../../../components/form-dialog.tsx';
import messages from '../messages.csv';
import { reviewCapabilityMutation, type Submitted } from './capabilities.operations.ts';

type Props = { capability: Submitted['capability'] };

/** Decides on the version that is shown: the service refuses it if the owner has changed it meanwhile. */
export function Decision({ capability: { id, version } }: Props) {
  const t = useMessages(messages);
  const [note, setNote] = useState('');
  const [, review] = useMutation(reviewCapabilityMutation);
  const decide = (decision: 'approve' | 'reject' | 'request_changes', text: string) =>
    review({ input: { id, expectedVersion: version, decision, ...(text && { note: text }) } });
  return (
    <div className="row">
      <FormDialog
        label={t('capabilities.publish')}
        title={t('capabilities.publishTitle')}
        submit={() => decide('approve', note)}
      >
        {(error) => (
          <>
            <p>{t('capabilities.publishText')}</p>
            <Field
              label={t('capabilities.note')}
              problem={findFieldProblem(error, '/note')}
              value={note}
              onChange={setNote}
              isLong
            />
          </>
        )}
      </FormDialog>
      <ReasonDialog
        label={t('capabilities.change')}
        title={t('capabilities.changeTitle')}
        text={t('capabilities.changeText')}
        reason={t('capabilities.note')}
        kind="plain"
        submit={(text) => decide('request_changes', text)}
      />
      <ReasonDialog
        label={t('capabilities.reject')}
        title={t('capabilities.rejectTitle')}
        text={t('capabilities.rejectText')}
        reason={t('capabilities.note')}
        kind="danger"
        submit={(text) => decide('reject', text)}
      />
    </div>
  );
}
