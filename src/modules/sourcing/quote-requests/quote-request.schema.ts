import { z } from 'zod';
import { DrawingsStatus, Incoterm, PlugType, Process, ProductScope, Quantity, QuotePriority } from '#kernel/enums.ts';
import { textScalars } from '#kernel/text.ts';
import { Intent, QuantitySource } from '#modules/sourcing/projects/project.schema.ts';

export const QuotePart = z
  .strictObject({
    name: z.string().min(1).max(200),
    process: Process.optional(),
    material: z.string().max(200).optional(),
    finish: z.string().max(200).optional(),
    quantityPerUnit: z.int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    notes: z.string().max(1000).optional(),
    drawingNumber: z.string().max(80).optional().meta({ description: 'Number of the drawing.' }),
    revision: z.string().max(40).optional().meta({ description: 'Revision of the drawing.' }),
  })
  .meta({ id: 'QuotePart' });
export type QuotePart = z.output<typeof QuotePart>;

const ReleasedFile = z
  .strictObject({ name: z.string().min(1).max(255), revision: z.string().max(40).optional() })
  .meta({ id: 'ReleasedFile' });

const maxShortlisted = 5;

export const QuoteRequestInput = z.strictObject({
  scope: ProductScope,
  parts: z.array(QuotePart).min(1).max(20),
  quantities: z.array(Quantity).min(1).max(6).optional().meta({
    description: 'Alternative quote bands. Defaults to the confirmed current quantity of the project.',
  }),
  incoterm: Incoterm.optional().meta({ description: 'If omitted, the RFQ asks the supplier to propose one.' }),
  quoteBy: z.iso.date().optional(),
  drawingsStatus: DrawingsStatus.default('none_yet'),
  dfmQuestions: z.string().max(2000).optional(),
  anonymised: z.boolean().default(true).meta({ description: 'Redacts company and product from the RFQ.' }),
  factoryIds: z.array(z.string().min(1).max(120)).max(maxShortlisted).optional().meta({
    description:
      'Factory uuids, directory ids (mfg-, int-, eng-) or unique names. If omitted, a shortlist is generated.',
  }),
  matchLimit: z.int().min(1).max(maxShortlisted).default(3).meta({ description: 'Size of the automatic shortlist.' }),
  priority: QuotePriority.optional(),
  namedPlace: z.string().max(120).optional().meta({
    description: 'Place or port of the delivery term. If omitted, the RFQ asks for it or leaves it open.',
  }),
  targetMarkets: z
    .array(
      z
        .string()
        .regex(/^[A-Z]{2}$/)
        .meta({ description: 'ISO 3166 country, such as US.' })
        .register(textScalars, { scalar: 'CountryCode' }),
    )
    .max(10)
    .optional()
    .meta({ description: 'Where the product will be sold. Defaults to the target markets of the intake.' }),
  plugs: z.array(PlugType).max(PlugType.options.length).optional().meta({ description: 'Plugs of power supplies.' }),
  annualVolume: Quantity.optional().meta({
    description: 'Expected volume of a year. Stated as a forecast and never used as a quote band.',
  }),
  sampleQuantity: z.int().min(1).max(10_000).optional().meta({
    description: 'Samples to be made before mass production.',
  }),
  files: z.array(ReleasedFile).max(50).optional().meta({
    description: 'Files that are released for this request. The RFQ lists them; sending them is a separate step.',
  }),
});
export type QuoteRequestInput = z.output<typeof QuoteRequestInput>;

export const ShortlistEntry = z
  .strictObject({
    factoryId: z.string().register(textScalars, { scalar: 'ID' }),
    directoryId: z.string().nullable(),
    nameEn: z.string(),
    nameZh: z.string().nullable(),
    why: z.array(z.string()),
  })
  .meta({ id: 'ShortlistEntry' });

const IntentContext = z
  .strictObject({
    projectVersion: z.string(),
    intent: Intent.nullable(),
    currentQuantity: Quantity.nullable(),
    quantitySource: QuantitySource,
  })
  .meta({ id: 'IntentContext' });
export type IntentContext = z.output<typeof IntentContext>;

export const QuoteRequestResult = z.strictObject({
  shortlist: z.array(ShortlistEntry).max(maxShortlisted),
  unresolvedFactoryIds: z.array(z.string()),
  rfq: z.strictObject({ en: z.string(), zh: z.string() }).nullable(),
  subjectZh: z.string().max(120).nullable(),
  quantities: z.array(Quantity),
  incoterm: Incoterm.nullable(),
  intentContext: IntentContext,
  missingFields: z.array(z.string()),
  reviewRequirements: z.array(z.string()),
  priorityRanking: z.literal('not_verified'),
  priority: QuotePriority.nullable(),
  whatHappensNext: z.array(z.string()),
});
export type QuoteRequestResult = z.output<typeof QuoteRequestResult>;
