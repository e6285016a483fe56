import { Link, useParams } from '@tanstack/react-router';
import { useMutation, useQuery } from 'urql';
import { useLive } from '../../app/live.ts';
import { useMessages } from '../../app/messages.ts';
import { useTexts } from '../../app/texts.ts';
import { useViewer } from '../../app/viewer.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, LinkButton } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { Actions, Deliveries, Requests } from './activity.tsx';
import { Files } from './files.tsx';
import { IntakeForm } from './intake-form.tsx';
import { IntentForm } from './intent-form.tsx';
import messages from './messages.csv';
import { type Project, projectChanged, projectQuery, updateProjectMutation } from './projects.operations.ts';
import { Visits } from './visits.tsx';
import './projects.css';

export default function ProjectPage() {
  const t = useMessages(messages);
  const { titleOf, summaryOf } = useTexts();
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: projectQuery, variables: { id } });
  useLive(projectChanged, { id }, () => reload({ requestPolicy: 'network-only' }));
  if (!data?.project) {
    if (error) return <Problem error={error} retry={reload} />;
    return data ? <Empty title={t('missing')} /> : <Skeleton lines={9} />;
  }
  const { project } = data;
  return (
    <>
      <Head project={project} />
      <div className="with-side">
        <div className="stack">
          <IntakeForm key={`intake ${project.contextVersion}`} project={project} />
          <IntentForm key={`intent ${project.contextVersion}`} project={project} />
          <Files id={id} isArchived={project.status === 'archived'} />
        </div>
        <div className="stack">
          {project.stage && (
            <Panel title={t('column.stage')}>
              <Link to="/knowledge/stages/$id" params={{ id: project.stage.id }}>
                {titleOf(project.stage)}
              </Link>
              <p className="small quiet">{summaryOf(project.stage)}</p>
            </Panel>
          )}
          <Deliveries project={project} />
          <Requests project={project} />
          <Visits id={id} />
          <Actions project={project} />
        </div>
      </div>
    </>
  );
}

function Head({ project: { id, name, status, intake } }: { project: Project }) {
  const t = useMessages(messages);
  const mayWrite = useViewer().rights.includes('WRITE');
  const [{ error, fetching }, update] = useMutation(updateProjectMutation);
  const isActive = status === 'active';
  return (
    <>
      <PageHead
        title={name}
        crumb={<Link to="/projects">{t('list.title')}</Link>}
        lead={intake?.productName}
        aside={
          <>
            <Badge tone={isActive ? 'good' : 'plain'}>{t(`status.${status}`)}</Badge>
            <LinkButton
              to="/compliance"
              search={{ project: [id], product: [intake?.summary ?? intake?.productName ?? ''] }}
            >
              {t('compliance')}
            </LinkButton>
            {mayWrite && (
              <Button
                isPending={fetching}
                onPress={() => void update({ input: { id, status: isActive ? 'archived' : 'active' } })}
              >
                {t(isActive ? 'archive' : 'restore')}
              </Button>
            )}
            {mayWrite && isActive && (
              <LinkButton kind="primary" to="/quote-requests/new" search={{ project: [id] }}>
                {t('ask')}
              </LinkButton>
            )}
          </>
        }
      />
      {error && <Problem error={error} />}
    </>
  );
}
