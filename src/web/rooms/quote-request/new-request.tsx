import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { useSearchState } from '../../app/search-state.ts';
import { useViewer } from '../../app/viewer.ts';
import { LinkButton } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Empty, Notice, Problem, Skeleton } from '../../components/states.tsx';
import { Drafted } from './drafted.tsx';
import { emptyForm, type Form, startWith } from './form.ts';
import messages from './messages.csv';
import { type ActiveProject, activeProjectsQuery, type CreatedDelivery } from './quote-request.operations.ts';
import { RequestForm } from './request-form.tsx';
import './quote-request.css';

export default function NewRequestPage() {
  const t = useMessages(messages);
  const mayWrite = useViewer().rights.includes('WRITE');
  const [{ data, error }, reload] = useQuery({ query: activeProjectsQuery });
  const projects = data?.projects.nodes;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumb={<Link to="/projects">{t('crumb')}</Link>} />
      {!mayWrite && <Notice title={t('role')} />}
      {error && !data && <Problem error={error} retry={reload} />}
      {!data && !error && <Skeleton lines={9} />}
      {projects?.length === 0 && (
        <Empty title={t('noProject')}>
          <LinkButton to="/projects">{t('noProject.create')}</LinkButton>
        </Empty>
      )}
      {mayWrite && projects && projects.length > 0 && <NewRequest projects={projects} />}
    </>
  );
}

function NewRequest({ projects }: { projects: ActiveProject[] }) {
  const search = useSearchState();
  const asked = projects.find(({ id }) => id === search.text('project')) ?? projects[0];
  const [form, setForm] = useState<Form>(() => ({ ...emptyForm, ...(asked && startWith(asked)) }));
  const [drafted, setDrafted] = useState<CreatedDelivery[] | null>(null);
  if (drafted) return <Drafted deliveries={drafted} projectId={form.projectId} />;
  return <RequestForm form={form} projects={projects} onChange={setForm} onDrafted={setDrafted} />;
}
