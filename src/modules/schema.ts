import { builder } from '#graph/builder.ts';
import { describeSchema } from '#graph/descriptions.ts';
import '#graph/error-code.ts';
import '#graph/node.ts';
import '#modules/sourcing/actions/action-changes.graph.ts';
import '#modules/identity/approvers/approver.graph.ts';
import '#modules/identity/audit/audit.graph.ts';
import '#modules/directory/capabilities/capability.graph.ts';
import '#modules/directory/capabilities/discovery.graph.ts';
import '#modules/directory/capabilities/review.graph.ts';
import '#modules/guidance/compliance/compliance.graph.ts';
import '#modules/sourcing/deliveries/delivery.graph.ts';
import '#modules/sourcing/deliveries/delivery-changes.graph.ts';
import '#modules/sourcing/deliveries/delivery-verbs.graph.ts';
import '#modules/sourcing/deliveries/review/review.graph.ts';
import '#modules/sourcing/deliveries/approval-challenge/approval-challenge.graph.ts';
import '#modules/sourcing/deliveries/approval-receipts/approval-receipt.graph.ts';
import '#modules/sourcing/engineering/engineering.graph.ts';
import '#modules/sourcing/engineering/engineering-verbs.graph.ts';
import { defineExports } from '#modules/platform/exports/export.graph.ts';
import '#modules/directory/factories/factory.graph.ts';
import '#modules/directory/factories/factory-explore.graph.ts';
import '#modules/directory/factories/factory-history.graph.ts';
import '#modules/directory/factories/search/answers/search-answers.graph.ts';
import '#modules/platform/health/health.graph.ts';
import '#modules/directory/interactions/interaction.graph.ts';
import '#modules/sourcing/interviews/interview.graph.ts';
import '#modules/identity/keys/device.graph.ts';
import '#modules/identity/keys/key.graph.ts';
import '#modules/guidance/knowledge/knowledge.graph.ts';
import '#modules/guidance/lifecycle/lifecycle.graph.ts';
import '#modules/identity/members/member.graph.ts';
import '#modules/identity/passkeys/passkey.graph.ts';
import '#modules/sourcing/projects/project.graph.ts';
import '#modules/sourcing/runs/run.graph.ts';
import '#modules/sourcing/rfqs/disclosures/disclosure.graph.ts';
import '#modules/sourcing/rfqs/publication/publication.graph.ts';
import '#modules/sourcing/rfqs/publication/publication-challenge.graph.ts';
import '#modules/sourcing/rfqs/rfq.graph.ts';
import '#modules/sourcing/rfqs/comparison/rfq-comparison.graph.ts';
import '#modules/sourcing/rfqs/back-office/back-office.graph.ts';
import '#modules/logistics/shipping/shipping.graph.ts';
import '#modules/logistics/shipping/landed-cost/landed-cost.graph.ts';
import '#modules/logistics/tariff-classification/classification.graph.ts';
import '#modules/logistics/tracking/tracking.graph.ts';
import { defineActionValues } from '#modules/sourcing/actions/action-values.graph.ts';
import { actionKinds } from './action-kinds.ts';
import { descriptions } from './descriptions.ts';
import { exportFilter } from './export-sources.ts';

defineActionValues(actionKinds);
defineExports(exportFilter);

/** Runs the documents of REST endpoints and pages. */
export const schema = describeSchema(builder.toSchema(), descriptions);

/** What `/graphql` serves: the same types and resolvers without what exists for REST alone. */
export const publishedSchema = describeSchema(builder.toSchema({ subGraph: 'published' }), descriptions);
