import { z } from 'zod';
import { distinct } from '#kernel/lists.ts';
import { Batteries } from '#modules/logistics/shipping/shipping.schema.ts';
import { GoodsDescription } from '#modules/logistics/tariff-classification/classification.schema.ts';

export const ComplianceMarket = z.enum(['US', 'EU', 'UK', 'CN', 'JP', 'CA', 'AU']).meta({ id: 'ComplianceMarket' });
export type ComplianceMarket = z.output<typeof ComplianceMarket>;

export const RequirementStatus = z
  .enum(['required', 'likely', 'conditional', 'not_applicable', 'unknown'])
  .meta({ id: 'RequirementStatus' });
export type RequirementStatus = z.output<typeof RequirementStatus>;

/** The steps of a plan in their order: transport of batteries stops samples from being shipped, so it comes first. */
export const planPhases = [
  'battery_transport',
  'radio_module',
  'pre_compliance',
  'test',
  'document',
  'registration',
] as const;
export const PlanPhase = z.enum(planPhases).meta({ id: 'PlanPhase' });

/** What the caller knows of the product. What is left out is looked for in the words, and unknown if they are silent. */
export const ProductFeatures = z
  .strictObject({
    wireless: z
      .boolean()
      .optional()
      .meta({ description: 'It transmits by radio, with a radio of its own or a module.' }),
    mains: z.boolean().optional().meta({ description: 'It is powered from the mains.' }),
    childrens: z.boolean().optional().meta({ description: 'It is designed for children of 12 or younger.' }),
    foodContact: z.boolean().optional(),
    medical: z.boolean().optional().meta({ description: 'It is said to diagnose, treat or prevent a disease.' }),
    laser: z.boolean().optional(),
    batteries: Batteries.optional(),
  })
  .meta({ id: 'ProductFeatures' });
export type ProductFeatures = z.output<typeof ProductFeatures>;

export const CompliancePathInput = z.strictObject({
  description: GoodsDescription,
  markets: distinct(z.array(ComplianceMarket).min(1).max(6), 'Each market stands once.'),
  features: ProductFeatures.optional(),
  projectId: z.uuid().optional().meta({ description: 'The words of its intake are read too.' }),
});
export type CompliancePathInput = z.output<typeof CompliancePathInput>;
