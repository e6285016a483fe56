import type { CombinedError } from 'urql';
import { findFieldProblem } from '../../app/client.ts';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { emptyPart, type Form, hasMaterial, type Part, processes } from './form.ts';
import messages from './messages.csv';

const maxParts = 20;

type Props = { form: Form; error: CombinedError | null; onChange: (changed: Partial<Form>) => void };

export function Parts({ form: { parts, scope }, error, onChange }: Props) {
  const t = useMessages(messages);
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id.
        <fieldset key={at} className="stack tight">
          <legend>{t('part', { number: at + 1 })}</legend>
          <PartFields
            part={part}
            hasMaterial={hasMaterial(scope)}
            problemOf={(name) => findFieldProblem(error, `/parts/${at}/${name}`)}
            onChange={(changed) => onChange({ parts: parts.with(at, { ...part, ...changed }) })}
          />
          {parts.length > 1 && (
            <div className="row">
              <Button onPress={() => onChange({ parts: parts.filter((other) => other !== part) })}>
                {t('part.remove', { number: at + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {parts.length < maxParts && (
        <div className="row">
          <Button onPress={() => onChange({ parts: [...parts, emptyPart] })}>{t('part.add')}</Button>
        </div>
      )}
    </>
  );
}

type PartProps = {
  part: Part;
  hasMaterial: boolean;
  problemOf: (name: keyof Part) => string | null;
  onChange: (changed: Partial<Part>) => void;
};

function PartFields({ part, hasMaterial: isShaped, problemOf, onChange }: PartProps) {
  const t = useMessages(messages);
  const text = (name: 'name' | 'material' | 'finish' | 'notes', isRequired = false) => (
    <Field
      label={t(`part.${name}`)}
      problem={problemOf(name)}
      value={part[name]}
      onChange={(value) => onChange({ [name]: value })}
      isRequired={isRequired}
      isLong={name === 'notes'}
    />
  );
  return (
    <>
      <div className="fields">
        {text('name', true)}
        <Select
          label={t('part.process')}
          options={processes.map((value) => ({ value, label: value ? t(`process.${value}`) : t('notStated') }))}
          value={part.process}
          onChange={(process) => onChange({ process })}
        />
        {isShaped && text('material')}
        {isShaped && text('finish')}
        <NumberField
          label={t('part.quantityPerUnit')}
          problem={problemOf('quantityPerUnit')}
          value={part.quantityPerUnit}
          onChange={(quantityPerUnit) => onChange({ quantityPerUnit })}
        />
      </div>
      {text('notes')}
    </>
  );
}
