import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { type ColumnName, columnNames, defaultColumns } from './columns.tsx';
import messages from './messages.csv';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  chosen: ColumnName[];
  onChange: (columns: ColumnName[]) => void;
};

/** Chooses the columns of the table and their order. The name of a factory always stands first. */
export function ColumnDialog({ isOpen, onClose, chosen, onChange }: Props) {
  const t = useMessages(messages);
  const listed = [...chosen, ...columnNames.filter((name) => !chosen.includes(name))];
  const toggle = (name: ColumnName) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  const raise = (name: ColumnName) => {
    const at = chosen.indexOf(name);
    const before = chosen[at - 1];
    if (before) onChange(chosen.with(at - 1, name).with(at, before));
  };
  return (
    <Dialog title={t('columns')} isOpen={isOpen} onClose={onClose}>
      <ul className="columns">
        {listed.map((name) => (
          <li key={name} className="row apart">
            <label className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                disabled={name === 'name'}
                onChange={() => toggle(name)}
              />
              <span>{t(`column.${name}`)}</span>
            </label>
            {chosen.indexOf(name) > 1 && (
              <Button
                kind="bare"
                aria-label={t('columns.raise', { column: t(`column.${name}`) })}
                onPress={() => raise(name)}
              >
                <Icon name="up" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button kind="primary" onPress={onClose}>
          {t('columns.done')}
        </Button>
        <Button onPress={() => onChange(defaultColumns)}>{t('columns.reset')}</Button>
      </div>
    </Dialog>
  );
}
