import type { Route } from '#rest/route.ts';
import { CapabilityId, CapabilityQuery, Discovery, Review } from './capability.schema.ts';

export const capabilityRecord = `fragment CapabilityRecord on Capability {
  id title factoryId factoryName process materials minQuantity maxQuantity leadTimeDays { low high } regions
  tolerancesNote status version confidence facts sourceInterviewId publishedAt createdAt updatedAt
}`;

export const capabilityRoutes: Route[] = [
  {
    method: 'POST',
    path: '/discover',
    summary: 'Published capabilities by how well they fit, with the reasons and with what is unmet or unknown.',
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
    summary: 'What is published, and the caller’s own in any status. Newest first.',
    query: CapabilityQuery,
    document: `query ListCapabilities($input: CapabilityPageInput!) {
      list: capabilityPage(input: $input) { capabilities { ...CapabilityRecord } page pageSize total }
    } ${capabilityRecord}`,
    spread: 'list',
  },
  {
    method: 'GET',
    path: '/review-queue',
    summary: 'The 100 capabilities that wait for a decision longest. For reviewers of the house, signed in.',
    document: `query ReviewQueue {
      queue: reviewQueue {
        items { capability { ...CapabilityRecord } submittedAt interviewId openQuestions } count
      }
    } ${capabilityRecord}`,
    spread: 'queue',
  },
  {
    method: 'POST',
    path: '/capabilities/{id}/review',
    summary: 'Publishes a capability, rejects it, or sends it back. For reviewers of the house, signed in.',
    params: CapabilityId,
    body: Review,
    document: `mutation ReviewCapability($input: ReviewCapabilityInput!) {
      reviewed: reviewCapability(input: $input) {
        capability { ...CapabilityRecord } review { decision note reviewedAt }
      }
    } ${capabilityRecord}`,
    spread: 'reviewed',
    errors: [404, 409],
  },
];
