import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Memory in use after a full garbage collection: heap and buffers. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { external, heapUsed } = process.memoryUsage();
  return external + heapUsed;
}
