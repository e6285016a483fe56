import { type FormEvent, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useMutation } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { maxFileBytes } from '../../app/files/upload.ts';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import { type Chosen, readDigest } from './chosen.ts';
import messages from './messages.csv';
import { type Package, previewFilesMutation } from './projects.operations.ts';
import { Transfer } from './transfer.tsx';

type Props = { projectId: string; current: Package | null; onAdded: () => void };

/** Files are chosen, compared with the current revision, and then transferred. */
export function AddFiles({ projectId, current, onAdded }: Props) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [revision, setRevision] = useState('');
  const [{ data, error, fetching }, preview] = useMutation(previewFilesMutation);
  const tooLarge = chosen.filter(({ file }) => file.size > maxFileBytes);

  async function add(files: File[]) {
    const read = await Promise.all(files.map(readDigest));
    const names = new Set(files.map(({ name }) => name));
    setChosen((before) => [...before.filter(({ file }) => !names.has(file.name)), ...read]);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const added = chosen.map(({ file: { name, size }, sha256 }) => ({ name, sizeBytes: size, sha256 }));
    const names = new Set(added.map(({ name }) => name));
    const kept = (current?.files ?? [])
      .filter(({ name }) => !names.has(name))
      .map(({ name, sizeBytes, sha256 }) => ({ name, sizeBytes, sha256 }));
    void preview({ input: { projectId, revision, files: [...kept, ...added] } });
  }
  if (data)
    return <Transfer projectId={projectId} chosen={chosen} preview={data.previewEngineering.preview} onEnd={onAdded} />;
  return (
    <div className="stack">
      <DropZone
        className="drop"
        aria-label={t('files.drop')}
        onDrop={({ items }) => {
          const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
          void Promise.all(files).then(add);
        }}
      >
        <span>{t('files.drop')}</span>
        <FileTrigger allowsMultiple onSelect={(files) => void add([...(files ?? [])])}>
          <Button>{t('files.choose')}</Button>
        </FileTrigger>
      </DropZone>
      {chosen.length > 0 && (
        <form className="stack" onSubmit={submit}>
          <ChosenFiles chosen={chosen} onRemove={(gone) => setChosen(chosen.filter((one) => one !== gone))} />
          {tooLarge.length > 0 && (
            <Notice
              tone="danger"
              title={t('files.tooLarge', { names: tooLarge.map(({ file }) => file.name).join(', ') })}
            />
          )}
          <Field
            label={t('files.revisionName')}
            hint={current ? t('files.revisionHint', { revision: current.revision }) : undefined}
            problem={findFieldProblem(error, '/revision')}
            value={revision}
            onChange={setRevision}
            isRequired
          />
          {error && <Problem error={error} />}
          <div className="row">
            <Button type="submit" kind="primary" isPending={fetching} isDisabled={tooLarge.length > 0}>
              {t('files.compare')}
            </Button>
            <Button onPress={() => setChosen([])}>{t('cancel')}</Button>
          </div>
        </form>
      )}
    </div>
  );
}

function ChosenFiles({ chosen, onRemove }: { chosen: Chosen[]; onRemove: (gone: Chosen) => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ul className="entries flat">
      {chosen.map((one) => (
        <li key={one.file.name}>
          <span className="row apart">
            <span>
              {one.file.name} <span className="small quiet">{format.size(one.file.size)}</span>
            </span>
            <Button
              kind="bare"
              onPress={() => onRemove(one)}
              aria-label={t('files.removeName', { name: one.file.name })}
            >
              {t('files.remove')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
