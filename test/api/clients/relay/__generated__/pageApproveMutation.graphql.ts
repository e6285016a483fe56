/**
 * @generated SignedSource<<7907d46bcf5ae599701b801c558de525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ApproverKind = "KEY" | "MEMBER" | "%future added value";
export type DeliveryStatus = "approved" | "draft" | "needs_contact" | "not_sent" | "queued" | "rejected" | "resend_failed" | "sent" | "%future added value";
export type ApproveDeliveryInput = {
  assertion?: PasskeyAssertionInput | null | undefined;
  expectedReviewSha256?: string | null | undefined;
  id: string;
};
export type PasskeyAssertionInput = {
  authenticatorData: string;
  clientDataJSON: string;
  credentialId: string;
  signature: string;
  userHandle?: string | null | undefined;
};
export type pageApproveMutation$variables = {
  input: ApproveDeliveryInput;
};
export type pageApproveMutation$data = {
  readonly approveDelivery: {
    readonly delivery: {
      readonly approvedBy: {
        readonly kind: ApproverKind;
        readonly label: string | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly status: DeliveryStatus;
    };
  };
};
export type pageApproveMutation = {
  response: pageApproveMutation$data;
  variables: pageApproveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pageApproveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApproveDeliveryPayload",
        "kind": "LinkedField",
        "name": "approveDelivery",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Delivery",
            "kind": "LinkedField",
            "name": "delivery",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Approver",
                "kind": "LinkedField",
                "name": "approvedBy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageApproveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApproveDeliveryPayload",
        "kind": "LinkedField",
        "name": "approveDelivery",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Delivery",
            "kind": "LinkedField",
            "name": "delivery",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Approver",
                "kind": "LinkedField",
                "name": "approvedBy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aceff7652e2102f1413eb4e28eb70ffa",
    "id": null,
    "metadata": {},
    "name": "pageApproveMutation",
    "operationKind": "mutation",
    "text": "mutation pageApproveMutation(\n  $input: ApproveDeliveryInput!\n) {\n  approveDelivery(input: $input) {\n    delivery {\n      id\n      status\n      approvedBy {\n        kind\n        label\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "30c62f0ce0e3e9d8fd6e55c2b6d63754";

export default node;
