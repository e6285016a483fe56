import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Empty } from '../../components/states.tsx';
import messages from './messages.csv';

type Props = { title: string; lead: string; aside?: ReactNode };

/** The heading of a page of the room, with the way to the others. */
export function SettingsHead({ title, lead, aside }: Props) {
  const t = useMessages(messages);
  const mayAdminister = useViewer().rights.includes('ADMINISTER');
  return (
    <>
      <PageHead title={title} lead={lead} aside={aside} />
      {mayAdminister && (
        <nav className="row" aria-label={t('pages')}>
          <Link className="button plain" to="/settings" activeOptions={{ exact: true }}>
            {t('title')}
          </Link>
          <Link className="button plain" to="/settings/members">
            {t('members.title')}
          </Link>
          <Link className="button plain" to="/settings/audit">
            {t('audit.title')}
          </Link>
        </nav>
      )}
    </>
  );
}

/** Instead of what the service would refuse. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  if (useViewer().rights.includes('ADMINISTER')) return children;
  return (
    <Empty title={t('ownersOnly')}>
      <p>{t('ownersOnly.hint')}</p>
    </Empty>
  );
}
