import { useQuery } from 'urql';
import shared from '../../../app/messages.csv';
import { useMessages } from '../../../app/messages.ts';
import { useSearchState } from '../../../app/search-state.ts';
import { Settle } from '../../../app/settlement/settle.tsx';
import { Badge } from '../../../components/badge.tsx';
import { FilterSelect } from '../../../components/fields/filter-select.tsx';
import { readPage } from '../../../components/pager.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { DateTime } from '../../../components/time.tsx';
import { BackOfficeHead } from '../back-office-head.tsx';
import messages from '../messages.csv';
import { Queue } from '../queue.tsx';
import { type UnsettledMessage, unsettledQuery } from './unsettled.operations.ts';

const states = ['all', 'uncertain', 'failed', 'stuck'] as const;
const pageSize = 10;

/** Approved mails of all customers that only a person can settle. */
export default function UnsettledPage() {
  const t = useMessages(messages);
  const search = useSearchState();
  const state = search.oneOf('state', states);
  const [{ data, error }, reload] = useQuery({
    query: unsettledQuery,
    variables: { ...readPage(search, pageSize), filter: state === 'all' ? {} : { state: [state] } },
    requestPolicy: 'cache-and-network',
  });
  return (
    <>
      <BackOfficeHead
        title={t('unsettled')}
        lead={t('unsettled.lead')}
        aside={
          <FilterSelect
            label={t('column.state')}
            name="state"
            values={states}
            toLabel={(value) => t(`unsettled.state.${value}`)}
            search={search}
          />
        }
      />
      <Queue
        connection={data?.unsettledDeliveries}
        error={error}
        reload={reload}
        search={search}
        none={t('unsettled.none')}
      >
        {(nodes) => nodes.map((message) => <Message key={message.delivery.id} message={message} />)}
      </Queue>
    </>
  );
}

function Message({ message }: { message: UnsettledMessage }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { delivery, state, to, organisationName, projectName, subject, approvedAt, firstAttemptAt } = message;
  return (
    <Panel
      title={delivery.factoryName ?? subject ?? t('outbox.noFactory')}
      aside={<Badge tone={state === 'stuck' ? 'caution' : 'danger'}>{t(`unsettled.state.${state}`)}</Badge>}
    >
      <Facts
        unknown={words('state.unknown')}
        facts={[
          [t('outbox.to'), [to.name, to.address].filter(Boolean).join(' · ') || to.addressNote],
          [t('unsettled.organisation'), organisationName],
          [t('outbox.project'), projectName],
          [t('outbox.subject'), subject],
          [t('outbox.approved'), approvedAt && <DateTime at={approvedAt} />],
          [t('unsettled.attempts'), message.attempts],
          [t('unsettled.firstAttempt'), firstAttemptAt ? <DateTime key="first" at={firstAttemptAt} /> : t('none')],
          [t('unsettled.lastOutcome'), message.lastOutcome ?? t('none')],
          [t('unsettled.providerId'), message.providerMessageId ?? t('none')],
        ]}
      />
      <p className="small quiet">{t(`unsettled.advice.${state}`)}</p>
      <div className="row">
        <Settle id={delivery.id} />
      </div>
    </Panel>
  );
}
