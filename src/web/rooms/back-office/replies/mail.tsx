import { useState } from 'react';
import { useQuery } from 'urql';
import { useFreshUrl } from '../../../app/files/fresh-url.ts';
import shared from '../../../app/messages.csv';
import { useMessages } from '../../../app/messages.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FileList } from '../../../components/file-list.tsx';
import { Facts } from '../../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../../components/states.tsx';
import messages from '../messages.csv';
import { mailQuery } from './replies.operations.ts';

/** The mail is read, and its reading recorded, when the dialog opens. */
export function ReadMail({ id }: { id: string }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('replies.read')}</Button>
      <Dialog title={t('replies.mail')} isOpen={isOpen} isWide onClose={() => setOpen(false)}>
        <Mail id={id} />
        <Button onPress={() => setOpen(false)}>{t('replies.close')}</Button>
      </Dialog>
    </>
  );
}

function Mail({ id }: { id: string }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const [{ data, error }, reload] = useQuery({
    query: mailQuery,
    variables: { id },
    requestPolicy: 'cache-first',
  });
  const findUrl = useFreshUrl(mailQuery, { id }, ({ node }) =>
    node?.__typename === 'UnmatchedReply' ? (node.content?.files ?? []) : [],
  );
  const content = data?.node?.__typename === 'UnmatchedReply' ? data.node.content : null;
  if (error) return <Problem error={error} retry={reload} />;
  if (!data) return <Skeleton />;
  if (!content) return <Empty title={t('replies.unreadable')} />;
  const { from, to, subject, body, files } = content;
  return (
    <div className="stack">
      <Facts
        unknown={words('state.none')}
        facts={[
          [t('replies.from'), from],
          [t('replies.to'), to.join(', ')],
          [t('replies.subject'), subject],
        ]}
      />
      <p className="message">{body}</p>
      {files.length > 0 && (
        <>
          <p className="small quiet">{words('file.unchecked')}</p>
          <FileList files={files} findUrl={findUrl} />
        </>
      )}
      <p className="small quiet">{t('replies.audited')}</p>
    </div>
  );
}
