import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from 'urql';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Badge } from '../../components/badge.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { Answer } from './answer.tsx';
import { Facts } from './facts.tsx';
import { type Interview, interviewQuery } from './interviews.operations.ts';
import messages from './messages.csv';
import { Publication } from './publication.tsx';
import { toneOf } from './status.ts';
import './interviews.css';

/** The dialogue, and beside it what has been understood of it. */
export default function InterviewPage() {
  const t = useMessages(messages);
  const { id = '' } = useParams({ strict: false });
  const [{ data, error }, reload] = useQuery({ query: interviewQuery, variables: { id } });
  if (!data?.interview) {
    if (error) return <Problem error={error} retry={reload} />;
    return data ? <Empty title={t('missing')} /> : <Skeleton lines={9} />;
  }
  const { interview } = data;
  const { family, status, project } = interview;
  return (
    <>
      <PageHead
        title={t(`family.${family}`)}
        crumb={<Link to="/interviews">{t('title')}</Link>}
        lead={project?.name}
        aside={<Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>}
      />
      <div className="with-side">
        <div className="stack">
          <Transcript interview={interview} onConflict={reload} />
        </div>
        <div className="stack side-part">
          <Publication interview={interview} onChange={reload} />
          <Facts interview={interview} />
        </div>
      </div>
    </>
  );
}

function Transcript({ interview, onConflict }: { interview: Interview; onConflict: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { transcript, turnCount, turnLimit, status } = interview;
  return (
    <Panel
      title={t('dialogue')}
      aside={<span className="small quiet">{t('turns', { count: turnCount, limit: turnLimit })}</span>}
    >
      <ol className="chat" aria-label={t('dialogue')} aria-live="polite">
        {transcript.map(({ role, text, at }) => (
          <li key={`${at} ${role} ${text}`} className={role}>
            <span className="small quiet">{t(`role.${role === 'participant' ? 'participant' : 'interviewer'}`)}</span>
            <p className="written">{text}</p>
          </li>
        ))}
      </ol>
      {transcript.length === 0 && <Empty title={words('state.none')} />}
      {(status === 'open' || status === 'ready') && <Answer interview={interview} onConflict={onConflict} />}
      {status === 'closed' && <p className="small quiet">{t('closed')}</p>}
    </Panel>
  );
}
