import { receiptNote, transportOf } from '../handwritten.shape.ts';
import type { Body } from '../workloads.ts';

/** PostGraphile serves the tables as they are: its documents, and what their answers are in REST. */
const record = `rowId actionId projectId factoryId factoryName channel status subject projectVersion dispatchStatus
  approvedAt rejectedAt rejectReason sentAt sentReference createdAt updatedAt`;
export const ofTables = {
  oneDelivery: `query GetDelivery($id: UUID!) {
    answer: deliveryByRowId(rowId: $id) {
      ${record} frozenTo frozenName cc bodyEn bodyZh
      dispatch: dispatchByDeliveryId {
        rowId status attempts firstAttemptAt retryBefore leaseExpiresAt lastOutcome providerMessageId acceptedAt
        payloadSha256 events
      }
    }
  }`,
  newestDeliveries: `query ListDeliveries($owner: UUID!) {
    answer: allDeliveries(first: 100, condition: { owner: $owner }, orderBy: CREATED_AT_DESC) { nodes { ${record} } }
  }`,
  dashboard: `query Dashboard($owner: UUID!) {
    answer: allProjects(first: 20, condition: { owner: $owner }, orderBy: CREATED_AT_DESC) {
      nodes {
        rowId name status contextNumber
        actionsByProjectId(first: 5, orderBy: CREATED_AT_DESC) {
          nodes {
            rowId kind status createdAt
            deliveriesByActionId(orderBy: CREATED_AT_ASC) {
              nodes { rowId status channel subject factoryByFactoryId { rowId nameEn city quarantined } }
            }
          }
        }
      }
    }
  }`,
};

type Row = Record<string, string | null> & { rowId: string };
type Nodes<Node> = { nodes: Node[] };
type Found<Answer> = { data: { answer: Answer } };
type FactoryRow = { rowId: string; nameEn: string; city: string | null; quarantined: boolean };
type DeliveryRow = Row & { factoryByFactoryId: FactoryRow | null };
type ActionRow = Row & { deliveriesByActionId: Nodes<DeliveryRow> };
type ProjectRow = Row & { contextNumber: number; actionsByProjectId: Nodes<ActionRow> };

const isoOf = (time: string | null | undefined) => (time ? new Date(time).toISOString() : null);

const timesOf = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, isoOf(row[name])]));

function toRecord({ rowId, ...row }: Row): Body {
  const { dispatchStatus = null, channel, status } = row;
  return {
    id: rowId,
    ...row,
    ...timesOf({ rowId, ...row }, ['approvedAt', 'rejectedAt', 'sentAt', 'createdAt', 'updatedAt']),
    transport: transportOf({ dispatch_status: dispatchStatus, channel: String(channel), status: String(status) }),
    sentBy: null,
  };
}

type Detail = Row & { cc: string[]; dispatch: (Row & { events: Record<string, string> }) | null };

export function toDetailOfTables(body: Body): Body {
  const {
    cc,
    bodyEn,
    bodyZh,
    dispatch,
    frozenTo: address,
    frozenName: name,
    ...row
  } = (body as Found<Detail>).data.answer;
  const delivery = toRecord(row as Row);
  const { subject, status, transport, factoryId } = delivery;
  return {
    delivery,
    to: { name, address, addressNote: null, factoryId },
    ...{ cc, subject, bodyEn, bodyZh, status, transport, dispatch: dispatch && toDispatch(dispatch) },
    draft: true,
  };
}

function toDispatch({ rowId, events, ...row }: NonNullable<Detail['dispatch']>): Body {
  return {
    id: rowId,
    ...row,
    ...timesOf({ rowId, ...row } as Row, ['firstAttemptAt', 'retryBefore', 'leaseExpiresAt', 'acceptedAt']),
    providerAccepted: row['status'] === 'accepted',
    recipientDeliveryConfirmed: false,
    receipt: {
      scope: 'provider_email',
      providerDeliveryReported: events['delivered'] !== undefined,
      events,
      note: receiptNote,
    },
  };
}

export function toListOfTables(body: Body): Body {
  const { nodes } = (body as Found<Nodes<Row>>).data.answer;
  return { deliveries: nodes.map(toRecord), count: nodes.length, draft: true };
}

export function toDashboardOfTables(body: Body): Body {
  const projects = (body as Found<Nodes<ProjectRow>>).data.answer.nodes;
  return {
    projects: projects.map(({ rowId: id, name, status, contextNumber, actionsByProjectId: { nodes } }) => ({
      ...{ id, name, status, contextVersion: `v${contextNumber}` },
      actions: { nodes: nodes.map(toAction) },
    })),
  };
}

const toAction = ({ rowId: id, kind, status, createdAt, deliveriesByActionId: { nodes } }: ActionRow) => ({
  ...{ id, kind, status, createdAt: isoOf(createdAt) },
  deliveries: nodes.map(({ rowId, status, channel, subject, factoryByFactoryId: factory }) => ({
    ...{ id: rowId, status, channel, subject },
    factory: factory && !factory.quarantined ? { id: factory.rowId, nameEn: factory.nameEn, city: factory.city } : null,
  })),
});
