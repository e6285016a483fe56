import type { ReactNode } from 'react';
import { useEffect } from 'react';
import messages from '../app/messages.csv';
import { useMessages } from '../app/messages.ts';

type Props = { title: string; lead?: ReactNode; crumb?: ReactNode; aside?: ReactNode };

/** The heading of a page, which is also the title of the browser window. */
export function PageHead({ title, lead, crumb, aside }: Props) {
  const t = useMessages(messages);
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title, t]);
  return (
    <div className="page-head">
      <div>
        {crumb && <p className="crumb">{crumb}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {aside && <div className="row">{aside}</div>}
    </div>
  );
}
