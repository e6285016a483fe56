import { useState } from 'react';
import { type CombinedError, useMutation } from 'urql';
import { findFieldProblem } from '../../../app/client.ts';
import { useMessages } from '../../../app/messages.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import messages from '../messages.csv';
import { addLine, createQuoteForm, incoterms, type LineForm, type QuoteForm, sources, toInput } from './quote-form.ts';
import { type Request, recordQuoteMutation } from './requests.operations.ts';

type Props = { request: Request; factoryId: string };

/** A quote that staff received by telephone, mail or file, as a new version. */
export function RecordQuote({ request, factoryId }: Props) {
  const t = useMessages(messages);
  const [form, setForm] = useState(() => createQuoteForm(request));
  const [, record] = useMutation(recordQuoteMutation);
  const set = (change: Partial<QuoteForm>) => setForm({ ...form, ...change });
  return (
    <FormDialog
      label={t('quote.record')}
      title={t('quote.recordTitle')}
      isWide
      submit={() => record({ input: { rfqId: request.id, factoryId, ...toInput(form, request) } })}
    >
      {(error) => (
        <>
          <Terms form={form} set={set} error={error} />
          {form.lines.map((line, number) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of the form have no id.
              key={number}
              number={number}
              request={request}
              line={line}
              error={error}
              set={(change) => set({ lines: form.lines.with(number, { ...line, ...change }) })}
            />
          ))}
          <div className="row">
            <Button onPress={() => setForm(addLine(form, request))}>{t('quote.addLine')}</Button>
          </div>
          <Field
            label={t('quote.note')}
            problem={findFieldProblem(error, '/note')}
            value={form.note}
            onChange={(note) => set({ note })}
            isLong
          />
        </>
      )}
    </FormDialog>
  );
}

type PartProps = { error: CombinedError | null };

function Terms({ form, set, error }: PartProps & { form: QuoteForm; set: (change: Partial<QuoteForm>) => void }) {
  const t = useMessages(messages);
  return (
    <div className="fields">
      <Select
        label={t('quote.source')}
        options={sources.map((value) => ({ value, label: t(`quote.source.${value}`) }))}
        value={form.source}
        onChange={(source) => set({ source })}
      />
      <Field
        label={t('quote.currency')}
        problem={findFieldProblem(error, '/currency')}
        value={form.currency}
        onChange={(currency) => set({ currency })}
        isRequired
      />
      <Select
        label={t('quote.incoterm')}
        options={incoterms.map((value) => ({ value, label: value || t('quote.none') }))}
        value={form.incoterm}
        onChange={(incoterm) => set({ incoterm })}
      />
      <Field
        label={t('quote.place')}
        problem={findFieldProblem(error, '/namedPlace')}
        value={form.namedPlace}
        onChange={(namedPlace) => set({ namedPlace })}
      />
      <Field
        label={t('quote.validUntil')}
        type="date"
        problem={findFieldProblem(error, '/validUntil')}
        value={form.validUntil}
        onChange={(validUntil) => set({ validUntil })}
      />
    </div>
  );
}

type LineProps = PartProps & {
  number: number;
  request: Request;
  line: LineForm;
  set: (change: Partial<LineForm>) => void;
};

function Line({ number, request, line, error, set }: LineProps) {
  const t = useMessages(messages);
  const problem = (field: string) => findFieldProblem(error, `/lines/${number}/${field}`);
  return (
    <fieldset className="fields">
      <legend>{t('quote.lineNumber', { number: number + 1 })}</legend>
      <Select
        label={t('quote.line')}
        options={request.lines.map(({ id, name }) => ({ value: id, label: name }))}
        value={line.lineId}
        problem={problem('lineId')}
        onChange={(lineId) => set({ lineId })}
      />
      <NumberField
        label={t('quote.from')}
        value={line.quantity}
        problem={problem('quantity')}
        onChange={(quantity) => set({ quantity })}
      />
      <Field
        label={t('quote.price')}
        inputMode="decimal"
        problem={problem('unitPrice')}
        value={line.unitPrice}
        onChange={(unitPrice) => set({ unitPrice })}
      />
      <Field
        label={t('quote.tooling')}
        inputMode="decimal"
        problem={problem('toolingCost')}
        value={line.toolingCost}
        onChange={(toolingCost) => set({ toolingCost })}
      />
      <NumberField label={t('quote.moq')} value={line.moq} problem={problem('moq')} onChange={(moq) => set({ moq })} />
      <NumberField
        label={t('quote.daysLow')}
        value={line.daysLow}
        problem={problem('leadTimeDays/low')}
        onChange={(daysLow) => set({ daysLow })}
      />
      <NumberField
        label={t('quote.daysHigh')}
        value={line.daysHigh}
        problem={problem('leadTimeDays/high')}
        onChange={(daysHigh) => set({ daysHigh })}
      />
    </fieldset>
  );
}
