import type { Requirement } from './requirement.rules.ts';

/** The table that plans of compliance are made from. */
export type ComplianceTables = { requirements: readonly Requirement[] };

declare module '#kernel/context.ts' {
  interface Context {
    compliance: ComplianceTables;
  }
}
