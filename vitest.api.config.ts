import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** `npm run test:api`: the tests through the APIs. */
export default defineConfig({ test: { ...config.test, include: ['test/api/**/*.test.ts'] } });
