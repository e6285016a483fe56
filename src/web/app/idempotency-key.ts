/** Of one intention: the same key is sent again when the answer was lost, and another one when the intention changes. */
export const createIdempotencyKey = (): string => crypto.randomUUID();
