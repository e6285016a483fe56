import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';

const debounceMs = 250;

type Props = { label: string; value: string; onChange: (value: string) => void };

/** Reports what is typed once the typing pauses. Escape empties it. */
export function SearchField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    setTyped(value);
  }
  const report = useEffectEvent(() => {
    setReported(typed);
    onChange(typed);
  });
  useEffect(() => {
    if (typed === reported) return;
    const timer = setTimeout(report, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, reported]);
  return (
    <AriaSearchField className="field" value={typed} onChange={setTyped}>
      <Label>{label}</Label>
      <Input className="input" />
    </AriaSearchField>
  );
}
