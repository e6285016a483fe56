import { bilingual, formatAmounts, prefix, shorten, type Words } from '#text/prose.ts';
import type { RfqContent, RfqPart } from './rfq-content.rules.ts';
import { pieces } from './rfq-glossary.rules.ts';
import { say } from './rfq-passage.rules.ts';
import { wording } from './rfq-wording.ts';

const maxNameLength = 40;
const maxUnitLength = 12;

/** Filled in by replying to the mail: lines, because a wide table would wrap. */
export const renderForm = (rfq: RfqContent): { title: Words; lines: Words[] } => ({
  title: wording.titles.form,
  lines: [
    say('form_instructions'),
    say('form_quantities'),
    ...(rfq.parts.length > 1 ? [say('form_some_parts')] : []),
    say('form_terms'),
    ...rfq.parts.flatMap((part) => renderPartForm(part, rfq)),
  ],
});

function renderPartForm(part: RfqPart, rfq: RfqContent): Words[] {
  const { no, name, bought, tooled } = part;
  const { incoterm } = rfq.input;
  return [
    bilingual('', ''),
    bilingual(`[${no}] ${shorten(name.en, maxNameLength)}`, `[${no}] ${shorten(name.zh, maxNameLength)}`),
    bought ? say('form_bought') : say('form_made'),
    ...(tooled ? [say('form_tooling')] : []),
    say('form_setup'),
    ...listFormQuantities(part, rfq)
      .map((quantity) => (incoterm ? say('form_price', { quantity, incoterm }) : say('form_price_open', { quantity })))
      .map((line) => prefix('- ', line)),
    say('form_remarks'),
  ];
}

function listFormQuantities({ quantities }: RfqPart, { bands, unit }: RfqContent): Words[] {
  if (bands.length === 0) return Array.from({ length: 2 }, () => say('form_quantity_open'));
  if (quantities) return quantities.map((quantity) => formatAmounts([quantity], pieces));
  const counter = bilingual(shorten(unit.en, maxUnitLength), shorten(unit.zh, maxUnitLength));
  return bands.map((band) => formatAmounts([band], counter));
}
