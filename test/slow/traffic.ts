type Asked = { method?: string; path: string; body?: unknown; headers?: Record<string, string> };

/** Sends requests every `everyMs`, whatever the answers take, until it is stopped. */
export function startTraffic(url: string, secret: string, everyMs: number, ask: (n: number) => Asked) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
  const lost: string[] = [];
  const open = new Set<Promise<void>>();
  let [sent, slowestMs] = [0, 0];

  const send = () => {
    const { method = 'GET', path, body, headers: more } = ask(sent++);
    const startedAt = performance.now();
    const init = { method, headers: { ...headers, ...more }, body: body === undefined ? null : JSON.stringify(body) };
    const done = fetch(`${url}/api/v1${path}`, init).then(
      async (answer) => {
        const text = await answer.text();
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        if (!answer.ok) lost.push(`${method} ${path}: ${answer.status} ${text}`);
      },
      (error) => void lost.push(`${method} ${path}: ${error.cause ?? error}`),
    );
    open.add(done);
    void done.then(() => open.delete(done));
  };
  const timer = setInterval(send, everyMs);

  return {
    /** Comes back once all are answered. */
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      return { sent, lost, slowestMs };
    },
  };
}
