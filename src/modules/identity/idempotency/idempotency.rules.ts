import { digest } from '#kernel/hash.ts';

export type KeyedInput = {
  createAction: { projectId: string; kind: string; input: unknown };
  runCapability: object;
};

/** Fingerprints saved up to version 1.1.3 hashed the path and the body of the REST request; they must still match. */
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
