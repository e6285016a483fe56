import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput, zodObject } from '#graph/zod.ts';
import { assertDefined } from '#kernel/assert.ts';
import { type EventRow, eventColumns, eventList, eventRecords, readEventLog, readLogEnd } from './event.queries.ts';
import { resolveTypes } from './event.rules.ts';
import { defaultEventLimit, EventData, EventFilter, EventResource, EventType } from './event.schema.ts';

export const EventDataRef = zodObject('EventData', EventData, {
  description: 'Ids and states that belong to an event, never texts or addresses. What does not apply is null.',
});

const ResourceRef = builder.objectRef<EventRow>('EventSubject').implement({
  description: 'The record that an event is about.',
  fields: (t) => ({
    type: t.expose('resourceType', { type: zodEnum(EventResource) }),
    id: t.expose('resourceId', { type: 'ID' }),
  }),
});

const EventRef = builder.objectRef<EventRow>('Event').implement({
  interfaces: [NodeRef],
  description: 'Extension: a fact of the organisation, logged by the transaction that made it true. Kept for 30 days.',
  fields: (t) => ({
    sequence: t.field({
      type: 'SafeInt',
      description: 'Position in the log of the organisation, in the order of commits, without gaps.',
      resolve: ({ sequence }) => assertDefined(sequence, 'sequence'),
    }),
    type: t.expose('type', { type: zodEnum(EventType) }),
    typeName: t.field({
      ...forRest,
      type: 'String',
      description: 'What has become true.',
      extensions: { ...withJsonSchema(z.enum(EventType.options)), ...dependsOn<EventRow>('type') },
      resolve: ({ type }) => type,
    }),
    at: t.expose('at', { type: 'DateTime' }),
    resource: t.field({
      type: ResourceRef,
      extensions: dependsOn<EventRow>('resourceType', 'resourceId'),
      resolve: (event) => event,
    }),
    data: t.expose('data', { type: EventDataRef }),
    dataJson: t.field({
      ...forRest,
      type: 'JSON',
      description: 'Ids and states that belong to the event.',
      extensions: { ...withJsonSchema(EventData), ...dependsOn<EventRow>('data') },
      resolve: ({ data }) => data,
    }),
  }),
});
export const EventNode = defineNode(EventRef, { lookUp: 'events', columns: eventColumns, records: eventRecords });

const EventConnection = createListField(EventRef, {
  list: eventList,
  columns: eventColumns,
  filter: zodInput('EventFilter', EventFilter),
  order: { field: 'SEQUENCE', direction: 'ASC' },
});

type Log = { events: EventRow[]; nextAfter: number };
const LogRef = builder.objectRef<Log>('EventLog').implement({
  ...forRest,
  description: 'A part of the event log.',
  fields: (t) => ({
    events: t.field({ type: [EventRef], description: 'Oldest first.', resolve: ({ events }) => events }),
    nextAfter: t.expose('nextAfter', {
      type: 'SafeInt',
      description: 'Pass it as `after` to read on. It is where the answer began while there is nothing newer.',
    }),
  }),
});

builder.queryFields((t) => ({
  events: t.field({
    type: EventConnection.type,
    description:
      'Extension: events of the organisation whose records the caller may read, oldest first unless ordered otherwise.',
    args: EventConnection.args(t.arg),
    resolve: (_, { filter, ...args }, ctx, info) =>
      EventConnection.read(ctx, { ...args, filter: { ...filter, type: resolveTypes(ctx.viewer, filter?.type) } }, info),
  }),
  eventLog: t.field({
    ...forRest,
    type: LogRef,
    args: { after: t.arg({ type: 'SafeInt' }), last: t.arg.int(), type: t.arg.string(), limit: t.arg.int() },
    resolve: async (_, { after, last, type, limit }, ctx): Promise<Log> => {
      const types = resolveTypes(ctx.viewer, type ? [EventType.parse(type)] : null);
      const begin = Math.max(after ?? 0, last == null ? 0 : (await readLogEnd(ctx)) - last);
      const events = await readEventLog(ctx, { after: begin, types, limit: limit ?? defaultEventLimit });
      return { events, nextAfter: events.at(-1)?.sequence ?? begin };
    },
  }),
}));
