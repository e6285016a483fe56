import { digest } from '#kernel/hash.ts';

/** What a fingerprint is taken of, by operation. */
export type KeyedInput = {
  createAction: { projectId: string; kind: string; input: unknown };
  runCapability: object;
};

/**
 * Keys live as long as the record they made, so those saved up to version 1.1.3 must still match. Their fingerprints were
 * taken of the path and the body of the REST request.
 */
const legacyForms: { [Operation in keyof KeyedInput]: (input: KeyedInput[Operation]) => object } = {
  createAction: ({ projectId, ...body }) => ({ path: `/projects/${projectId}/actions`, body }),
  runCapability: (body) => ({ path: '/run', body }),
};

export const computeFingerprints = <Operation extends keyof KeyedInput>(
  operation: Operation,
  input: KeyedInput[Operation],
) => ({
  fingerprint: digest({ operation, input }),
  legacyFingerprint: digest(legacyForms[operation](input)),
});
