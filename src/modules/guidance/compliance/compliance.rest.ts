import type { Route } from '#rest/route.ts';
import { CompliancePathInput } from './compliance.schema.ts';

export const complianceRoutes: Route[] = [
  {
    method: 'POST',
    path: '/compliance/path',
    mcp: 'read',
    summary:
      'The rules that apply to a product on its markets, with reasons and unknowns. A planning aid of September 2026.',
    body: CompliancePathInput,
    document: `query PlanCompliance($input: CompliancePathInput!) {
      path: compliancePath(input: $input) {
        requirements {
          id market name status because evidence typicalWeeks { low high } typicalCostUsd { low high } source
        }
        unknowns binding draft note
      }
    }`,
    spread: 'path',
    errors: ['not_found'],
  },
];
