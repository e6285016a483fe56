import { processes } from '#modules/directory/glossary/glossary.ts';
import { bilingual, formatAmounts, formatNumber, isChinese, prefix, sameInBoth, type Words } from '#text/prose.ts';
import type { PartField } from '../quote-request.rules.ts';
import type { RfqContent, RfqPart } from './rfq-content.rules.ts';
import { pieces } from './rfq-glossary.rules.ts';
import { say } from './rfq-passage.rules.ts';
import { renderQuoted } from './rfq-quoted.rules.ts';
import { wording } from './rfq-wording.ts';

const { labels } = wording;

export const renderParts = ({ parts, bands, replaced }: RfqContent): Words[] => [
  say('as_written'),
  ...(replaced ? [say('replaced_names')] : []),
  ...(parts.some((part) => part.open.length > 0) ? [say('open_items')] : []),
  ...(bands.length > 0 && parts.some((part) => part.open.includes('quantityPerUnit'))
    ? [say('open_quantity_per_unit')]
    : []),
  ...parts.flatMap(renderPart),
];

function renderPart(part: RfqPart): Words[] {
  const { no, name, process, material, finish, quantityPerUnit, traits, quantities, notes, drawingNumber, revision } =
    part;
  const isCategory = traits.has('bought') || traits.has('textile');
  const category = traits.has('textile') ? labels.textile : process && processes[process];
  const perUnit = quantityPerUnit === null ? null : sameInBoth(formatNumber(quantityPerUnit));
  return [
    bilingual('', ''),
    prefix(`${no} `, name),
    ...renderField(labels.drawing_number, drawingNumber),
    ...renderField(labels.revision, revision),
    ...renderOpenField(part, 'process', isCategory ? labels.category : labels.process, category),
    ...renderOpenField(part, 'material', labels.material, material),
    ...renderOpenField(part, 'finish', labels.finish, finish),
    ...renderOpenField(part, 'quantityPerUnit', labels.quantity_per_unit, perUnit),
    ...renderField(labels.quantity, quantities && formatAmounts(quantities, pieces)),
    ...renderField(
      notes && isChinese(notes.zh) ? labels.notes_own : labels.notes_english,
      notes && renderQuoted(notes),
    ),
  ];
}

const renderOpenField = (part: RfqPart, name: PartField, label: Words, value: Words | null) =>
  renderField(label, value ?? (part.open.includes(name) ? labels.open : null));

const renderField = (label: Words, value: Words | null): Words[] =>
  value ? [bilingual(`  ${label.en}: ${value.en}`, `  ${label.zh}：${value.zh}`)] : [];
