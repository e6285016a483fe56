/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of `approveDelivery`. */
export type ApproveDeliveryInput = {
  /** Extension: signature of a passkey of the signed-in member. Required by the policy MEMBERS_WITH_PASSKEY. */
  assertion?: PasskeyAssertionInput | null | undefined;
  /** The reviewSha256 of the review that a person has read. Required for the first approval. */
  expectedReviewSha256?: string | null | undefined;
  /** Id of the delivery, a uuid. */
  id: string | number;
};

/** Kind of caller that has approved. */
export type ApproverKind =
  /** An API key. */
  | 'KEY'
  /** A signed-in member. */
  | 'MEMBER';

/** How a message reaches a factory. */
export type Channel =
  /** By e-mail. */
  | 'email'
  /** By WeChat. A person sends it. */
  | 'wechat';

/** What has happened to a message. */
export type DeliveryStatus =
  /** Approved and not yet accepted by the provider. */
  | 'approved'
  /** Waits for a person to approve or reject it. */
  | 'draft'
  /** A draft without a usable contact. It cannot be approved. */
  | 'needs_contact'
  /** A person has established that it was not sent. */
  | 'not_sent'
  /** Approved. A person sends it from the manual outbox. */
  | 'queued'
  /** Rejected. It is never sent. */
  | 'rejected'
  /** Failed before dispatches were recorded. Read-only. */
  | 'resend_failed'
  /** Accepted by the provider, or sent by a person. Not proven to be received. */
  | 'sent';

/** What the passkey has signed, as the browser returns it. */
export type PasskeyAssertionInput = {
  /** The authenticatorData of the passkey, in base64url. */
  authenticatorData: string;
  /** The clientDataJSON of the browser, in base64url. */
  clientDataJSON: string;
  /** Id of the credential, base64url. */
  credentialId: string;
  /** Signature of the passkey, base64url. */
  signature: string;
  /** The userHandle of the passkey, in base64url. */
  userHandle?: string | null | undefined;
};

/** Input of `rejectDelivery`. */
export type RejectDeliveryInput = {
  /** Id of the delivery, a uuid. */
  id: string | number;
  /** Why, at most 400 characters. */
  reason?: string | null | undefined;
};

/** Why a delivery has no review. */
export type ReviewReason =
  /** The project has changed since the draft was written. */
  | 'context'
  /** A limit of contact reads is reached. */
  | 'quota'
  /** No usable contact is on file. */
  | 'recipient'
  /** The caller may not read reviews. */
  | 'rights'
  /** The delivery is no longer a draft. */
  | 'status';

export type ApproveMutationVariables = Exact<{
  input: ApproveDeliveryInput;
}>;


export type ApproveMutation = { approveDelivery: { delivery: { id: string, status: DeliveryStatus, approvedBy: { kind: ApproverKind, label: string | null } | null } } };

export type RejectMutationVariables = Exact<{
  input: RejectDeliveryInput;
}>;


export type RejectMutation = { rejectDelivery: { delivery: { id: string, status: DeliveryStatus, rejectReason: string | null } } };

export type WaitingForApprovalQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type WaitingForApprovalQuery = { deliveries: { totalCount: number, edges: Array<{ node: { id: string, status: DeliveryStatus, channel: Channel, subject: string | null, bodyEn: string | null, bodyZh: string | null, createdAt: string, rejectReason: string | null, approvedBy: { kind: ApproverKind, label: string | null } | null, project: { id: string, name: string }, factory: { id: string, nameEn: string, nameZh: string | null, city: string | null } | null, review: { reviewSha256: string, effect: string, to: { name: string | null, address: string } } | null, reviewUnavailable: { reason: ReviewReason, message: string } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };


export const ApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Approve"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApproveMutation, ApproveMutationVariables>;
export const RejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}}]}}]}}]}}]} as unknown as DocumentNode<RejectMutation, RejectMutationVariables>;
export const WaitingForApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingForApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"waitingForApproval"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}},{"kind":"Field","name":{"kind":"Name","value":"bodyZh"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"factory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameZh"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewSha256"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewUnavailable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingForApprovalQuery, WaitingForApprovalQueryVariables>;