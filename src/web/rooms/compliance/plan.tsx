import { useFormat } from '../../app/format.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Facts, Panel } from '../../components/panel.tsx';
import { Notice } from '../../components/states.tsx';
import type { Path, Requirement } from './compliance.operations.ts';
import { MarketMap } from './market-map.tsx';
import messages from './messages.csv';
import type { Product } from './product.ts';
import './compliance.css';

/** The plan: what is unknown first, then the steps in the order in which they are taken. */
export function Plan({ path, markets }: { path: Path; markets: Product['markets'] }) {
  const t = useMessages(messages);
  const [applicable, others] = split(path.requirements);
  const phases = Map.groupBy(applicable, ({ phase }) => phase);
  return (
    <>
      <Notice tone="caution" title={t('plan.aid')}>
        <p>{path.note}</p>
      </Notice>
      {path.unknowns.length > 0 && (
        <Panel title={t('unknowns')}>
          <ul className="stack tight">
            {path.unknowns.map((unknown) => (
              <li key={unknown}>{unknown}</li>
            ))}
          </ul>
        </Panel>
      )}
      <Totals path={path} />
      <MarketMap markets={markets} requirements={path.requirements} />
      {[...phases].map(([phase, requirements]) => (
        <Panel key={phase} title={t(`phase.${phase}`)} aside={<Badge>{requirements.length}</Badge>} isFlush>
          <Rules requirements={requirements} />
        </Panel>
      ))}
      {others.length > 0 && (
        <Panel title={t('others')} aside={<Badge>{others.length}</Badge>} isFlush>
          <details className="folded">
            <summary>{t('others.show')}</summary>
            <Rules requirements={others} />
          </details>
        </Panel>
      )}
    </>
  );
}

function split(requirements: readonly Requirement[]): [applicable: Requirement[], others: Requirement[]] {
  const isOther = ({ status }: Requirement) => status === 'not_applicable';
  return [requirements.filter((one) => !isOther(one)), requirements.filter(isOther)];
}

const Rules = ({ requirements }: { requirements: readonly Requirement[] }) => (
  <ul className="entries rules">
    {requirements.map((requirement) => (
      <Rule key={`${requirement.market} ${requirement.id}`} requirement={requirement} />
    ))}
  </ul>
);

function Totals({ path: { classes, totals, requirements } }: { path: Path }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const { weeks, cost, counted } = totals;
  const of = requirements.filter(({ status }) => status === 'required' || status === 'likely').length;
  return (
    <Panel title={t('totals')}>
      <Facts
        unknown={words('state.unknown')}
        facts={[
          [t('totals.weeks'), t('weeks', weeks)],
          [t('totals.cost'), format.moneyRange(Number(cost.low), Number(cost.high), cost.currency)],
          [t('totals.counted'), t('totals.rules', { count: counted.length, of })],
        ]}
      />
      <p className="small quiet">{t('totals.note')}</p>
      {classes.length > 0 && (
        <ul className="stack tight small" aria-label={t('classes')}>
          {classes.map(({ id, name, because }) => (
            <li key={id}>
              <strong>{name}</strong> · {because}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const tones: Record<Requirement['status'], Tone> = {
  required: 'danger',
  likely: 'caution',
  conditional: 'info',
  unknown: 'caution',
  not_applicable: 'plain',
};

function Rule({ requirement }: { requirement: Requirement }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { name, market, status, typicalWeeks, typicalCost, evidence } = requirement;
  const figures = [
    typicalWeeks && t('weeks', typicalWeeks),
    typicalCost && format.moneyRange(Number(typicalCost.low), Number(typicalCost.high), typicalCost.currency),
  ].filter(Boolean);
  return (
    <li>
      <details>
        <summary>
          <span className="rule">
            <Badge>{market}</Badge>
            <strong>{name}</strong>
            <Badge tone={tones[status]}>{t(`rule.${status}`)}</Badge>
            <span className="small quiet">{figures.join(' · ')}</span>
          </span>
        </summary>
        <Basis requirement={requirement} />
      </details>
      {evidence.length > 0 && <span className="small quiet">{t('rule.evidence', { list: evidence.join(' · ') })}</span>}
    </li>
  );
}

/** Why the rule applies, and what the statement rests on. */
function Basis({ requirement }: { requirement: Requirement }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const { because, route, legalBasis, standards, issuedBy, appliesFrom, source, confidence, asOf, officialPage } =
    requirement;
  return (
    <div className="stack tight basis">
      <p>{because}</p>
      <Facts
        isList
        unknown={words('state.unknown')}
        facts={[
          [t('basis.route'), route],
          [t('basis.law'), legalBasis],
          [t('basis.standards'), standards.join(', ')],
          [t('basis.issuedBy'), issuedBy],
          [t('basis.from'), appliesFrom],
          [t('basis.cost'), requirement.costVerified],
          [t('basis.source'), `${source} · ${asOf}`],
          [t('basis.confidence'), t(`confidence.${confidence}`)],
        ]}
      />
      {officialPage && (
        <a href={officialPage} target="_blank" rel="noreferrer">
          {t('basis.page')}
        </a>
      )}
    </div>
  );
}
