import { useState } from 'react';
import { useMutation } from 'urql';
import { sendFile } from '../../app/files/upload.ts';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import type { Chosen } from './chosen.ts';
import messages from './messages.csv';
import { type FilesPreview, startTransferMutation } from './projects.operations.ts';

type Entry = FilesPreview['entries'][number];
type Props = { projectId: string; chosen: Chosen[]; preview: FilesPreview; onEnd: () => void };

const tones: Record<Entry['status'], Tone> = { new: 'good', changed: 'info', unchanged: 'plain', rejected: 'danger' };

export function Transfer({ projectId, chosen, preview, onEnd }: Props) {
  const t = useMessages(messages);
  const [sent, setSent] = useState<Record<string, number>>({});
  const [failed, setFailed] = useState<string[]>([]);
  const [isSending, setSending] = useState(false);
  const [{ error }, start] = useMutation(startTransferMutation);
  const { previewId, entries, warnings } = preview;

  async function transfer() {
    setSending(true);
    setFailed([]);
    const { data } = await start({ input: { projectId, previewId } });
    if (!data) return setSending(false);
    const { id: transferId, files } = data.startEngineeringTransfer.transfer;
    const lost: string[] = [];
    for (const { entryId, name, sha256, status } of files) {
      const file = chosen.find((one) => one.sha256 === sha256)?.file;
      if (!file || status !== 'waiting') continue;
      const path = `/files/projects/${projectId}/transfers/${transferId}/${entryId}`;
      const { isReceived } = await sendFile(path, file, (bytes) =>
        setSent((before) => ({ ...before, [entryId]: bytes })),
      );
      if (!isReceived) lost.push(name);
    }
    setSending(false);
    setFailed(lost);
    if (!lost.length) onEnd();
  }
  return (
    <div className="stack">
      <ul className="entries flat">
        {entries.map((entry) => (
          <Row key={entry.entryId} entry={entry} sent={sent[entry.entryId] ?? null} />
        ))}
      </ul>
      {warnings.length > 0 && (
        <Notice tone="caution" title={t('files.warnings')}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {failed.length > 0 && <Notice tone="danger" title={t('files.failed', { names: failed.join(', ') })} isUrgent />}
      {error && <Problem error={error} />}
      <div className="row">
        <Button kind="primary" isPending={isSending} onPress={() => void transfer()}>
          {t(failed.length ? 'files.repeat' : 'files.upload')}
        </Button>
        <Button isDisabled={isSending} onPress={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

function Row({ entry: { name, sizeBytes, status, reason }, sent }: { entry: Entry; sent: number | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <li>
      <span className="row apart">
        <span>
          {name} <span className="small quiet">{format.size(sizeBytes)}</span>
        </span>
        <Badge tone={tones[status]}>{t(`entry.${status}`)}</Badge>
      </span>
      {reason && <span className="small">{reason}</span>}
      {sent !== null && <progress max={sizeBytes} value={sent} aria-label={t('files.sending', { name })} />}
    </li>
  );
}
