import { catalogue } from './mutate/catalogue.ts';
import { findPostgresTests } from '../tools/test-run/postgres-tests.ts';

interface Run {
  /** Of the checkout. */
  readonly root: string;
  readonly seed: number;
}

/** A piece of the proof that one machine runs in one go: at most 25 minutes on two cores. */
export interface Part {
  readonly name: string;
  /** What it shows, for the table of docs/proof.md. */
  readonly shows: string;
  /** Program and arguments of each command, in their order. The programs are those of `node_modules/.bin`, or `node`. */
  readonly commands: (run: Run) => readonly (readonly string[])[];
  readonly env?: Readonly<Record<string, string>>;
}

const vitest = (...args: readonly string[]) => ['vitest', 'run', ...args];
const script = (path: string, ...args: readonly string[]) => ['node', '--import', 'tsx', path, ...args];
/** The suites that are generated from the contract, which go over every operation. */
const generated = 'packages/server/src/testing';
const journeyParts = 3;
const trialParts = 2;
/** Tests that look at the database; the others would only run on SQLite a second time. */
const postgresTests = (root: string) => findPostgresTests(root, { seed: null });

const unitTests: readonly Part[] = [
  {
    name: 'check',
    shows: 'types, lint, format, walls, words, dead code, contract; tests of contract, domain and web app',
    commands: () => [script('tools/check/main.ts', '--all')],
  },
  {
    name: 'tools',
    shows:
      'tests of the tools, expressions that could take for ever, secrets in the tracked files; the documentation builds as a site',
    commands: () => [vitest('--project', 'tools'), ['node', 'tools/docs.mjs']],
  },
];

const serverTests: readonly Part[] = [
  {
    name: 'server-sqlite',
    shows: 'every test of the server on SQLite',
    env: { TEST_ENGINE: 'sqlite' },
    commands: () => [vitest('--project', 'server', '--exclude', `${generated}/**`)],
  },
  {
    name: 'server-postgres',
    shows: 'every test of routes and repositories on PostgreSQL',
    env: { TEST_ENGINE: 'postgres' },
    commands: ({ root }) => [
      vitest('--project', 'server', ...postgresTests(root).filter((path) => !path.startsWith(generated))),
    ],
  },
  {
    name: 'generated-sqlite',
    shows: 'tenancy matrix, hostile input, tokens, canary and references whole, on SQLite',
    env: { TEST_ENGINE: 'sqlite' },
    commands: () => [vitest('--project', 'server', generated)],
  },
  {
    name: 'generated-postgres',
    shows: 'tenancy matrix, hostile input, canary and references whole, on PostgreSQL',
    env: { TEST_ENGINE: 'postgres' },
    commands: ({ root }) => [
      vitest('--project', 'server', ...postgresTests(root).filter((path) => path.startsWith(generated))),
    ],
  },
];

const journeys: readonly Part[] = Array.from({ length: journeyParts }, (_, at) => ({
  name: `browser-${at + 1}`,
  shows: `journeys, walks, budgets and killed servers: part ${at + 1} of ${journeyParts}`,
  commands: () => [vitest('--project', 'e2e', `--shard=${at + 1}/${journeyParts}`)],
}));

const trials: readonly Part[] = [
  ...Array.from({ length: trialParts }, (_, at) => {
    const shard = `${at + 1}/${trialParts}`;
    return {
      name: `trials-${at + 1}`,
      shows: `the trials of docs/trust.md in their short form: part ${at + 1} of ${trialParts}`,
      commands: ({ seed }: Run) => [
        script('proof/trust/main.ts', '--short', '--record', '--shard', shard, '--seed', String(seed)),
      ],
    };
  }),
  {
    name: 'simulator',
    shows: 'devices that share a list, in 2,000 random runs',
    commands: ({ seed }) => [script('proof/simulate/main.ts', '--runs', '2000', '--seed', String(seed))],
  },
];

const engines: readonly Part[] = [
  {
    name: 'engines',
    shows: 'the main journeys in Firefox and WebKit, at 390 and 1280 px',
    commands: () => [script('proof/engines/main.ts')],
  },
];

const clients: readonly Part[] = [
  {
    name: 'clients',
    shows:
      'clients of others work: Home Assistant, Python, Node-RED, a page reader, assistants; the specification of 3.x is served whole',
    commands: () => [script('proof/clients/main.ts')],
  },
];

const plantedBugs: readonly Part[] = Object.keys(catalogue).map((area) => ({
  name: `bugs-${area}`,
  shows: `the planted bugs of ${area}, each noticed by a test`,
  commands: () => [script('proof/mutate/main.ts', area)],
}));

/** Everything, in the order of `npm run proof`. */
export const parts: readonly Part[] = [
  ...unitTests,
  ...serverTests,
  ...journeys,
  ...engines,
  ...clients,
  ...trials,
  ...plantedBugs,
];
