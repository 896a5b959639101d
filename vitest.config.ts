import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One project a package; the browser journeys run apart, after a build (see tools/test.mjs). */
export default defineConfig({
  test: {
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        test: {
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/migrated-templates.ts'],
          // Loading the server takes longer than most files of tests: those of one worker share its modules.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      { test: { name: 'tools', include: ['tools/**/*.test.{ts,mjs}'], testTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['packages/e2e/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // A browser on a busy machine loses a race now and then; the run names what needed this (decision 0024).
          retry: 1,
        },
      },
    ],
  },
});
