import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '#db/tenancy.ts';
import { type EventData, EventResource, EventType } from './event.schema.ts';

/** Facts of an owner, inserted by triggers in the transaction that makes them true. */
const EventSchema = defineEntity({
  name: 'Event',
  ...owned,
  indexes: [
    { properties: ['owner', 'type', 'sequence'] },
    { properties: ['at'] },
    { name: 'event_unnumbered', properties: ['owner'], where: 'sequence is null' },
  ],
  uniques: [{ properties: ['owner', 'sequence', 'at'] }],
  properties: {
    id: p.uuid().primary(),
    owner: p.uuid(),
    /** Set at the end of the transaction, so that the numbers of an owner are in commit order. */
    sequence: p.bigint('number').nullable(),
    /** Order within the transaction. */
    position: p.integer(),
    type: p.enum(EventType.options),
    /** Chooses the partition, so every key has it. */
    at: p.datetime(3).primary(),
    resourceType: p.enum(EventResource.options),
    resourceId: p.uuid(),
    data: p.json<EventData>(),
  },
});
export class Event extends EventSchema.class {}
EventSchema.setClass(Event);

/** The highest sequence of each owner, kept when its events are purged. */
const EventCounterSchema = defineEntity({
  name: 'EventCounter',
  ...owned,
  properties: {
    owner: p.uuid().primary(),
    last: p.bigint('number'),
  },
});
export class EventCounter extends EventCounterSchema.class {}
EventCounterSchema.setClass(EventCounter);
