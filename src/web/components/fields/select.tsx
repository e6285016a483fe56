import { useId } from 'react';

type Option<Value extends string> = { value: Value; label: string };

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  problem?: string | null;
  isRequired?: boolean;
};

/** The list of the system, which every phone and screen reader knows. */
export function Select<Value extends string>({ label, options, value, onChange, problem, isRequired }: Props<Value>) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        required={isRequired}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {problem && (
        <span id={problemId} className="wrong">
          {problem}
        </span>
      )}
    </div>
  );
}
