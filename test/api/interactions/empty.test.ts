import { expect, test } from 'vitest';
import { reachable, startApp } from '../../harness.ts';
import { said } from './mail.ts';

const app = await startApp();

test('before any mail import the interactions of a factory say so', async () => {
  const [id] = await app.factories(reachable());
  expect(await said(app, id!)).toEqual({
    threads: [],
    callNotes: [],
    directoryNotes: { sourceNote: null, verificationNote: null, interactionNote: null },
    importedThrough: null,
    coverageNote: 'No mail has been imported; only notes are shown.',
    requestId: expect.stringMatching(/^req_/),
  });
});
