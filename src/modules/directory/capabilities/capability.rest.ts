import type { Route } from '#rest/route.ts';
import { CapabilityId, CapabilityQuery, Discovery, Review } from './capability.schema.ts';

export const capabilityRecord = `fragment CapabilityRecord on Capability {
  id title factoryId factoryName process materials minQuantity maxQuantity leadTimeDays { low high } regions
  tolerancesNote status version confidence facts: factsJson sourceInterviewId publishedAt createdAt updatedAt
}`;

export const capabilityRoutes: Route[] = [
  {
    method: 'POST',
    path: '/discover',
    mcp: 'read',
    summary: 'Ranks published capabilities by criteria, with the reasons and the unmet or unknown criteria.',
    body: Discovery,
    document: `query DiscoverCapabilities($input: DiscoverCapabilitiesInput!) {
      found: discoverCapabilities(input: $input) {
        results { capability { ...CapabilityRecord } score why unmet } count note
      }
    } ${capabilityRecord}`,
    spread: 'found',
  },
  {
    method: 'GET',
    path: '/capabilities',
    mcp: 'read',
    summary: 'Published capabilities, and those of the caller in any status. Newest first.',
    query: CapabilityQuery,
    document: `query ListCapabilities($input: CapabilityPageInput!) {
      list: capabilityPage(input: $input) { capabilities { ...CapabilityRecord } page pageSize total }
    } ${capabilityRecord}`,
    spread: 'list',
  },
  {
    method: 'GET',
    path: '/review-queue',
    summary: 'The 100 capabilities waiting longest for a decision. Requires a signed-in reviewer of the operator.',
    document: `query ReviewQueue {
      queue: reviewQueue(first: 100) {
        items: nodes { capability { ...CapabilityRecord } submittedAt interviewId openQuestions } count
      }
    } ${capabilityRecord}`,
    spread: 'queue',
  },
  {
    method: 'POST',
    path: '/capabilities/{id}/review',
    summary: 'Publishes or rejects a capability, or requests changes. Requires a signed-in reviewer of the operator.',
    params: CapabilityId,
    body: Review,
    document: `mutation ReviewCapability($input: ReviewCapabilityInput!) {
      reviewed: reviewCapability(input: $input) {
        capability { ...CapabilityRecord } review { decision note reviewedAt }
      }
    } ${capabilityRecord}`,
    spread: 'reviewed',
    errors: ['not_found', 'capability_version_conflict'],
  },
];
