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

export const listTargetMarkets = ({ targetMarkets }: QuoteRequestInput, { intake }: ProjectContext): string[] => [
  ...new Set(targetMarkets ?? intake?.targetMarkets ?? []),
];

/** Listed files are drawings that exist, whatever the status says. */
export function resolveDrawingsStatus({
  drawingsStatus,
  files,
}: QuoteRequestInput): QuoteRequestInput['drawingsStatus'] {
  if (!files?.length) return drawingsStatus;
  const withFiles = { none_yet: 'drawings_attached', sample_available: 'drawings_and_sample' } as const;
  return drawingsStatus === 'none_yet' || drawingsStatus === 'sample_available'
    ? withFiles[drawingsStatus]
    : drawingsStatus;
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

export type Scope = z.output<typeof ProductScope>;

/** Whether a whole product is asked for. */
export const isDevice = ({ scope }: Pick<QuoteRequestInput, 'scope'>): boolean =>
  scope === 'full_product' || scope === 'box_build';

/** The scope `pcba` says how a part is made that names no process. */
export const resolveProcess = ({ process }: Pick<Part, 'process'>, scope: Scope): Process | null =>
  process ?? (scope === 'pcba' ? 'pcba' : null);

export const isBought = ({ process }: Pick<Part, 'process'>): boolean =>
  process !== undefined && boughtProcesses.includes(process);

export const needsTool = (part: Pick<Part, 'process'>, scope: Scope): boolean => {
  const process = resolveProcess(part, scope);
  return process === null ? scope === 'tooling' : toolingProcesses.includes(process);
};

export function listOpenFields(part: Part, all: Part[], scope: Scope): PartField[] {
  const { material, finish, quantityPerUnit } = part;
  const process = resolveProcess(part, scope);
  const open: Record<PartField, boolean> = {
    process: process === null,
    material: isBlank(material) && (process === null || withMaterial.includes(process)),
    finish: isBlank(finish) && process !== null && finishedProcesses.includes(process),
    quantityPerUnit: quantityPerUnit === undefined && all.length > 1,
  };
  return partFields.filter((field) => open[field]);
}
const partFields: PartField[] = ['process', 'material', 'finish', 'quantityPerUnit'];

export const isBlank = (text: string | undefined): boolean => cleanText(text ?? '') === '';

export function listMissingFields(input: QuoteRequestInput, project: ProjectContext): string[] {
  const { scope, parts, incoterm, quoteBy, plugs } = input;
  const missing: Record<string, boolean> = {
    quantities: resolveQuantities(input, project).quantities.length === 0,
    incoterm: incoterm === undefined,
    quoteBy: quoteBy === undefined,
    drawings: resolveDrawingsStatus(input) === 'none_yet' && parts.some((part) => !isBought(part)),
    targetMarkets: needsMarkets(input) && listTargetMarkets(input, project).length === 0,
    plugs: parts.some(({ process }) => process === 'power_adapter') && !plugs?.length,
  };
  return [
    ...Object.keys(missing).filter((path) => missing[path]),
    ...parts.flatMap((part, i) => listOpenFields(part, parts, scope).map((field) => `parts[${i}].${field}`)),
  ];
}

/** Certificates and plugs follow from the market. */
export const needsMarkets = ({ scope, parts }: QuoteRequestInput): boolean =>
  isDevice({ scope }) || parts.some(({ process }) => process === 'power_adapter');

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
