import { useEffect, useEffectEvent } from 'react';
import { useMutation } from 'urql';
import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import messages from './messages.csv';
import { markReadMutation, type Review } from './review.operations.ts';

type Change = NonNullable<Review['lastReading']>['changes'][number];

/** A first reading is kept by itself. What has changed since then is kept as read only after a press. */
export function SinceLastReading({ id, review: { reviewSha256, lastReading } }: { id: string; review: Review }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [{ error, fetching }, mark] = useMutation(markReadMutation);
  const markRead = () => mark({ input: { id, reviewSha256 } });
  const isFirst = lastReading === null;
  const keepFirst = useEffectEvent(() => void markRead());
  useEffect(() => {
    if (isFirst) keepFirst();
  }, [isFirst]);
  if (error) return <Problem error={error} />;
  if (!lastReading?.changes.length) return null;
  return (
    <Notice tone="caution" title={t('read.title')}>
      <p className="small">{t('read.since', { date: format.dateTime(lastReading.readAt) })}</p>
      <dl className="changes">
        {lastReading.changes.map((change) => (
          <Changed key={change.part} change={change} />
        ))}
      </dl>
      <Button isPending={fetching} onPress={() => void markRead()}>
        {t('read.mark')}
      </Button>
    </Notice>
  );
}

/** Of a longer text, only the lines that differ. */
function Changed({ change: { part, before, after } }: { change: Change }) {
  const t = useMessages(messages);
  const [was, is] = [listLines(before), listLines(after)];
  const [gone, added] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
  return (
    <>
      <dt>{t(`part.${part}`)}</dt>
      <dd>
        <span className="small quiet">{t('read.before')}</span> <del>{gone.join('\n') || t('read.none')}</del>
      </dd>
      <dd>
        <span className="small quiet">{t('read.after')}</span> <ins>{added.join('\n') || t('read.none')}</ins>
      </dd>
    </>
  );
}

const listLines = (text: string | null): string[] => (text ? text.split('\n') : []);
