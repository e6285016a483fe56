import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Panel } from '../../components/panel.tsx';
import { Notice } from '../../components/states.tsx';
import { Duty } from './duty.tsx';
import type { Estimate } from './estimate.operations.ts';
import { Explained } from './explanations.tsx';
import messages from './messages.csv';
import { Modes } from './modes.tsx';

export function Result({ estimate }: { estimate: Estimate }) {
  return (
    <>
      <Total estimate={estimate} />
      <Modes estimate={estimate} />
      <Duty estimate={estimate} />
      <Changes estimate={estimate} />
    </>
  );
}

/** The range over all modes, and what it leaves out. */
function Total({ estimate: { landedRange, dutyEffectiveRatePct } }: { estimate: Estimate }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { total, excludes } = landedRange;
  const unknown = dutyEffectiveRatePct.layersUnknown;
  return (
    <Panel title={t('total')} aside={<span className="small quiet">{t('total.note')}</span>}>
      {total ? (
        <p className="total row">
          <Explained path="landedRange.lowUsd">
            {format.money({ amount: total.low, currency: total.currency })}
          </Explained>
          <span className="quiet">{t('total.to')}</span>
          <Explained path="landedRange.highUsd">
            {format.money({ amount: total.high, currency: total.currency })}
          </Explained>
        </p>
      ) : (
        <Notice tone="caution" title={t('total.unknown')}>
          <p>{t('total.unknownHint')}</p>
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="caution" title={t('unknowns')}>
          <ul>
            {unknown.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <h3>{t('excludes')}</h3>
        <p className="small quiet">{excludes.join(' · ')}</p>
      </div>
    </Panel>
  );
}

/** What is open, and what a different answer would do. */
function Changes({ estimate: { dutyAlternatives, notes } }: { estimate: Estimate }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <Panel title={t('changes')}>
      {dutyAlternatives && (
        <div className="stack tight">
          {dutyAlternatives.question && <p>{dutyAlternatives.question}</p>}
          <ul className="alternatives">
            {dutyAlternatives.alternatives.map(({ ratePct, amount, lines, suffixes, layers }, at) => (
              <li key={`${ratePct} ${lines.join()} ${suffixes.join()}`}>
                <Explained path={`dutyAlternatives.alternatives[${at}].ratePct`}>
                  {t('percent', { rate: ratePct })}
                </Explained>
                {amount && <span>{format.money(amount)}</span>}
                <span className="small quiet">
                  {[...lines, ...suffixes].join(', ')} {layers.map(({ name }) => name).join(' + ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Panel>
  );
}
