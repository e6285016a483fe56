import { useFreshUrl } from '../../app/files/fresh-url.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { FileList } from '../../components/file-list.tsx';
import { Panel } from '../../components/panel.tsx';
import { type Answer, answerFilesQuery } from './answers.operations.ts';
import messages from './messages.csv';

export function AnswerFiles({ answer: { id, files } }: { answer: Answer }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const findUrl = useFreshUrl(answerFilesQuery, { id }, ({ node }) =>
    node?.__typename === 'SupplierAnswer' ? node.files : [],
  );
  return (
    <Panel title={t('files')}>
      <p className="small quiet">{words('file.unchecked')}</p>
      <FileList files={files} findUrl={findUrl} />
    </Panel>
  );
}
