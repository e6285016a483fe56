import { useFormat } from '../../app/format.ts';
import { useMessages } from '../../app/messages.ts';
import { Panel } from '../../components/panel.tsx';
import type { Estimate } from './estimate.operations.ts';
import { Explained } from './explanations.tsx';
import messages from './messages.csv';

/** A bar from the lowest to the highest landed cost of each mode, on one scale. The numbers stand beside it. */
export function Modes({ estimate }: { estimate: Estimate }) {
  const t = useMessages(messages);
  const { landedByMode, options } = estimate;
  const most = Math.max(0, ...landedByMode.map(({ total }) => Number(total?.high ?? 0)));
  return (
    <Panel title={t('modes')}>
      <ul className="modes">
        {landedByMode.map((landed, at) => (
          <Mode key={landed.mode} landed={landed} option={options[at]} at={at} most={most} estimate={estimate} />
        ))}
      </ul>
    </Panel>
  );
}

type Props = {
  landed: Estimate['landedByMode'][number];
  option: Estimate['options'][number] | undefined;
  at: number;
  most: number;
  estimate: Estimate;
};

function Mode({ landed: { mode, total, reason }, option, at, most, estimate: { chargeableWeightKg } }: Props) {
  const t = useMessages(messages);
  const format = useFormat();
  const days = option?.transitDays;
  const usd = (amount: string) => format.money({ amount, currency: 'USD' });
  const share = (amount: string) => `${(100 * Number(amount)) / most}%`;
  return (
    <li className="mode">
      <div className="row apart">
        <strong>{t(`mode.${mode}`)}</strong>
        <span className="small quiet">{days ? t('days', { low: days.low, high: days.high }) : t('days.unknown')}</span>
      </div>
      {total && (
        <div className="range" aria-hidden="true">
          <span style={{ insetInlineStart: share(total.low), insetInlineEnd: `calc(100% - ${share(total.high)})` }} />
        </div>
      )}
      <dl className="mode-numbers">
        <dt>{t('landed')}</dt>
        <dd>
          {total ? (
            <>
              <Explained path={`landedByMode[${at}].lowUsd`}>{usd(total.low)}</Explained> –{' '}
              <Explained path={`landedByMode[${at}].highUsd`}>{usd(total.high)}</Explained>
            </>
          ) : (
            (reason ?? t('unknown'))
          )}
        </dd>
        <dt>{t('freight')}</dt>
        <dd>
          {option?.cost ? (
            <>
              <Explained path={`options[${at}].costUsdLow`}>{usd(option.cost.low)}</Explained> –{' '}
              <Explained path={`options[${at}].costUsdHigh`}>{usd(option.cost.high)}</Explained>
            </>
          ) : (
            (option?.basis.join(' ') ?? t('unknown'))
          )}
        </dd>
        <dt>{t('weight')}</dt>
        <dd>
          <Explained path={`chargeableWeightKg.${mode}`}>
            {t('kilograms', { weight: format.number(chargeableWeightKg[mode]) })}
          </Explained>
        </dd>
      </dl>
      {option?.dangerousGoods && <p className="small">{option.dangerousGoods.note}</p>}
    </li>
  );
}
