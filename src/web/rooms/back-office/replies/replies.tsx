import { useQuery } from 'urql';
import shared from '../../../app/messages.csv';
import { useMessages } from '../../../app/messages.ts';
import { useSearchState } from '../../../app/search-state.ts';
import { Badge } from '../../../components/badge.tsx';
import { readPage } from '../../../components/pager.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { DateTime } from '../../../components/time.tsx';
import { BackOfficeHead } from '../back-office-head.tsx';
import messages from '../messages.csv';
import { Queue } from '../queue.tsx';
import { ReadMail } from './mail.tsx';
import { type Reply, repliesQuery } from './replies.operations.ts';
import { Assign, Dismiss } from './reply-decision.tsx';

const pageSize = 10;

/** Mails that the service could not match with a message by itself. */
export default function RepliesPage() {
  const t = useMessages(messages);
  const search = useSearchState();
  const [{ data, error }, reload] = useQuery({ query: repliesQuery, variables: readPage(search, pageSize) });
  return (
    <>
      <BackOfficeHead title={t('replies')} lead={t('replies.lead')} />
      <Queue connection={data?.unmatchedReplies} error={error} reload={reload} search={search} none={t('replies.none')}>
        {(nodes) => nodes.map((reply) => <Unmatched key={reply.id} reply={reply} />)}
      </Queue>
    </>
  );
}

function Unmatched({ reply }: { reply: Reply }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { id, reason, source, isAutomatic, isVerified, receivedAt, suggestedMessage } = reply;
  return (
    <Panel
      title={<DateTime at={receivedAt} />}
      aside={
        <span className="row">
          {isAutomatic && <Badge>{t('replies.automatic')}</Badge>}
          <Badge tone={isVerified ? 'good' : 'caution'}>
            {t(isVerified ? 'replies.verified' : 'replies.unverified')}
          </Badge>
        </span>
      }
    >
      <Facts
        unknown={words('state.unknown')}
        facts={[
          [t('replies.reason'), reason && t(`replies.reason.${reason}`)],
          [t('replies.source'), t(`replies.source.${source}`)],
          [t('replies.suggestion'), suggestedMessage && describeMessage(suggestedMessage)],
        ]}
      />
      <div className="row">
        <ReadMail id={id} />
        <Assign reply={reply} />
        <Dismiss id={id} />
      </div>
    </Panel>
  );
}

const describeMessage = ({ factoryName, subject }: NonNullable<Reply['suggestedMessage']>): string =>
  [factoryName, subject].filter(Boolean).join(' · ');
