import { Fragment } from 'react';
import { useMessages } from '../../app/messages.ts';
import type { Answer, AnswerLine, Evidence } from './answers.operations.ts';
import messages from './messages.csv';

type Field = Evidence['field'];
type Of = Pick<AnswerLine, 'lineId' | 'quantity'>;

/** The passages that state a value, of one line or of the whole answer. */
export function findEvidence(evidence: Answer['evidence'], field: Field, of?: Of): Evidence[] {
  const isOfLine = ({ lineId, quantity }: Evidence) =>
    (lineId === null || lineId === of?.lineId) && (quantity === null || quantity === of?.quantity);
  return evidence.filter((passage) => passage.field === field && (!of || isOfLine(passage)));
}

const langs: Record<Evidence['language'], string> = { en: 'en', zh: 'zh-CN' };

type Props = { passages: Evidence[]; value?: string };

/** What the mail says, with the value marked. Answers by the link were entered as values, so they have none. */
export function Passages({ passages, value }: Props) {
  const t = useMessages(messages);
  return passages.map(({ text, language, start, readBy }) => (
    <Fragment key={start}>
      <q className="evidence" lang={langs[language]}>
        <Marked text={text} value={value} />
      </q>
      {readBy === 'model' && <span className="small quiet">{t('prices.model')}</span>}
    </Fragment>
  ));
}

function Marked({ text, value }: { text: string; value: string | undefined }) {
  const found = value === undefined ? null : findNumber(text, value);
  if (!found) return text;
  const [at, length] = found;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </>
  );
}

/** Position and length of the number that is written as `4,800` or `4800.00` where the value is 4800. */
function findNumber(text: string, value: string): [at: number, length: number] | null {
  for (const { 0: written, index } of text.matchAll(/\d[\d,]*(?:\.\d+)?/g)) {
    if (Number(written.replaceAll(',', '')) === Number(value)) return [index, written.length];
  }
  return null;
}
