type Node = { next: Map<number, Node>; fail: Node | null; key: string | null; shorter: Node | null };
const createNode = (): Node => ({ next: new Map(), fail: null, key: null, shorter: null });

/** Aho-Corasick: finds all keys in one pass. `found` also gets the end offset of each match. */
export function createMatcher(
  keys: Iterable<string>,
): (text: string, found: (key: string, end: number) => void) => void {
  const root = createNode();
  for (const key of keys) {
    let node = root;
    for (let at = 0; at < key.length; at++) {
      const code = key.charCodeAt(at);
      let next = node.next.get(code);
      if (!next) {
        next = createNode();
        node.next.set(code, next);
      }
      node = next;
    }
    if (node !== root) node.key = key;
  }
  const queue = [...root.next.values()];
  for (const node of queue) node.fail = root;
  for (const node of queue) {
    for (const [code, next] of node.next) {
      let fail = node.fail;
      while (fail && !fail.next.has(code)) fail = fail.fail;
      next.fail = fail?.next.get(code) ?? root;
      next.shorter = next.fail.key === null ? next.fail.shorter : next.fail;
      queue.push(next);
    }
  }

  return (text, found) => {
    let node = root;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      let next = node.next.get(code);
      while (!next && node.fail) {
        node = node.fail;
        next = node.next.get(code);
      }
      node = next ?? root;
      for (let hit = node.key === null ? node.shorter : node; hit; hit = hit.shorter) {
        if (hit.key !== null) found(hit.key, at + 1);
      }
    }
  };
}
