import { useEffect, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Notice, Problem, Skeleton } from '../../components/states.tsx';
import { createExportMutation, type ExportInput, exportQuery } from './factories.operations.ts';
import messages from './messages.csv';
import { toExportFilter, type View } from './view.ts';

type Props = { view: View; isOpen: boolean; onClose: () => void };

const formats: ExportInput['format'][] = ['csv', 'ndjson', 'parquet'];

/** A file of the list. An export takes fewer conditions than the list, and the dialog says which. */
export function ExportDialog({ view, isOpen, onClose }: Props) {
  const t = useMessages(messages);
  const [format, setFormat] = useState<ExportInput['format']>('csv');
  const [{ data, error, fetching }, create] = useMutation(createExportMutation);
  const { filter, left } = toExportFilter(view.search);
  const id = data?.createExport.export.id;
  return (
    <Dialog title={t('export.title')} isOpen={isOpen} onClose={onClose}>
      <p>{t('export.text')}</p>
      {left.length > 0 && (
        <Notice tone="caution" title={t('export.wider')}>
          <p>{t('export.left', { names: left.map((name) => t(`condition.${name}`)).join(', ') })}</p>
        </Notice>
      )}
      <Select
        label={t('export.format')}
        options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
        value={format}
        onChange={setFormat}
      />
      {error && <Problem error={error} />}
      {id && <Progress id={id} />}
      <div className="row">
        <Button
          kind={id ? 'plain' : 'primary'}
          isPending={fetching}
          onPress={() => void create({ input: { kind: 'factories', format, filter } })}
        >
          {t('export.create')}
        </Button>
        <Button onPress={onClose}>{t('export.close')}</Button>
      </div>
    </Dialog>
  );
}

const pollMs = 700;

function Progress({ id }: { id: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [{ data, error }, reload] = useQuery({ query: exportQuery, variables: { id } });
  const made = data?.export;
  const isRunning = made?.status === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => reload({ requestPolicy: 'network-only' }), pollMs);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  if (error) return <Problem error={error} retry={reload} />;
  if (!made || isRunning) return <Skeleton lines={1} />;
  if (made.status === 'failed') return <Notice tone="danger" title={made.failure ?? t('export.failed')} isUrgent />;
  return (
    <Notice tone="good" title={t('export.done', { rows: made.rows ?? 0, size: format.size(made.bytes ?? 0) })}>
      <p>
        <a href={`/exports/${id}/content`}>{t('export.download')}</a>
      </p>
    </Notice>
  );
}
