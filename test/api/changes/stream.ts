import { vi } from 'vitest';
import type { Caller } from '../../harness.ts';
import { type Extensions, type Json, readJson } from '../../json.ts';

export type Event = { data?: Json; errors?: Json };

/** Events of a stream, read on demand. */
export function readStream(answer: Response) {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let pending: Promise<Event | null> | undefined;

  /** The next event, or null at the end. Skips heartbeats. */
  async function read(): Promise<Event | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream broke off after ${JSON.stringify(text)}`);
        text += value;
        continue;
      }
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      if (lines.includes('event: complete')) return null;
      const data = lines.find((line) => line.startsWith('data: '));
      if (data) return JSON.parse(data.slice(6));
    }
  }
  function next(): Promise<Event | null> {
    const event = pending ?? read();
    pending = undefined;
    return event;
  }
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    /** The next event, which must have no errors. */
    async change(): Promise<Json> {
      const event = await next();
      if (!event?.data || event.errors) throw new Error(`This is no change: ${JSON.stringify(event)}`);
      return Object.values(event.data)[0]!;
    },
    async changes(count: number): Promise<Json[]> {
      const found: Json[] = [];
      while (found.length < count) found.push(await this.change());
      return found;
    },
    /** Whether no event arrives for a while. */
    async isQuiet(ms = 300): Promise<boolean> {
      pending ??= read();
      const quiet = new Promise<boolean>((resolve) => setTimeout(resolve, ms, true));
      return Promise.race([pending.then(() => false), quiet]);
    },
    async rest(): Promise<Event[]> {
      const events: Event[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    close: () => reader.cancel(),
  };
}

export type Stream = ReturnType<typeof readStream>;

const deliveryChanged = `subscription ($id: ID, $projectId: ID, $filter: DeliveryFilter, $after: String) {
  deliveryChanged(id: $id, projectId: $projectId, filter: $filter, after: $after) {
    eventId delivery { id status dispatchStatus rejectReason subject to { address } }
  }
}`;
const actionChanged = `subscription ($id: ID, $filter: ActionFilter, $after: String) {
  actionChanged(id: $id, filter: $filter, after: $after) { eventId action { id status error { code } task { title status } } }
}`;

const taskChanged = `subscription ($id: ID, $filter: TaskFilter, $after: String) {
  taskChanged(id: $id, filter: $filter, after: $after) { eventId task { id status history { change } } }
}`;

type Opener = Pick<Caller, 'open'>;
type Variables = { id?: string; projectId?: string; filter?: object; after?: string };

export const openDelivery = async (me: Opener, variables: Variables): Promise<Stream> =>
  readStream(await me.open(deliveryChanged, variables));
export const openAction = async (me: Opener, variables: Variables): Promise<Stream> =>
  readStream(await me.open(actionChanged, variables));

export const openTask = async (me: Opener, variables: Variables): Promise<Stream> =>
  readStream(await me.open(taskChanged, variables));

/** The error before the stream starts, in REST form. */
export async function refusalIn(answer: Response): Promise<Extensions & { message: string }> {
  const { message, extensions } = (await readJson(answer)).errors[0];
  if (extensions.status !== answer.status) throw new Error(`${answer.status} is not ${extensions.status}`);
  return { message, ...extensions };
}
export const refusedDelivery = async (me: Opener, variables: object) =>
  refusalIn(await me.open(deliveryChanged, variables));
export const refusedAction = async (me: Opener, variables: object) =>
  refusalIn(await me.open(actionChanged, variables));

export const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));
export const soon = (check: () => unknown) => vi.waitUntil(check, { timeout: 10_000, interval: 20 });
