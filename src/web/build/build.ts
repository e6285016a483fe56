import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `npm ci` runs it, also where only the packages of the service or no sources are installed: then it builds nothing. */
const root = new URL('../../../', import.meta.url);
const missing = [
  'src/web/main.tsx',
  'node_modules/vite/package.json',
  'node_modules/react-aria-components/package.json',
];
const absent = missing.find((file) => !existsSync(fileURLToPath(new URL(file, root))));

if (absent) {
  console.log(`The dashboard is not built: ${absent} is missing.`);
} else {
  const [{ build }, { default: config }] = await Promise.all([import('vite'), import('./vite.config.ts')]);
  const startedAt = performance.now();
  await build({ ...config, configFile: false });
  console.log(`The dashboard is built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s: dist/web.`);
}
