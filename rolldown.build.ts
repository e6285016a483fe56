/** `npm run sourcing:build`. An installation without development packages has no builder: it builds no command line. */
const rolldown = await import('rolldown').catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
  throw error;
});
if (rolldown) {
  const { default: config } = await import('./rolldown.config.ts');
  await rolldown.build({ ...config, logLevel: 'warn' });
  console.log('The command line is built: dist/sourcing.');
} else console.log('Rolldown is not installed: the command line is not built.');
