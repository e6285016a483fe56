import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMutation } from 'urql';
import { createIdempotencyKey } from '../../app/idempotency-key.ts';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/panel.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import { type Interview, publishMutation } from './interviews.operations.ts';
import messages from './messages.csv';

type Props = { interview: Interview; onChange: () => void };

/** Nothing leaves the interview before it is published, and only confirmed facts do. */
export function Publication({ interview, onChange }: Props) {
  const t = useMessages(messages);
  const mayWrite = useViewer().rights.includes('WRITE');
  const [idempotencyKey] = useState(createIdempotencyKey);
  const [{ error, fetching }, publish] = useMutation(publishMutation);
  const { id, version, family, status, missingFacts } = interview;

  async function send() {
    const { data } = await publish({ input: { id, expectedVersion: version, idempotencyKey } });
    if (data) onChange();
  }
  return (
    <Panel title={t('result')}>
      {status === 'published' && <Published interview={interview} />}
      {missingFacts.length > 0 && status !== 'published' && (
        <section className="stack tight">
          <span className="small quiet">{t('facts.missing')}</span>
          <ul className="small">
            {missingFacts.map((key) => (
              <li key={key}>{t(`fact.${key}`)}</li>
            ))}
          </ul>
        </section>
      )}
      {status === 'ready' && <p>{t(`ready.${family}`)}</p>}
      {error && <Problem error={error} />}
      {status === 'ready' && mayWrite && (
        <Button kind="primary" isWide isPending={fetching} onPress={() => void send()}>
          {t(`publish.${family}`)}
        </Button>
      )}
    </Panel>
  );
}

function Published({ interview: { publishedProject, publishedCapability } }: { interview: Interview }) {
  const t = useMessages(messages);
  return (
    <Notice tone="good" title={t(publishedProject ? 'published.project' : 'published.capability')}>
      {publishedProject && (
        <Link to="/projects/$id" params={{ id: publishedProject.id }}>
          {publishedProject.name}
        </Link>
      )}
      {publishedCapability && (
        <p>
          {publishedCapability.title} · {t(`capability.${publishedCapability.status}`)}
        </p>
      )}
    </Notice>
  );
}
