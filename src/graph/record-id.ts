import { z } from 'zod';
import { maxItems } from './limits/list-bounds.ts';

const uuid = z.uuid();

/** Argument that names a record by its uuid. A malformed id is `validation_failed` at its path. */
export const recordId = { type: 'ID', required: true, validate: { schema: uuid } } as const;
export const optionalRecordId = { ...recordId, required: false } as const;

export const recordIds = (max: number) => {
  const type: ['ID'] = ['ID'];
  return { type, required: true, validate: { schema: z.array(uuid).max(max) }, extensions: maxItems(max) } as const;
};
