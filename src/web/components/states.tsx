import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { toRefusal } from '../app/client.ts';
import messages from '../app/messages.csv';
import { useMessages } from '../app/messages.ts';
import type { Tone } from './badge.tsx';
import { Button } from './button.tsx';

type NoticeProps = { tone?: Tone; title: string; isUrgent?: boolean; children?: ReactNode };

export const Notice = ({ tone = 'info', title, isUrgent, children }: NoticeProps) => (
  <div className={`notice ${tone}`} role={isUrgent ? 'alert' : 'status'}>
    <strong>{title}</strong>
    {children}
  </div>
);

/** An error in words, with the id under which the log of the service has it. */
export function Problem({ error, retry }: { error: CombinedError; retry?: () => void }) {
  const t = useMessages(messages);
  const { code, message, requestId, fields } = toRefusal(error);
  const isUnreachable = code === null;
  return (
    <Notice tone="danger" title={isUnreachable ? t('problem.unreachable') : t('problem.refused')} isUrgent>
      <p>{isUnreachable ? t('problem.connection') : message}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={`${field.path} ${field.message}`}>
              <code>{field.path}</code> {field.message}
            </li>
          ))}
        </ul>
      )}
      {requestId && (
        <p className="small quiet">
          {t('problem.request')} <code>{requestId}</code>
        </p>
      )}
      {retry && <Button onPress={retry}>{t('problem.retry')}</Button>}
    </Notice>
  );
}

export const Empty = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="empty">
    <strong>{title}</strong>
    {children}
  </div>
);

export function Skeleton({ lines = 4 }: { lines?: number }) {
  const t = useMessages(messages);
  return (
    <div className="skeleton" role="status">
      <p className="hidden">{t('state.loading')}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity.
        <span key={line} />
      ))}
    </div>
  );
}
