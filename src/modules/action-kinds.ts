import { type ActionKind, plannedKinds } from './sourcing/actions/action-kind.rules.ts';
import { factoryAuditVisitKind } from './sourcing/audit-visits/factory-audit-visit.service.ts';
import { quoteRequestKind } from './sourcing/quote-requests/quote-request.service.ts';

export const actionKinds: readonly ActionKind[] = [quoteRequestKind, factoryAuditVisitKind, ...plannedKinds];
