import { Link, useParams } from '@tanstack/react-router';
import { useMutation, useQuery } from 'urql';
import { useFormat } from '../../../app/format.ts';
import shared from '../../../app/messages.csv';
import { useMessages } from '../../../app/messages.ts';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { FormDialog, ReasonDialog } from '../../../components/form-dialog.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../../components/states.tsx';
import { DateTime } from '../../../components/time.tsx';
import messages from '../messages.csv';
import { QuoteLines } from './quote-lines.tsx';
import { RecordQuote } from './record-quote.tsx';
import {
  closeRequestMutation,
  type Invitation,
  type Request,
  recordDeclineMutation,
  requestQuery,
  withdrawQuoteMutation,
} from './requests.operations.ts';
import { requestTones } from './requests.tsx';

/** A request of any customer, with what the invited factories quoted. */
export default function RequestPage() {
  const t = useMessages(messages);
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: requestQuery, variables: { id } });
  if (!data?.rfq) {
    if (error) return <Problem error={error} retry={reload} />;
    return data ? <Empty title={t('requests.missing')} /> : <Skeleton lines={9} />;
  }
  const request = data.rfq;
  return (
    <>
      <PageHead
        title={request.title}
        crumb={<Link to="/back-office/requests">{t('requests')}</Link>}
        lead={request.projectName}
        aside={<Badge tone={requestTones[request.status]}>{t(`request.${request.status}`)}</Badge>}
      />
      <Asked request={request} />
      {request.invitations.map((invitation) => (
        <Invited key={invitation.id} request={request} invitation={invitation} />
      ))}
    </>
  );
}

function Asked({ request }: { request: Request }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const [, close] = useMutation(closeRequestMutation);
  const { id, status, closedAt, requested, lines } = request;
  const { currency, incoterm, namedPlace, quantities, quoteBy } = requested;
  return (
    <Panel title={t('requests.asked')}>
      <Facts
        unknown={words('state.unknown')}
        facts={[
          [t('requests.lines'), lines.map(({ name }) => name).join(', ')],
          [t('requests.quantities'), quantities.map(format.number).join(' · ')],
          [t('requests.terms'), [currency, incoterm, namedPlace].filter(Boolean).join(' ')],
          [t('column.deadline'), quoteBy && format.date(quoteBy)],
          ...(closedAt ? [[t('requests.closed'), format.dateTime(closedAt)] as [string, string]] : []),
        ]}
      />
      {status !== 'closed' && (
        <div className="row">
          <FormDialog
            label={t('requests.close')}
            title={t('requests.closeTitle')}
            kind="danger"
            submit={() => close({ input: { id } })}
          >
            {() => <p>{t('requests.closeText')}</p>}
          </FormDialog>
        </div>
      )}
    </Panel>
  );
}

const tones: Record<Invitation['status'], Tone> = {
  pending: 'caution',
  queued: 'info',
  sent: 'info',
  failed: 'danger',
  revoked: 'plain',
  answered: 'good',
  quoted: 'good',
  declined: 'plain',
  expired: 'plain',
};

function Invited({ request, invitation }: { request: Request; invitation: Invitation }) {
  const t = useMessages(messages);
  const { factoryId, factoryName, status, sentAt, respondedAt } = invitation;
  const current = request.quotes.find((quote) => quote.factoryId === factoryId && quote.status === 'submitted');
  const [, decline] = useMutation(recordDeclineMutation);
  const [, withdraw] = useMutation(withdrawQuoteMutation);
  return (
    <Panel title={factoryName} aside={<Badge tone={tones[status]}>{t(`invitation.${status}`)}</Badge>}>
      <p className="small quiet">
        {sentAt && (
          <>
            {t('requests.sent')} <DateTime at={sentAt} />
          </>
        )}
        {respondedAt && (
          <>
            {' · '}
            {t('requests.responded')} <DateTime at={respondedAt} />
          </>
        )}
      </p>
      {current && <QuoteLines quote={current} />}
      <div className="row">
        <RecordQuote request={request} factoryId={factoryId} />
        {current && (
          <ReasonDialog
            label={t('quote.withdraw')}
            title={t('quote.withdrawTitle')}
            text={t('quote.withdrawText')}
            reason={t('quote.withdrawReason')}
            kind="danger"
            submit={(reason) => withdraw({ input: { id: current.id, reason } })}
          />
        )}
        {status !== 'declined' && (
          <FormDialog
            label={t('quote.decline')}
            title={t('quote.declineTitle')}
            kind="plain"
            submit={() => decline({ input: { rfqId: request.id, factoryId } })}
          >
            {() => <p>{t('quote.declineText')}</p>}
          </FormDialog>
        )}
      </div>
    </Panel>
  );
}
