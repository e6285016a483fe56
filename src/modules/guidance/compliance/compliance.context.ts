import type { Requirement } from './requirement.rules.ts';

export type ComplianceTables = { requirements: () => readonly Requirement[] };

declare module '#kernel/context.ts' {
  interface Context {
    compliance: ComplianceTables;
  }
}
