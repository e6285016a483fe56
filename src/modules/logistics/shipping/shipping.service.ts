import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import type { MarketAnswer } from '#ports/market-quotes/market-quotes.ts';
import { describeCoverage, isCovered } from './duty/duty-tables.rules.ts';
import type { Figure } from './estimate/calculation-trace.rules.ts';
import { computeEstimate, type Estimate, explainEstimate } from './estimate/estimate.rules.ts';
import { readMarketQuotes } from './freight/market.service.ts';
import type { EstimateInput } from './shipping.schema.ts';

export type ShippingEstimate = Estimate & {
  marketQuotes: Extract<MarketAnswer, { kind: 'quoted' }> | null;
  marketNote: string | null;
  explain: () => Figure[];
};

export async function estimateShipping(ctx: Context, input: EstimateInput, asOf?: string): Promise<ShippingEstimate> {
  if (!input.cartons && !input.totals)
    throw new DomainError('missing_facts', 'Either cartons or totals is required.', { missing: ['cartons', 'totals'] });
  const { duty } = ctx.shipping;
  if (asOf && !isCovered(duty, asOf))
    throw invalidField('/asOf', `asOf must be within the coverage of the duty tables, ${describeCoverage(duty)}.`);
  const tables = { ...ctx.shipping, tariff: ctx.shipping.tariff() };
  const estimate = { ...computeEstimate(tables, input, asOf), explain: () => explainEstimate(tables, input, asOf) };
  if (!input.live) return { ...estimate, marketQuotes: null, marketNote: null };
  const market = await readMarketQuotes(ctx, input);
  if (typeof market === 'string') return { ...estimate, marketQuotes: null, marketNote: market };
  const marketNote = market.quotes.length ? null : 'No market quotes are available for this consignment.';
  return { ...estimate, marketQuotes: market, marketNote };
}

export function describeProviders({ marketQuotes, trackers, shipping }: Context) {
  const { rateCardId, asOf } = shipping.rateCard;
  return {
    rating: [
      {
        provider: 'rate_card',
        configured: true,
        env: null,
        note: `Planning rates of rate card ${rateCardId} as of ${asOf}. RATE_CARD_FILE replaces it.`,
      },
      {
        provider: 'freightos',
        configured: marketQuotes !== null,
        env: 'MARKET_QUOTES',
        note: 'Market quotes for estimates with live: true. Freight estimates by Freightos, https://ship.freightos.com.',
      },
    ],
    tracking: [
      {
        provider: 'provider_a' as const,
        configured: trackers.provider_a !== null,
        env: 'SEVENTEENTRACK_API_KEY',
        freeTier: '200 numbers once per new account (since 2026-01-07, confirm).',
        docs: 'https://asset.17track.net/api/document/v2.2_en/index.html',
      },
      {
        provider: 'provider_b' as const,
        configured: trackers.provider_b !== null,
        env: 'SHIP24_API_KEY',
        freeTier: '10 shipments per month, as reported (not verified).',
        docs: 'https://docs.ship24.com',
      },
    ],
    note: 'Reports only whether a setting is present, never its value.',
  };
}
