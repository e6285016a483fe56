import { z } from 'zod';
import { distinct } from '#kernel/validation.ts';
import { Batteries } from '#modules/logistics/shipping/shipping.schema.ts';
import { GoodsDescription } from '#modules/logistics/tariff-classification/classification.schema.ts';

export const ComplianceMarket = z.enum(['US', 'EU', 'UK', 'CN', 'JP', 'CA', 'AU']).meta({ id: 'ComplianceMarket' });
export type ComplianceMarket = z.output<typeof ComplianceMarket>;

export const RequirementStatus = z
  .enum(['required', 'likely', 'conditional', 'not_applicable', 'unknown'])
  .meta({ id: 'RequirementStatus' });
export type RequirementStatus = z.output<typeof RequirementStatus>;

/** `high`: read in the official text; `medium`: in a secondary source; `low`: not read in a source. */
export const Confidence = z.enum(['high', 'medium', 'low']);

/**
 * In the order of a plan. What is not covered comes before all rules; of these battery transport is first, because
 * samples cannot be shipped without it.
 */
export const planPhases = [
  'coverage',
  'battery_transport',
  'radio_module',
  'pre_compliance',
  'test',
  'document',
  'registration',
] as const;
export const PlanPhase = z.enum(planPhases).meta({ id: 'PlanPhase' });

export const ProductFeatures = z
  .strictObject({
    wireless: z.boolean().optional().meta({ description: 'Transmits by radio, including through a module.' }),
    mains: z.boolean().optional().meta({ description: 'Powered from the mains.' }),
    childrens: z.boolean().optional().meta({ description: 'Designed for children aged 12 or younger.' }),
    foodContact: z.boolean().optional(),
    medical: z.boolean().optional().meta({ description: 'Claims to diagnose, treat or prevent a disease.' }),
    laser: z.boolean().optional(),
    batteries: Batteries.optional(),
  })
  .meta({ id: 'ProductFeatures' });
export type ProductFeatures = z.output<typeof ProductFeatures>;

export const CompliancePathInput = z.strictObject({
  description: GoodsDescription,
  markets: distinct(z.array(ComplianceMarket).min(1).max(6), 'Markets must be unique.'),
  features: ProductFeatures.optional(),
  projectId: z.uuid().optional().meta({ description: 'Its intake is used as an additional source.' }),
});
export type CompliancePathInput = z.output<typeof CompliancePathInput>;
