import { useId } from 'react';

type Props = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
};

export function Check({ label, isChecked, onChange, isDisabled = false }: Props) {
  const id = useId();
  return (
    <span className="check">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
