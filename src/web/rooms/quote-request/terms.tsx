import type { CombinedError } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { useMessages } from '../../app/messages.ts';
import { Check } from '../../components/fields/check.tsx';
import { Field } from '../../components/fields/field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { drawings, type Form, incoterms, priorities } from './form.ts';
import messages from './messages.csv';

type Props = {
  form: Form;
  error: CombinedError | null;
  fileNames: string[];
  onChange: (changed: Partial<Form>) => void;
};

export function Terms({ form, error, fileNames, onChange }: Props) {
  const t = useMessages(messages);
  const problemOf = (name: string) => findFieldProblem(error, `/quoteRequest/${name}`);
  return (
    <Panel title={t('terms')}>
      <div className="fields">
        <Field
          label={t('terms.quantities')}
          hint={t('terms.quantitiesHint')}
          problem={problemOf('quantities')}
          value={form.quantities}
          onChange={(quantities) => onChange({ quantities })}
        />
        <Select
          label={t('terms.incoterm')}
          options={incoterms.map((value) => ({ value, label: value || t('terms.incotermOpen') }))}
          value={form.incoterm}
          onChange={(incoterm) => onChange({ incoterm })}
        />
        <Field
          label={t('terms.namedPlace')}
          problem={problemOf('namedPlace')}
          value={form.namedPlace}
          onChange={(namedPlace) => onChange({ namedPlace })}
        />
        <Field
          label={t('terms.quoteBy')}
          type="date"
          problem={problemOf('quoteBy')}
          value={form.quoteBy}
          onChange={(quoteBy) => onChange({ quoteBy })}
        />
        <Select
          label={t('terms.priority')}
          options={priorities.map((value) => ({ value, label: value ? t(`priority.${value}`) : t('notStated') }))}
          value={form.priority}
          onChange={(priority) => onChange({ priority })}
        />
        <Select
          label={t('terms.drawings')}
          options={drawings.map((value) => ({ value, label: t(`drawings.${value}`) }))}
          value={form.drawingsStatus}
          onChange={(drawingsStatus) => onChange({ drawingsStatus })}
        />
        <NumberField
          label={t('terms.sampleQuantity')}
          problem={problemOf('sampleQuantity')}
          value={form.sampleQuantity}
          onChange={(sampleQuantity) => onChange({ sampleQuantity })}
        />
        <NumberField
          label={t('terms.annualVolume')}
          problem={problemOf('annualVolume')}
          value={form.annualVolume}
          onChange={(annualVolume) => onChange({ annualVolume })}
        />
      </div>
      <Field
        label={t('terms.dfmQuestions')}
        problem={problemOf('dfmQuestions')}
        value={form.dfmQuestions}
        onChange={(dfmQuestions) => onChange({ dfmQuestions })}
        isLong
      />
      <Check
        label={t('terms.anonymous')}
        isChecked={form.isAnonymous}
        onChange={(isAnonymous) => onChange({ isAnonymous })}
      />
      {fileNames.length > 0 && (
        <fieldset className="stack tight">
          <legend>{t('terms.files')}</legend>
          {fileNames.map((name) => (
            <Check
              key={name}
              label={name}
              isChecked={form.fileNames.includes(name)}
              onChange={(isChecked) =>
                onChange({
                  fileNames: isChecked ? [...form.fileNames, name] : form.fileNames.filter((other) => other !== name),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </Panel>
  );
}
