import { z } from 'zod';
import type { CapabilityRow } from '#modules/directory/capabilities/capability.queries.ts';
import { listMissingFacts } from './run.rules.ts';
import { RequestedRun } from './run.schema.ts';

type Inspected = Pick<CapabilityRow, 'id' | 'status' | 'minQuantity' | 'maxQuantity' | 'leadTimeDays'>;
export type Inspection = {
  runnable: boolean;
  missingFacts: string[];
  reasons: string[];
  runInputSchema: Record<string, unknown>;
};

export function describeInspection(capability: Inspected, offered: boolean): Inspection {
  const missingFacts = listMissingFacts(capability);
  return {
    runnable: offered && missingFacts.length === 0,
    missingFacts,
    reasons: listReasons(capability, offered),
    runInputSchema: buildRunInputSchema(capability),
  };
}

function listReasons({ status, minQuantity, maxQuantity, leadTimeDays }: Inspected, offered: boolean): string[] {
  const hidden = 'It is published, but its factory is hidden at present.';
  const unavailable = status === 'published' ? hidden : `It is ${status}: only a published capability can be run.`;
  return [
    offered ? 'It is published.' : unavailable,
    minQuantity === null
      ? 'The minimum quantity is unknown, so no quantity can be checked against it.'
      : `The minimum quantity is ${minQuantity}.`,
    ...(maxQuantity === null ? [] : [`The stated maximum is ${maxQuantity}.`]),
    ...(leadTimeDays === null ? ['The lead time is unknown; the quote request asks for it.'] : []),
  ];
}

const buildRunInputSchema = ({ id, minQuantity }: Inspected): Record<string, unknown> =>
  z.toJSONSchema(RequestedRun, {
    io: 'input',
    override: ({ jsonSchema, path }) => {
      const field = path.join('.');
      if (field === 'properties.capabilityId') jsonSchema.const = id;
      if (field === 'properties.quantity' && minQuantity !== null) jsonSchema.minimum = minQuantity;
    },
  });
