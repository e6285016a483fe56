import { type FormEvent, useState } from 'react';
import { useRegionNames } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import messages from './messages.csv';
import { type Rate, type Shipment, splitQuantities, type Terms } from './terms.ts';

/** Destinations that the service knows duties or import taxes of. */
const countries = ['US', 'GB', 'CA', 'AU', 'JP', 'DE', 'FR', 'IT', 'NL', 'ES', 'PL', 'SE'];

type Props = { terms: Terms; currencies: string[]; onCompare: (terms: Terms) => void };

export function TermsForm({ terms, currencies, onCompare }: Props) {
  const t = useMessages(messages);
  const [quantities, setQuantities] = useState(terms.quantities.join(', '));
  const [rates, setRates] = useState(() => currencies.map((currency) => findRate(terms.rates, currency)));
  const [shipment, setShipment] = useState(terms.shipment);

  function submit(event: FormEvent) {
    event.preventDefault();
    onCompare({ quantities: splitQuantities(quantities), rates, shipment });
  }
  return (
    <Panel title={t('terms')}>
      <form className="stack" onSubmit={submit}>
        <div className="filters">
          <Field
            label={t('terms.quantities')}
            hint={t('terms.quantitiesHint')}
            value={quantities}
            onChange={setQuantities}
          />
        </div>
        {rates.map((rate) => (
          <RateFields
            key={rate.currency}
            rate={rate}
            onChange={(changed) => setRates(rates.map((other) => (other === rate ? changed : other)))}
          />
        ))}
        <ShipmentFields shipment={shipment} onChange={(changed) => setShipment({ ...shipment, ...changed })} />
        <div className="row">
          <Button type="submit" kind="primary">
            {t('terms.compare')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const findRate = (rates: readonly Rate[], currency: string): Rate =>
  rates.find((rate) => rate.currency === currency) ?? { currency, usdPerUnit: '', asOf: '', source: '' };

function RateFields({ rate, onChange }: { rate: Rate; onChange: (rate: Rate) => void }) {
  const t = useMessages(messages);
  const { currency, usdPerUnit, asOf, source } = rate;
  const isGiven = usdPerUnit !== '';
  return (
    <fieldset className="stack tight">
      <legend>{t('rate', { currency })}</legend>
      <div className="filters">
        <Field
          label={t('rate.usdPerUnit', { currency })}
          value={usdPerUnit}
          onChange={(value) => onChange({ ...rate, usdPerUnit: value })}
          inputMode="decimal"
        />
        <Field
          label={t('rate.asOf')}
          type="date"
          value={asOf}
          onChange={(value) => onChange({ ...rate, asOf: value })}
          isRequired={isGiven}
        />
        <Field
          label={t('rate.source')}
          value={source}
          onChange={(value) => onChange({ ...rate, source: value })}
          isRequired={isGiven}
        />
      </div>
    </fieldset>
  );
}

type ShipmentProps = { shipment: Shipment; onChange: (changed: Partial<Shipment>) => void };

function ShipmentFields({ shipment, onChange }: ShipmentProps) {
  const t = useMessages(messages);
  const names = useRegionNames();
  const { country, hts, weightKg, volumeM3, dutyPct, dutySource } = shipment;
  const options = ['', ...countries].map((value) => ({ value, label: value ? names(value) : t('shipment.none') }));
  const field = (name: keyof Shipment, value: string, isNumber: boolean, isRequired = false) => (
    <Field
      label={t(`shipment.${name}`)}
      value={value}
      onChange={(typed) => onChange({ [name]: typed })}
      isRequired={isRequired}
      {...(isNumber && { inputMode: 'decimal' })}
    />
  );
  return (
    <fieldset className="stack tight">
      <legend>{t('shipment')}</legend>
      <div className="filters">
        <Select
          label={t('shipment.country')}
          options={options}
          value={country}
          onChange={(value) => onChange({ country: value })}
        />
        {country && field('weightKg', weightKg, true, true)}
        {country && field('volumeM3', volumeM3, true, true)}
        {country === 'US' && field('hts', hts, false)}
        {country && country !== 'US' && field('dutyPct', dutyPct, true)}
        {country && country !== 'US' && field('dutySource', dutySource, false, dutyPct !== '')}
      </div>
    </fieldset>
  );
}
