import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Facts } from '../../components/panel.tsx';
import type { Estimate } from './estimate.operations.ts';
import messages from './messages.csv';

type Explanation = Estimate['explain'][number];
type Known = { find: (path: string) => Explanation | undefined; open: (path: string) => void };

const ExplanationContext = createContext<Known>({ find: () => undefined, open: () => {} });

/** Lets every number of an estimate say how it was computed. */
export function Explanations({ explanations, children }: { explanations: Explanation[]; children: ReactNode }) {
  const t = useMessages(messages);
  const [path, setPath] = useState<string | null>(null);
  const byPath = useMemo(() => new Map(explanations.map((one) => [one.path, one])), [explanations]);
  const shown = path === null ? undefined : byPath.get(path);
  const known = useMemo<Known>(() => ({ find: (one) => byPath.get(one), open: setPath }), [byPath]);
  return (
    <ExplanationContext value={known}>
      {children}
      <Dialog title={t('explain')} isOpen={Boolean(shown)} onClose={() => setPath(null)}>
        {shown && <Formula shown={shown} onOpen={setPath} isKnown={byPath.has(shown.source)} />}
        <Button onPress={() => setPath(null)}>{t('close')}</Button>
      </Dialog>
    </ExplanationContext>
  );
}

const toText = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value));

type FormulaProps = { shown: Explanation; isKnown: boolean; onOpen: (path: string) => void };

function Formula({ shown: { path, value, formula, inputs, source }, isKnown, onOpen }: FormulaProps) {
  const t = useMessages(messages);
  const given = typeof inputs === 'object' && inputs !== null ? Object.entries(inputs) : [];
  return (
    <>
      <p>
        <code>{path}</code> = <strong className="number">{value}</strong>
      </p>
      <Facts
        unknown={t('unknown')}
        facts={[
          [t('explain.formula'), <code key="formula">{formula}</code>],
          ...given.map(([name, one]): [string, string] => [name, toText(one)]),
          [t('explain.source'), source],
        ]}
      />
      {isKnown && <Button onPress={() => onOpen(source)}>{t('explain.follow', { path: source })}</Button>}
    </>
  );
}

/** A number that explains itself when it is pressed. */
export function Explained({ path, children }: { path: string; children: ReactNode }) {
  const t = useMessages(messages);
  const { find, open } = useContext(ExplanationContext);
  if (!find(path)) return children;
  return (
    <Button kind="bare" onPress={() => open(path)}>
      <span className="explained number">{children}</span>
      <span className="hidden">{t('explain.open')}</span>
    </Button>
  );
}
