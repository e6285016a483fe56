/**
 * @generated SignedSource<<327d6272c8561c710598cf09c602af18>>
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
    readonly id: string;
    readonly rejectReason: string | null | undefined;
    readonly status: DeliveryStatus;
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
    "concreteType": "Delivery",
    "kind": "LinkedField",
    "name": "rejectDelivery",
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
    "cacheID": "6970afe044a2fb330ec8a365a7b2fe8c",
    "id": null,
    "metadata": {},
    "name": "pageRejectMutation",
    "operationKind": "mutation",
    "text": "mutation pageRejectMutation(\n  $input: RejectDeliveryInput!\n) {\n  rejectDelivery(input: $input) {\n    id\n    status\n    rejectReason\n  }\n}\n"
  }
};
})();

(node as any).hash = "7ebe6fa6b0b403cc5d338b384167a0bd";

export default node;
