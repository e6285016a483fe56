import { capabilityRecord } from '#modules/directory/capabilities/capability.rest.ts';
import { IdempotencyHeader } from '#modules/identity/idempotency/idempotency.schema.ts';
import type { Route } from '#rest/route.ts';
import { InspectionRequest, RequestedRun, RunId } from './run.schema.ts';

const record = `fragment RunRecord on Run {
  id capabilityId capabilityVersion projectId status quantity input: inputJson quoteRequest { en zh } missingFields note draft
  createdAt updatedAt
}`;

export const runRoutes: Route[] = [
  {
    method: 'POST',
    path: '/inspect',
    mcp: 'read',
    summary: 'Describes whether a capability can be run, why, and with what input.',
    body: InspectionRequest,
    document: `query InspectCapability($input: InspectCapabilityInput!) {
      inspection: inspectCapability(input: $input) {
        capability { ...CapabilityRecord } runnable missingFacts reasons runInputSchema
      }
    } ${capabilityRecord}`,
    spread: 'inspection',
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/run',
    mcp: 'draft',
    summary: 'Saves a quote request against a published capability. Orders and sends nothing.',
    headers: IdempotencyHeader,
    body: RequestedRun,
    document: `mutation RunCapability($input: RunCapabilityInput!) {
      made: runCapability(input: $input) { run { ...RunRecord } replayed }
    } ${record}`,
    spread: 'made',
    status: 201,
    location: '/runs/{run.id}',
    replayStatus: 200,
    errors: ['not_found', 'idempotency_conflict', 'project_archived', 'missing_facts', 'quantity_below_minimum'],
  },
  {
    method: 'GET',
    path: '/runs',
    mcp: 'read',
    summary: 'The newest 100 runs.',
    document: `query ListRuns { list: runs(first: 100) { runs: nodes { ...RunRecord } count } } ${record}`,
    spread: 'list',
  },
  {
    method: 'GET',
    path: '/runs/{id}',
    mcp: 'read',
    summary: 'One run with its quote request.',
    params: RunId,
    document: `query GetRun($id: ID!) { run(id: $id) { ...RunRecord } } ${record}`,
    errors: ['not_found'],
  },
];
