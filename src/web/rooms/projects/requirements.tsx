import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Select } from '../../components/fields/select.tsx';
import messages from './messages.csv';
import type { Requirement } from './projects.operations.ts';

const kinds = ['quality', 'material', 'inspection', 'location', 'deadline', 'other'] as const;
const strengths = ['preference', 'hard'] as const;

type Props = {
  requirements: Requirement[];
  isReadOnly: boolean;
  onChange: (requirements: Requirement[]) => void;
};

export function Requirements({ requirements, isReadOnly, onChange }: Props) {
  const t = useMessages(messages);
  const added: Requirement = {
    kind: 'quality',
    detail: '',
    strength: 'preference',
    confirmation: 'unconfirmed',
    source: null,
  };
  return (
    <fieldset className="stack tight">
      <legend>{t('requirements')}</legend>
      {requirements.map((requirement, at) => {
        const change = (changed: Partial<Requirement>) =>
          onChange(requirements.with(at, { ...requirement, ...changed }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: requirements have no id.
          <fieldset key={at} className="fields" aria-label={t('requirement', { number: at + 1 })}>
            <Select
              label={t('requirement.kind')}
              options={kinds.map((value) => ({ value, label: t(`requirement.${value}`) }))}
              value={requirement.kind}
              onChange={(kind) => change({ kind })}
            />
            <Field
              label={t('requirement.detail')}
              value={requirement.detail}
              onChange={(detail) => change({ detail })}
              isReadOnly={isReadOnly}
              isRequired
            />
            <Select
              label={t('requirement.strength')}
              options={strengths.map((value) => ({ value, label: t(`strength.${value}`) }))}
              value={requirement.strength}
              onChange={(strength) => change({ strength })}
            />
            {!isReadOnly && (
              <Button onPress={() => onChange(requirements.filter((other) => other !== requirement))}>
                {t('requirement.remove')}
              </Button>
            )}
          </fieldset>
        );
      })}
      {!isReadOnly && (
        <div className="row">
          <Button onPress={() => onChange([...requirements, added])}>{t('requirement.add')}</Button>
        </div>
      )}
    </fieldset>
  );
}
