import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { findFieldProblem } from '../../../app/client.ts';
import shared from '../../../app/messages.csv';
import { useMessages } from '../../../app/messages.ts';
import { useSearchState } from '../../../app/search-state.ts';
import { useViewer } from '../../../app/viewer.ts';
import { Badge } from '../../../components/badge.tsx';
import { Bilingual } from '../../../components/bilingual.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { FilterSelect } from '../../../components/fields/filter-select.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { readPage } from '../../../components/pager.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { Notice } from '../../../components/states.tsx';
import { DateTime } from '../../../components/time.tsx';
import { BackOfficeHead } from '../back-office-head.tsx';
import messages from '../messages.csv';
import { Queue } from '../queue.tsx';
import { markSentMutation, type OutboxMessage, outboxQuery } from './outbox.operations.ts';

const statuses = ['queued', 'needs_contact'] as const;
const pageSize = 10;

/** Messages that a person sends, such as those by WeChat. */
export default function OutboxPage() {
  const t = useMessages(messages);
  const search = useSearchState();
  const status = search.oneOf('status', statuses);
  const [{ data, error }, reload] = useQuery({
    query: outboxQuery,
    variables: { ...readPage(search, pageSize), filter: { status: [status] } },
  });
  return (
    <>
      <BackOfficeHead
        title={t('outbox')}
        lead={t('outbox.lead')}
        aside={
          <FilterSelect
            label={t('column.state')}
            name="status"
            values={statuses}
            toLabel={(value) => t(`outbox.${value}`)}
            search={search}
          />
        }
      />
      <Queue connection={data?.outbox} error={error} reload={reload} search={search} none={t(`outbox.none.${status}`)}>
        {(nodes) => nodes.map((message) => <Message key={message.delivery.id} message={message} />)}
      </Queue>
    </>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { delivery, to, cc, project, subject, approvedAt, waitingSince, bodyEn, bodyZh } = message;
  const isApproved = delivery.status === 'queued';
  return (
    <Panel
      title={delivery.factoryName ?? subject ?? t('outbox.noFactory')}
      aside={<Badge tone={isApproved ? 'caution' : 'danger'}>{words(`channel.${delivery.channel}`)}</Badge>}
    >
      <Facts
        unknown={words('state.unknown')}
        facts={[
          [t('outbox.to'), [to.name, to.address].filter(Boolean).join(' · ') || to.addressNote],
          [t('outbox.project'), project.name],
          [t('outbox.subject'), subject],
          isApproved
            ? [t('outbox.approved'), approvedAt && <DateTime at={approvedAt} />]
            : [t('outbox.drafted'), <DateTime key="drafted" at={waitingSince} />],
          ...(cc.length > 0 ? [[t('outbox.cc'), cc.join(', ')] as [string, string]] : []),
        ]}
      />
      {!isApproved && <Notice tone="caution" title={t('outbox.contactMissing')} />}
      <details>
        <summary>{t('outbox.text')}</summary>
        <Bilingual en={bodyEn} zh={bodyZh} />
      </details>
      {isApproved && <MarkSent id={delivery.id} />}
    </Panel>
  );
}

/** The message is recorded as sent once; who sent it and where it can be found go with it. */
function MarkSent({ id }: { id: string }) {
  const t = useMessages(messages);
  const [sentBy, setSentBy] = useState(useViewer().email ?? '');
  const [reference, setReference] = useState('');
  const [, mark] = useMutation(markSentMutation);
  return (
    <div className="row">
      <FormDialog
        label={t('outbox.mark')}
        title={t('outbox.markTitle')}
        submit={() => mark({ input: { id, sentBy, ...(reference && { reference }) } })}
      >
        {(error) => (
          <>
            <p>{t('outbox.markText')}</p>
            <Field
              label={t('outbox.sentBy')}
              problem={findFieldProblem(error, '/sentBy')}
              value={sentBy}
              onChange={setSentBy}
              isRequired
            />
            <Field
              label={t('outbox.reference')}
              hint={t('outbox.referenceHint')}
              problem={findFieldProblem(error, '/reference')}
              value={reference}
              onChange={setReference}
            />
          </>
        )}
      </FormDialog>
    </div>
  );
}
