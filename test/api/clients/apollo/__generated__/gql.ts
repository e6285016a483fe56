/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation Approve($input: ApproveDeliveryInput!) {\n    approveDelivery(input: $input) {\n      delivery {\n        id\n        status\n        approvedBy {\n          kind\n          label\n        }\n      }\n    }\n  }\n": typeof types.ApproveDocument,
    "\n  mutation Reject($input: RejectDeliveryInput!) {\n    rejectDelivery(input: $input) {\n      delivery {\n        id\n        status\n        rejectReason\n      }\n    }\n  }\n": typeof types.RejectDocument,
    "\n  query WaitingForApproval($first: Int!, $after: String) {\n    deliveries(\n      first: $first\n      after: $after\n      filter: { waitingForApproval: true }\n      orderBy: { field: CREATED_AT, direction: ASC }\n    ) {\n      totalCount\n      edges {\n        node {\n          id\n          status\n          channel\n          subject\n          bodyEn\n          bodyZh\n          createdAt\n          rejectReason\n          approvedBy {\n            kind\n            label\n          }\n          project {\n            id\n            name\n          }\n          factory {\n            id\n            nameEn\n            nameZh\n            city\n          }\n          review {\n            reviewSha256\n            effect\n            to {\n              name\n              address\n            }\n          }\n          reviewUnavailable {\n            reason\n            message\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WaitingForApprovalDocument,
};
const documents: Documents = {
    "\n  mutation Approve($input: ApproveDeliveryInput!) {\n    approveDelivery(input: $input) {\n      delivery {\n        id\n        status\n        approvedBy {\n          kind\n          label\n        }\n      }\n    }\n  }\n": types.ApproveDocument,
    "\n  mutation Reject($input: RejectDeliveryInput!) {\n    rejectDelivery(input: $input) {\n      delivery {\n        id\n        status\n        rejectReason\n      }\n    }\n  }\n": types.RejectDocument,
    "\n  query WaitingForApproval($first: Int!, $after: String) {\n    deliveries(\n      first: $first\n      after: $after\n      filter: { waitingForApproval: true }\n      orderBy: { field: CREATED_AT, direction: ASC }\n    ) {\n      totalCount\n      edges {\n        node {\n          id\n          status\n          channel\n          subject\n          bodyEn\n          bodyZh\n          createdAt\n          rejectReason\n          approvedBy {\n            kind\n            label\n          }\n          project {\n            id\n            name\n          }\n          factory {\n            id\n            nameEn\n            nameZh\n            city\n          }\n          review {\n            reviewSha256\n            effect\n            to {\n              name\n              address\n            }\n          }\n          reviewUnavailable {\n            reason\n            message\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WaitingForApprovalDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Approve($input: ApproveDeliveryInput!) {\n    approveDelivery(input: $input) {\n      delivery {\n        id\n        status\n        approvedBy {\n          kind\n          label\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Approve($input: ApproveDeliveryInput!) {\n    approveDelivery(input: $input) {\n      delivery {\n        id\n        status\n        approvedBy {\n          kind\n          label\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reject($input: RejectDeliveryInput!) {\n    rejectDelivery(input: $input) {\n      delivery {\n        id\n        status\n        rejectReason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Reject($input: RejectDeliveryInput!) {\n    rejectDelivery(input: $input) {\n      delivery {\n        id\n        status\n        rejectReason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingForApproval($first: Int!, $after: String) {\n    deliveries(\n      first: $first\n      after: $after\n      filter: { waitingForApproval: true }\n      orderBy: { field: CREATED_AT, direction: ASC }\n    ) {\n      totalCount\n      edges {\n        node {\n          id\n          status\n          channel\n          subject\n          bodyEn\n          bodyZh\n          createdAt\n          rejectReason\n          approvedBy {\n            kind\n            label\n          }\n          project {\n            id\n            name\n          }\n          factory {\n            id\n            nameEn\n            nameZh\n            city\n          }\n          review {\n            reviewSha256\n            effect\n            to {\n              name\n              address\n            }\n          }\n          reviewUnavailable {\n            reason\n            message\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingForApproval($first: Int!, $after: String) {\n    deliveries(\n      first: $first\n      after: $after\n      filter: { waitingForApproval: true }\n      orderBy: { field: CREATED_AT, direction: ASC }\n    ) {\n      totalCount\n      edges {\n        node {\n          id\n          status\n          channel\n          subject\n          bodyEn\n          bodyZh\n          createdAt\n          rejectReason\n          approvedBy {\n            kind\n            label\n          }\n          project {\n            id\n            name\n          }\n          factory {\n            id\n            nameEn\n            nameZh\n            city\n          }\n          review {\n            reviewSha256\n            effect\n            to {\n              name\n              address\n            }\n          }\n          reviewUnavailable {\n            reason\n            message\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;