/** `npm run programs:build`. An installation without development packages has no builder: its programs are the sources. */
const rolldown = await import('rolldown').catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
  throw error;
});
if (rolldown) {
  const { default: commandLine } = await import('./rolldown.config.ts');
  const { default: service } = await import('./rolldown.service.ts');
  const logLevel = 'warn';
  await rolldown.build([
    { ...commandLine, logLevel },
    { ...service, logLevel },
  ]);
  console.log('The programs are built: dist/sourcing, dist/service.');
} else console.log('Rolldown is not installed: the programs are not built.');
