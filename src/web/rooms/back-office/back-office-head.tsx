import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { PageHead } from '../../components/page-head.tsx';
import messages from './messages.csv';

const pages = [
  { to: '/back-office', label: 'overview.tab', right: null },
  { to: '/back-office/outbox', label: 'outbox', right: 'OPERATE' },
  { to: '/back-office/unsettled', label: 'unsettled', right: 'OPERATE' },
  { to: '/back-office/tasks', label: 'tasks', right: 'OPERATE' },
  { to: '/back-office/replies', label: 'replies', right: 'OPERATE' },
  { to: '/back-office/requests', label: 'requests', right: 'OPERATE' },
  { to: '/back-office/runs', label: 'runs', right: 'OPERATE' },
  { to: '/back-office/imports', label: 'imports', right: 'OPERATE' },
  { to: '/back-office/capabilities', label: 'capabilities', right: 'REVIEW_CAPABILITIES' },
] as const;

type Props = { title: string; lead: string; aside?: ReactNode };

/** The heading of a page of the room, with the way to the others. */
export function BackOfficeHead({ title, lead, aside }: Props) {
  const t = useMessages(messages);
  const { rights } = useViewer();
  return (
    <>
      <PageHead title={title} lead={lead} aside={aside} />
      <nav className="row" aria-label={t('pages')}>
        {pages
          .filter(({ right }) => right === null || rights.includes(right))
          .map(({ to, label }) => (
            <Link key={to} className="button plain" to={to} activeOptions={{ exact: to === '/back-office' }}>
              {t(label)}
            </Link>
          ))}
      </nav>
    </>
  );
}
