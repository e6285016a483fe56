import { bilingual, formatAmounts, prefix, shorten, type Words } from '#text/prose.ts';
import { isDevice } from '../quote-request.rules.ts';
import { applies } from './part-traits.rules.ts';
import type { RfqContent, RfqPart } from './rfq-content.rules.ts';
import { pieces } from './rfq-glossary.rules.ts';
import { say } from './rfq-passage.rules.ts';
import { describeDraftTerms, renderPrice } from './rfq-terms.rules.ts';
import { formLines, wording } from './rfq-wording.ts';

const maxNameLength = 40;
const maxUnitLength = 12;

/** Filled in by replying to the mail: lines, because a wide table would wrap. */
export const renderForm = (rfq: RfqContent): { title: Words; lines: Words[] } => ({
  title: wording.titles.form,
  lines: [
    say('form_instructions'),
    say('form_quantities'),
    ...(rfq.parts.length > 1 && !isDevice(rfq.input) ? [say('form_some_parts')] : []),
    say('form_terms'),
    ...renderProductForm(rfq),
    ...rfq.parts.flatMap((part) => renderPartForm(part, rfq)),
  ],
});

function renderProductForm(rfq: RfqContent): Words[] {
  if (!isDevice(rfq.input)) return [];
  const { bands, unit } = rfq;
  return [
    bilingual('', ''),
    say('form_product'),
    ...formLines.filter((line) => applies(line, new Set(['product']), rfq.input.scope)),
    ...renderPrices(bands.length > 0 ? bands.map((band) => formatAmounts([band], unit)) : openQuantities, rfq),
  ];
}

function renderPartForm(part: RfqPart, rfq: RfqContent): Words[] {
  const { no, name, traits } = part;
  return [
    bilingual('', ''),
    bilingual(`[${no}] ${shorten(name.en, maxNameLength)}`, `[${no}] ${shorten(name.zh, maxNameLength)}`),
    ...formLines.filter((line) => applies(line, traits, rfq.input.scope)),
    ...renderPrices(listFormQuantities(part, rfq), rfq),
    say('form_remarks'),
  ];
}

const renderPrices = (quantities: Words[], rfq: RfqContent): Words[] =>
  quantities.map((quantity) => prefix('- ', renderPrice(quantity, describeDraftTerms(rfq))));

const openQuantities = [say('form_quantity_open'), say('form_quantity_open')];

function listFormQuantities({ quantities }: RfqPart, { bands, unit }: RfqContent): Words[] {
  if (bands.length === 0) return openQuantities;
  if (quantities) return quantities.map((quantity) => formatAmounts([quantity], pieces));
  const counter = bilingual(shorten(unit.en, maxUnitLength), shorten(unit.zh, maxUnitLength));
  return bands.map((band) => formatAmounts([band], counter));
}
