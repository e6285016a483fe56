/**
 * @generated SignedSource<<d9859b8a9d19e3b3c41442eea81eee56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryStatus = "approved" | "draft" | "needs_contact" | "not_sent" | "queued" | "rejected" | "resend_failed" | "sent" | "%future added value";
export type RejectDeliveryInput = {
  id: string;
  reason?: string | null | undefined;
};
export type pageRejectMutation$variables = {
  input: RejectDeliveryInput;
};
export type pageRejectMutation$data = {
  readonly rejectDelivery: {
    readonly delivery: {
      readonly id: string;
      readonly rejectReason: string | null | undefined;
      readonly status: DeliveryStatus;
    };
  };
};
export type pageRejectMutation = {
  response: pageRejectMutation$data;
  variables: pageRejectMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RejectDeliveryPayload",
    "kind": "LinkedField",
    "name": "rejectDelivery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rejectReason",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pageRejectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageRejectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "baf7d6a68dcb67192b0791c9aa8c2f2b",
    "id": null,
    "metadata": {},
    "name": "pageRejectMutation",
    "operationKind": "mutation",
    "text": "mutation pageRejectMutation(\n  $input: RejectDeliveryInput!\n) {\n  rejectDelivery(input: $input) {\n    delivery {\n      id\n      status\n      rejectReason\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5051d96455e3b5998290b7c3105a9e5b";

export default node;
