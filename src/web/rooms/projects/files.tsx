import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { AddFiles } from './add-files.tsx';
import messages from './messages.csv';
import { type Package, packagesQuery } from './projects.operations.ts';

/** The current revision of the engineering files. */
export function Files({ id, isArchived }: { id: string; isArchived: boolean }) {
  const t = useMessages(messages);
  const mayWrite = useViewer().rights.includes('WRITE');
  const [{ data, error }, reload] = useQuery({ query: packagesQuery, variables: { id } });
  const current = data?.project?.engineeringPackages.nodes[0] ?? null;
  return (
    <Panel
      title={t('files')}
      aside={current && <span className="small quiet">{t('files.revision', { revision: current.revision })}</span>}
    >
      {error && <Problem error={error} retry={reload} />}
      {!data && !error && <Skeleton />}
      {data && !current && <Empty title={t('files.none')} />}
      {current && <FileList id={id} files={current.files} />}
      {data && mayWrite && !isArchived && (
        <AddFiles
          key={current?.id ?? 'first'}
          projectId={id}
          current={current}
          onAdded={() => reload({ requestPolicy: 'network-only' })}
        />
      )}
    </Panel>
  );
}

function FileList({ id, files }: { id: string; files: Package['files'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const client = useClient();
  const [missing, setMissing] = useState<string | null>(null);

  /** Addresses of downloads open for ten minutes, so a fresh one is asked for. */
  async function download(entryId: string) {
    const { data } = await client.query(packagesQuery, { id }, { requestPolicy: 'network-only' });
    const fresh = data?.project?.engineeringPackages.nodes.flatMap((one) => one.files) ?? [];
    const file = fresh.find((one) => one.entryId === entryId);
    setMissing(file ? null : entryId);
    if (file) location.assign(file.downloadUrl);
  }
  return (
    <ul className="entries flat">
      {files.map(({ entryId, name, kind, sizeBytes, sha256 }) => (
        <li key={entryId}>
          <span className="row apart">
            <span className="row">
              <Icon name="file" />
              <strong>{name}</strong>
              <span className="small quiet">
                {t(`file.${kind}`)} · {format.size(sizeBytes)}
              </span>
            </span>
            <Button onPress={() => void download(entryId)} aria-label={t('files.downloadName', { name })}>
              {t('files.download')}
            </Button>
          </span>
          <code className="small quiet">SHA-256 {sha256}</code>
          {missing === entryId && <span className="small">{t('files.gone')}</span>}
        </li>
      ))}
    </ul>
  );
}
