import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded into the server before it starts: answers each message with the milliseconds that its event loop was held at most since the last. */
const held = monitorEventLoopDelay({ resolution: 5 });
held.enable();
process.on('message', () => {
  process.send?.(held.max / 1e6);
  held.reset();
});
process.channel?.unref();
