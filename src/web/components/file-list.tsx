import { useState } from 'react';
import type { FindUrl } from '../app/files/fresh-url.ts';
import { useFormat } from '../app/format.ts';
import shared from '../app/messages.csv';
import { useMessages } from '../app/messages.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Listed = { id: string; name: string; sizeBytes: number; sha256: string; kind?: string };

export function FileList({ files, findUrl }: { files: readonly Listed[]; findUrl: FindUrl }) {
  const words = useMessages(shared);
  const format = useFormat();
  const [missing, setMissing] = useState<string | null>(null);

  async function download(id: string) {
    const url = await findUrl(id);
    setMissing(url ? null : id);
    if (url) location.assign(url);
  }
  return (
    <ul className="entries flat">
      {files.map(({ id, name, kind, sizeBytes, sha256 }) => (
        <li key={id}>
          <span className="row apart">
            <span className="row">
              <Icon name="file" />
              <strong>{name}</strong>
              <span className="small quiet">{[kind, format.size(sizeBytes)].filter(Boolean).join(' · ')}</span>
            </span>
            <Button onPress={() => void download(id)} aria-label={words('file.downloadName', { name })}>
              {words('file.download')}
            </Button>
          </span>
          <code className="small quiet">SHA-256 {sha256}</code>
          {missing === id && <span className="small">{words('file.gone')}</span>}
        </li>
      ))}
    </ul>
  );
}
