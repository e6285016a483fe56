import type { z } from 'zod';
import { type Process, type ProductScope, withMaterial } from '#kernel/enums.ts';
import { type ProjectContext, resolveCurrentQuantity } from '#modules/sourcing/projects/project.rules.ts';
import type { QuantitySource } from '#modules/sourcing/projects/project.schema.ts';
import { cleanText } from '#text/prose.ts';
import type { IntentContext, QuoteRequestInput } from './quote-request.schema.ts';

export type Quantities = { quantities: number[]; quantitySource: z.output<typeof QuantitySource> };

/** Pilot and forecast quantities are never used. */
export function resolveQuantities(
  { quantities }: Pick<QuoteRequestInput, 'quantities'>,
  project: ProjectContext,
): Quantities {
  if (quantities) return { quantities: [...new Set(quantities)], quantitySource: 'explicit_quote_band' };
  const { quantity, source } = resolveCurrentQuantity(project);
  return { quantities: quantity === null ? [] : [quantity], quantitySource: source };
}

export const snapshotIntent = (
  input: Pick<QuoteRequestInput, 'quantities'>,
  project: ProjectContext,
): IntentContext => ({
  projectVersion: project.contextVersion,
  intent: project.intent,
  currentQuantity: resolveCurrentQuantity(project).quantity,
  quantitySource: resolveQuantities(input, project).quantitySource,
});

const boughtProcesses: readonly Process[] = [
  'battery',
  'motor_actuator',
  'display',
  'camera',
  'power_adapter',
  'off_the_shelf',
];
const finishedProcesses: readonly Process[] = ['injection_molding', 'cnc', 'sheet_metal', 'die_casting'];
const toolingProcesses: readonly Process[] = ['injection_molding', 'die_casting'];

type Part = QuoteRequestInput['parts'][number];
export type PartField = 'process' | 'material' | 'finish' | 'quantityPerUnit';

export const isBought = ({ process }: Pick<Part, 'process'>): boolean =>
  process !== undefined && boughtProcesses.includes(process);

export const needsTool = ({ process }: Pick<Part, 'process'>, scope: z.output<typeof ProductScope>): boolean =>
  process === undefined ? scope === 'tooling' : toolingProcesses.includes(process);

export function listOpenFields(part: Part, all: Part[]): PartField[] {
  const { process, material, finish, quantityPerUnit } = part;
  const open: Record<PartField, boolean> = {
    process: process === undefined,
    material: isBlank(material) && (process === undefined || withMaterial.includes(process)),
    finish: isBlank(finish) && process !== undefined && finishedProcesses.includes(process),
    quantityPerUnit: quantityPerUnit === undefined && all.length > 1,
  };
  return partFields.filter((field) => open[field]);
}
const partFields: PartField[] = ['process', 'material', 'finish', 'quantityPerUnit'];

export const isBlank = (text: string | undefined): boolean => cleanText(text ?? '') === '';

export function listMissingFields(input: QuoteRequestInput, project: ProjectContext): string[] {
  const { parts, drawingsStatus, incoterm, quoteBy } = input;
  const missing: Record<string, boolean> = {
    quantities: resolveQuantities(input, project).quantities.length === 0,
    incoterm: incoterm === undefined,
    quoteBy: quoteBy === undefined,
    drawings: drawingsStatus === 'none_yet' && parts.some((part) => !isBought(part)),
  };
  return [
    ...Object.keys(missing).filter((path) => missing[path]),
    ...parts.flatMap((part, i) => listOpenFields(part, parts).map((field) => `parts[${i}].${field}`)),
  ];
}

export function describeNextSteps(drafts: number): string[] {
  if (drafts === 0)
    return [
      'Nothing was sent, and there is no delivery draft because no factory was selected.',
      'Pass reviewed factoryIds, or widen the request, and ask again.',
    ];
  return [
    `Nothing was sent. ${drafts === 1 ? 'One delivery draft waits' : `${drafts} delivery drafts wait`} for a decision.`,
    'Show the exact review of each draft (GET /deliveries/{id}/review) to the person who decides.',
    'To send a draft, approve it by echoing its reviewSha256 as expectedReviewSha256; else reject it.',
    'The RFQ is neither an order nor a supplier quote: there is no price before a factory answers.',
  ];
}
