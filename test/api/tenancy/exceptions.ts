// Operations to which the rules of the wall do not apply as to others.

/** Shown to the caller with its code, which is no id: test/api/keys/device/codes.test.ts. */
export const byCode = ['deviceConnection'];
/** Operator only, for all tenants: test/api/deliveries/dispatch/outbox.test.ts, test/api/deliveries/dispatch/unsettled.test.ts, test/api/capabilities/review.test.ts, test/api/rfqs/quotes.test.ts, test/api/actions/tasks.test.ts, test/api/replies/replies.test.ts. */
export const ofAllOwners = [
  'outbox',
  'reviewQueue',
  'rfqDesk',
  'tasks',
  'unmatchedReplies',
  'unsettledDeliveries',
  'factoryImports',
];
/** What these answer comes from publications, which no sandbox key makes. */
export const fromPublication = ['answers', 'deliveryReplies', 'pendingDisclosures', 'rfqPage', 'rfqs'];

/** What these answer is nobody's. */
export const shared = [
  'actionKinds',
  'auditVerification',
  'deliverySummary',
  'compliancePath',
  'discoverCapabilities',
  'exportContent',
  'factories',
  'factory',
  'factoryAggregate',
  'factoryFacets',
  'factoryInteractions',
  'factorySearch',
  'health',
  'htsCandidates',
  'knowledgeDocument',
  'knowledgeDocumentPage',
  'knowledgeDocuments',
  'knowledgeSearch',
  'landedCost',
  'lifecycle',
  'lifecycleStage',
  'networkSummary',
  'projectSummary',
  'receivedRuns',
  'shippingEstimate',
  'shippingProviders',
  'trackShipment',
];
/** Operations that show the operator records of all tenants. Elsewhere the operator is a tenant like any other. */
export const forOperators = [
  ...['auditEntries', 'auditVerification', 'closeRfqOfCustomer', 'markDeliverySent', 'settleDelivery'],
  ...['recordSupplierDecline', 'recordSupplierQuote', 'withdrawSupplierQuote'],
  ...[
    'outbox',
    'reviewQueue',
    'rfqDesk',
    'unmatchedReplies',
    'unsettledDeliveries',
    'factoryImports',
    'assignReply',
    'dismissReply',
  ],
  ...['tasks', 'assignTask', 'startTask', 'completeTask', 'cancelTask', 'addTaskFile', 'removeTaskFile'],
];
/** Members of the operator read these of all tenants too; its keys do not. */
export const forSignedInOperators = [
  ...forOperators,
  'node',
  'nodes',
  'rfq',
  'rfqComparison',
  'rfqComparisonFile',
  'rfqComparisonMatrix',
  'rfqPage',
  'rfqs',
  'run',
  'runs',
];
/** And these its reviewers. */
export const forReviewers = ['reviewCapability'];
/** For members of customers only. */
export const forApprovers = ['approvalChallenge', 'markReviewRead', 'publicationApprovalChallenge'];

/** They lead somewhere for a run of one's own, or one that was sent to one's own capability: test/api/capabilities/run-forwarding.test.ts. */
export const needRun = ['Mutation.forwardRun input.projectId', 'Query.receivedRuns filter.capabilityId'];
/** And these for a mail that waits, or an event that is kept: test/api/replies/replies.test.ts, test/api/webhooks. */
export const needMailOrEvent = [
  ...['Mutation.assignReply input.deliveryId', 'Mutation.assignReply input.id', 'Mutation.dismissReply input.id'],
  'Mutation.resendWebhookDelivery input.id',
  // And for a message of theirs that a person must send: test/api/deliveries/dispatch/outbox.test.ts.
  ...['Query.outbox filter.factoryId', 'Query.outbox filter.projectId', 'Query.unsettledDeliveries filter.projectId'],
];
/** A stream of what happens from now on: test/api/supplier-links/quote-received.test.ts. */
export const fromNowOn = ['quoteReceived'];
