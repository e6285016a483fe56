import { useQuery } from 'urql';
import { useFreshUrl } from '../../app/files/fresh-url.ts';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { FileList } from '../../components/file-list.tsx';
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
      {current && <PackageFiles id={id} files={current.files} />}
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

function PackageFiles({ id, files }: { id: string; files: Package['files'] }) {
  const t = useMessages(messages);
  const findUrl = useFreshUrl(
    packagesQuery,
    { id },
    ({ project }) =>
      project?.engineeringPackages.nodes.flatMap((one) => one.files.map((file) => ({ ...file, id: file.entryId }))) ??
      [],
  );
  const listed = files.map(({ entryId, kind, ...file }) => ({ ...file, id: entryId, kind: t(`file.${kind}`) }));
  return <FileList files={listed} findUrl={findUrl} />;
}
