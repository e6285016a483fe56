import { useState } from 'react';
import { useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';
import { candidatesQuery } from './estimate.operations.ts';
import messages from './messages.csv';

type Props = { isOpen: boolean; onClose: () => void; onChoose: (hts: string) => void };

/** Lines of the tariff schedule for a description, each with its score and reasons. A person chooses. */
export function TariffDialog({ isOpen, onClose, onChoose }: Props) {
  const t = useMessages(messages);
  const [description, setDescription] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <Dialog title={t('tariff')} isOpen={isOpen} onClose={onClose}>
      <form
        className="stack tight"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(description.trim());
        }}
      >
        <Field label={t('tariff.description')} hint={t('tariff.hint')} value={description} onChange={setDescription} />
        <Button kind="primary" type="submit">
          {t('tariff.ask')}
        </Button>
      </form>
      {asked && <Candidates description={asked} onChoose={onChoose} />}
      <Button onPress={onClose}>{t('close')}</Button>
    </Dialog>
  );
}

function Candidates({ description, onChoose }: { description: string; onChoose: (hts: string) => void }) {
  const t = useMessages(messages);
  const [{ data, error }, reload] = useQuery({ query: candidatesQuery, variables: { input: { description } } });
  if (error) return <Problem error={error} retry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  const { candidates, note } = data.htsCandidates;
  if (!candidates.length) return <Empty title={t('tariff.none')} />;
  return (
    <>
      <ol className="candidates" aria-label={t('tariff')}>
        {candidates.map(({ hts, description: text, generalRateText, score, why }) => (
          <li key={hts}>
            <div className="row apart">
              <strong>
                <code>{hts}</code> · {t('tariff.rate', { rate: generalRateText })}
              </strong>
              <span className="small quiet">{t('tariff.score', { percent: Math.round(100 * score) })}</span>
            </div>
            <p className="small">{text}</p>
            <ul className="small quiet">
              {why.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <Button aria-label={t('tariff.chooseLine', { hts })} onPress={() => onChoose(hts)}>
              {t('tariff.choose')}
            </Button>
          </li>
        ))}
      </ol>
      <p className="small quiet">{note}</p>
    </>
  );
}
