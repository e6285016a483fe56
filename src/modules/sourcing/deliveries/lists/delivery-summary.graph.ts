import type { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { zodEnum } from '#graph/zod.ts';
import { Channel, type DeliveryListFilter, DeliveryStatus } from '../delivery.schema.ts';
import { type DeliveryCount, readOldestWaiting } from './delivery-list.queries.ts';

type Counted<Value> = { value: Value; count: number };

const StatusCountRef = builder.objectRef<Counted<DeliveryStatus>>('DeliveryStatusCount').implement({
  description: 'Number of deliveries of one status.',
  fields: (t) => ({ status: t.expose('value', { type: zodEnum(DeliveryStatus) }), count: t.exposeInt('count') }),
});

const ChannelCountRef = builder.objectRef<Counted<DeliveryCount['channel']>>('DeliveryChannelCount').implement({
  description: 'Number of deliveries of one channel.',
  fields: (t) => ({ channel: t.expose('value', { type: zodEnum(Channel) }), count: t.exposeInt('count') }),
});

function sumBy<Value>(counts: DeliveryCount[], read: (one: DeliveryCount) => Value): Counted<Value>[] {
  const sums = new Map<Value, number>();
  for (const one of counts) sums.set(read(one), (sums.get(read(one)) ?? 0) + one.count);
  return [...sums].map(([value, count]) => ({ value, count }));
}

type Summary = { counts: DeliveryCount[]; filter: z.output<typeof DeliveryListFilter> };

export const DeliverySummaryRef = builder.objectRef<Summary>('DeliverySummary').implement({
  description: 'Numbers of the matching deliveries. A status or channel without deliveries is left out.',
  fields: (t) => ({
    total: t.int({ resolve: ({ counts }) => counts.reduce((total, { count }) => total + count, 0) }),
    byStatus: t.field({ type: [StatusCountRef], resolve: ({ counts }) => sumBy(counts, ({ status }) => status) }),
    byChannel: t.field({ type: [ChannelCountRef], resolve: ({ counts }) => sumBy(counts, ({ channel }) => channel) }),
    oldestWaitingAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest delivery that waits for approval was created.',
      resolve: ({ filter }, _, ctx) => readOldestWaiting(ctx, filter),
    }),
  }),
});
