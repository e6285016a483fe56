import { type ReactNode, useId } from 'react';

type Props = { title: ReactNode; aside?: ReactNode; isFlush?: boolean; children: ReactNode };

/** A part of a page with a heading. `isFlush` leaves no space around the content, for tables and lists. */
export function Panel({ title, aside, isFlush, children }: Props) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {isFlush ? children : <div className="panel-body">{children}</div>}
    </section>
  );
}

type Fact = [term: string, value: ReactNode];

type FactsProps = { facts: Fact[]; unknown: string; isList?: boolean };

/** A value that is not known says so. A list has each on a line of its own, for long values. */
export const Facts = ({ facts, unknown, isList }: FactsProps) => (
  <dl className={isList ? 'facts lines' : 'facts'}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd className={value == null || value === '' ? 'quiet' : undefined}>
          {value == null || value === '' ? unknown : value}
        </dd>
      </div>
    ))}
  </dl>
);
