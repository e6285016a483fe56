import { useClient } from 'urql';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { FileList } from '../../components/file-list.tsx';
import { Panel } from '../../components/panel.tsx';
import { type Answer, answerFilesQuery } from './answers.operations.ts';
import messages from './messages.csv';

export function AnswerFiles({ answer: { id, files } }: { answer: Answer }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const client = useClient();

  async function findUrl(fileId: string): Promise<string | null> {
    const { data } = await client.query(answerFilesQuery, { id }, { requestPolicy: 'network-only' });
    const answer = data?.node?.__typename === 'SupplierAnswer' ? data.node : null;
    return answer?.files.find((one) => one.id === fileId)?.downloadUrl ?? null;
  }
  return (
    <Panel title={t('files')}>
      <p className="small quiet">{words('file.unchecked')}</p>
      <FileList files={files} findUrl={findUrl} />
    </Panel>
  );
}
