import { type FormEvent, useState } from 'react';
import type { CombinedError } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Check } from '../../components/fields/check.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import messages from './messages.csv';
import { answers, batteryKinds, markets, type Product, traits } from './product.ts';

type Props = {
  product: Product;
  error: CombinedError | null;
  isPending: boolean;
  onSubmit: (product: Product) => void;
};

export function ProductForm({ product, error, isPending, onSubmit }: Props) {
  const t = useMessages(messages);
  const [draft, setDraft] = useState(product);
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<Product>) => setDraft({ ...draft, ...part });
  const [lacksText, lacksMarket] = [!draft.description.trim(), draft.markets.length === 0];

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!lacksText && !lacksMarket) onSubmit(draft);
  }
  return (
    <Panel title={t('product')}>
      <form className="stack" onSubmit={submit}>
        <Field
          label={t('description')}
          hint={t('description.hint')}
          problem={
            findFieldProblem(error, '/description') ?? (isChecked && lacksText ? t('description.missing') : null)
          }
          value={draft.description}
          onChange={(description) => change({ description })}
          isLong
        />
        <fieldset>
          <legend>{t('markets')}</legend>
          {markets.map((market) => (
            <Check
              key={market}
              label={t(`market.${market}`)}
              isChecked={draft.markets.includes(market)}
              onChange={(isChosen) =>
                change({
                  markets: markets.filter((one) => (one === market ? isChosen : draft.markets.includes(one))),
                })
              }
            />
          ))}
          {isChecked && lacksMarket && <span className="wrong">{t('markets.missing')}</span>}
        </fieldset>
        <Select
          label={t('batteries')}
          options={batteryKinds.map((value) => ({ value, label: t(`batteries.${value}`) }))}
          value={draft.batteries}
          onChange={(batteries) => change({ batteries })}
        />
        {traits.map((trait) => (
          <Select
            key={trait}
            label={t(`trait.${trait}`)}
            options={answers.map((value) => ({ value, label: t(`answer.${value}`) }))}
            value={draft.traits[trait]}
            onChange={(value) => change({ traits: { ...draft.traits, [trait]: value } })}
          />
        ))}
        <Button kind="primary" type="submit" isPending={isPending} isWide>
          {t('submit')}
        </Button>
      </form>
    </Panel>
  );
}
