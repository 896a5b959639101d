import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { readExtent } from './tools/test-run/extent.ts';
import { findJourneyTests } from './tools/test-run/journey-tests.ts';
import { LongFirst } from './tools/test-run/long-first.ts';
import { findPostgresTests } from './tools/test-run/postgres-tests.ts';

const extent = readExtent(process.env);
const isShare = extent.seed !== null;

/** The server's tests; in a run of a share each database is a project, since it has files of its own. */
function serverProject(
  name: string,
  include: readonly string[],
  engine?: string,
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [...include],
      exclude: engine === 'sqlite' ? ['**/*-postgres.test.ts'] : [],
      globalSetup: ['packages/server/src/testing/migrated-templates.ts'],
      setupFiles: ['packages/server/src/testing/use-built-workers.ts'],
      // Loading the server takes longer than most files of tests: those of one worker share its modules.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      ...(engine === undefined ? {} : { env: { TEST_ENGINE: engine } }),
    },
  };
}

const serverTests = ['packages/server/src/**/*.test.ts'];

/** One project a package; the browser journeys run apart, after a build (see tools/test.mjs). */
export default defineConfig({
  test: {
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: LongFirst },
    provide: { shareSeed: extent.seed },
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
          name: 'ingredients',
          include: ['packages/ingredients/src/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'recipe-extractor',
          include: ['packages/recipe-extractor/src/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      serverProject('server', serverTests, isShare ? 'sqlite' : undefined),
      ...(isShare
        ? [serverProject('postgres', findPostgresTests(import.meta.dirname, extent), 'postgres')]
        : []),
      {
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/web/src/testing/fresh-modules.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.{ts,mjs}', 'proof/**/*.test.{ts,mjs}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: findJourneyTests(import.meta.dirname, extent),
          // The files of a worker share its browser.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // A browser on a busy machine loses a race now and then; the run names what needed this (decision 0024).
          retry: 1,
        },
      },
    ],
  },
});
