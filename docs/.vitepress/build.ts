import { readErrorCode } from '#kernel/errors.ts';

/** `npm run docs:build`. An installation without development packages has no builder: it serves no documentation. */
const vitepress = await import('vitepress').catch((error: unknown) => {
  if (readErrorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
  return null;
});
if (vitepress) {
  const { writeReference } = await import('./reference/write.ts');
  writeReference();
  await vitepress.build('docs');
} else console.log('VitePress is not installed: the documentation is not built.');
