import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** `npm run test:unit`: the tests that need no database. */
export default defineConfig({ test: { ...config.test, include: ['test/unit/**/*.test.ts'], globalSetup: [] } });
