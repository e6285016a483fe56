import { useState } from 'react';
import { useClient } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Panel } from '../../components/panel.tsx';
import { type Answer, answerFilesQuery } from './answers.operations.ts';
import messages from './messages.csv';

export function AnswerFiles({ answer: { id, files } }: { answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const client = useClient();
  const [missing, setMissing] = useState<string | null>(null);

  /** Addresses of downloads open for ten minutes, so a fresh one is asked for. */
  async function download(fileId: string) {
    const { data } = await client.query(answerFilesQuery, { id }, { requestPolicy: 'network-only' });
    const answer = data?.node?.__typename === 'SupplierAnswer' ? data.node : null;
    const file = answer?.files.find((one) => one.id === fileId);
    setMissing(file ? null : fileId);
    if (file) location.assign(file.downloadUrl);
  }
  return (
    <Panel title={t('files')}>
      <p className="small quiet">{t('files.unchecked')}</p>
      <ul className="entries flat">
        {files.map(({ id, name, sizeBytes, sha256 }) => (
          <li key={id}>
            <span className="row apart">
              <span className="row">
                <Icon name="file" />
                <strong>{name}</strong>
                <span className="small quiet">{format.size(sizeBytes)}</span>
              </span>
              <Button onPress={() => void download(id)} aria-label={t('files.downloadName', { name })}>
                {t('files.download')}
              </Button>
            </span>
            <code className="small quiet">SHA-256 {sha256}</code>
            {missing === id && <span className="small">{t('files.gone')}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
