import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { startApp } from '../../harness.ts';

const app = await startApp();

test('an upload without a session is refused before its body is read', async () => {
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      read++;
      controller.enqueue(new Uint8Array(65_536));
      if (read === 200) controller.close();
    },
  });
  const path = `/files/projects/${newId()}/transfers/${newId()}/${newId()}`;
  const headers = { origin: 'http://gateway.test' };
  const answer = await app.app.request(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/sign-in/)]);
  expect(read).toBeLessThan(5);
});
