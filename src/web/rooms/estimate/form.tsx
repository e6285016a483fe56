import { useState } from 'react';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { addCarton, batteryKinds, type CartonDraft, cartonFields, type Draft, isPositive, toInput } from './draft.ts';
import messages from './messages.csv';
import { TariffDialog } from './tariff-dialog.tsx';

type Props = { draft: Draft; onChange: (draft: Draft) => void; isPending: boolean; onSubmit: () => void };

export function EstimateForm({ draft, onChange, isPending, onSubmit }: Props) {
  const t = useMessages(messages);
  const [isChoosing, setChoosing] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const changeCarton = (changed: CartonDraft) =>
    change({ cartons: draft.cartons.map((carton) => (carton.id === changed.id ? changed : carton)) });
  return (
    <Panel title={t('form')}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (toInput(draft)) onSubmit();
        }}
      >
        {draft.cartons.map((carton, at) => (
          <Carton
            key={carton.id}
            carton={carton}
            number={at + 1}
            isChecked={isChecked}
            onChange={changeCarton}
            onRemove={
              draft.cartons.length > 1
                ? () => change({ cartons: draft.cartons.filter(({ id }) => id !== carton.id) })
                : null
            }
          />
        ))}
        <Button onPress={() => change({ cartons: addCarton(draft.cartons) })}>{t('carton.add')}</Button>
        <Field
          label={t('value')}
          hint={t('value.hint')}
          inputMode="decimal"
          value={draft.value}
          onChange={(value) => change({ value })}
        />
        <Field label={t('hts')} hint={t('hts.hint')} value={draft.hts} onChange={(hts) => change({ hts })} isCode />
        <Button onPress={() => setChoosing(true)}>{t('tariff.find')}</Button>
        <Select
          label={t('batteries')}
          options={batteryKinds.map((value) => ({ value, label: t(`batteries.${value}`) }))}
          value={draft.batteries}
          onChange={(batteries) => change({ batteries })}
        />
        <Field
          label={t('postcode')}
          hint={t('postcode.hint')}
          value={draft.postcode}
          onChange={(postcode) => change({ postcode })}
        />
        <Button kind="primary" type="submit" isPending={isPending} isWide>
          {t('submit')}
        </Button>
      </form>
      <TariffDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(hts) => {
          change({ hts });
          setChoosing(false);
        }}
      />
    </Panel>
  );
}

type CartonProps = {
  carton: CartonDraft;
  number: number;
  isChecked: boolean;
  onChange: (carton: CartonDraft) => void;
  onRemove: (() => void) | null;
};

function Carton({ carton, number, isChecked, onChange, onRemove }: CartonProps) {
  const t = useMessages(messages);
  return (
    <fieldset className="carton">
      <legend>{t('carton', { number })}</legend>
      {cartonFields.map((name) => (
        <Field
          key={name}
          label={t(`carton.${name}`)}
          inputMode="decimal"
          value={carton[name]}
          problem={isChecked && !isPositive(carton[name]) ? t('carton.positive') : null}
          onChange={(value) => onChange({ ...carton, [name]: value })}
        />
      ))}
      {onRemove && (
        <Button kind="bare" aria-label={t('carton.removeNumber', { number })} onPress={onRemove}>
          {t('carton.remove')}
        </Button>
      )}
    </fieldset>
  );
}
