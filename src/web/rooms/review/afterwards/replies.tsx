import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { useFreshUrl } from '../../../app/files/fresh-url.ts';
import shared from '../../../app/messages.csv';
import { useMessages } from '../../../app/messages.ts';
import { Badge } from '../../../components/badge.tsx';
import { FileList } from '../../../components/file-list.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Problem } from '../../../components/states.tsx';
import { DateTime } from '../../../components/time.tsx';
import messages from '../messages.csv';
import { type Reply, repliesQuery } from '../review.operations.ts';

/** Mails that answer the message. Nothing where there are none. */
export function Replies({ id }: { id: string }) {
  const t = useMessages(messages);
  const [{ data, error }, reload] = useQuery({ query: repliesQuery, variables: { id } });
  const replies = data?.delivery?.replies.nodes ?? [];
  if (error) return <Problem error={error} retry={reload} />;
  if (replies.length === 0) return null;
  return (
    <Panel title={t('replies')}>
      {replies.map((reply) => (
        <Received key={reply.id} deliveryId={id} reply={reply} />
      ))}
    </Panel>
  );
}

function Received({ deliveryId, reply }: { deliveryId: string; reply: Reply }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { receivedAt, isAutomatic, isVerified, answer, files } = reply;
  const findUrl = useFreshUrl(
    repliesQuery,
    { id: deliveryId },
    ({ delivery }) => delivery?.replies.nodes.flatMap((one) => one.files) ?? [],
  );
  const what = isAutomatic ? 'replies.automatic' : answer ? 'replies.answer' : 'replies.unread';
  return (
    <section className="stack tight" aria-label={t('replies.one')}>
      <span className="row apart">
        <DateTime at={receivedAt} />
        <Badge tone={isVerified ? 'good' : 'caution'}>
          {isVerified ? t('replies.verified') : t('replies.unverified')}
        </Badge>
      </span>
      <span className="small">
        {t(what)}{' '}
        {answer && (
          <Link to="/answers/$id" params={{ id: answer.id }}>
            {t('replies.open')}
          </Link>
        )}
      </span>
      {files.length > 0 && (
        <>
          <p className="small quiet">{words('file.unchecked')}</p>
          <FileList files={files} findUrl={findUrl} />
        </>
      )}
    </section>
  );
}
