import { useFormat } from '../../app/format.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Badge } from '../../components/badge.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import type { Interview } from './interviews.operations.ts';
import messages from './messages.csv';

type Fact = Interview['facts'][number];

/** What was understood, in whose words, and whether the participant has confirmed it. */
export function Facts({ interview: { facts } }: { interview: Interview }) {
  const t = useMessages(messages);
  return (
    <Panel title={t('facts')} isFlush>
      {facts.length === 0 && <Empty title={t('facts.none')} />}
      <ul className="entries">
        {facts.map((fact) => (
          <Understood key={fact.key} fact={fact} />
        ))}
      </ul>
    </Panel>
  );
}

function Understood({ fact: { key, value, confirmation, source } }: { fact: Fact }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { number } = useFormat();
  const isConfirmed = confirmation === 'caller_confirmed';
  return (
    <li>
      <span className="row apart">
        <span className="small quiet">{t(`fact.${key}`)}</span>
        <Badge tone={isConfirmed ? 'good' : 'caution'}>{t(isConfirmed ? 'confirmed' : 'unconfirmed')}</Badge>
      </span>
      <strong>{describe(value, number) ?? words('state.unknown')}</strong>
      {source.quote && <q className="small quiet">{source.quote}</q>}
    </li>
  );
}

/** A text, a number, texts, or a range of days. Null for what the participant does not know. */
function describe(value: unknown, number: (value: number) => string): string | null {
  if (value === null) return null;
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return value.join(', ');
  if (isRange(value)) return `${number(value.low)}–${number(value.high)}`;
  return String(value);
}

const isRange = (value: unknown): value is { low: number; high: number } =>
  typeof value === 'object' && value !== null && 'low' in value && 'high' in value;
