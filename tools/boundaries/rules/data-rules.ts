import { isPure, type Module } from '../modules.ts';
import { getBuiltIn, importRule, type Rule } from '../rule.ts';
import { wordRule } from '../word-rule.ts';

/** Rules about data: where queries stand, who holds a connection, what a browser keeps. */

const server = 'packages/server/src/';
const inServer = (module: Module) => module.area === 'server' && !module.isTest;
const isRepository = ({ path }: Module) => path.endsWith('.repository.ts');
const inDatabase = ({ inside }: Module) => inside.startsWith('platform/db/');

/** Files with queries of their own, and why these stand in no repository. */
const otherQueries: Readonly<Record<string, string>> = {
  'lost-secrets.ts': 'at the start it reads the sealed columns of several features',
};

const queriesInRepositories = wordRule({
  name: 'queries-in-repositories',
  reason: 'a reader who looks for the queries of a table looks in repositories and misses one in a service.',
  binds: (module) =>
    inServer(module) && !isRepository(module) && !inDatabase(module) && !(module.inside in otherQueries),
  words: () => [/\.\s*(?:selectFrom|insertInto|updateTable|deleteFrom)\s*\(/g, /\bsql\s*(?:<[^`;]*>)?\s*`/g],
});

const drivers = new Set(['pg', 'better-sqlite3', '@photostructure/sqlite', 'node:sqlite']);

const connectionsInDatabase = importRule({
  name: 'connections-in-database',
  reason:
    'only platform/db holds a connection; on the raw one there is no scope, no transaction and no turn.',
  binds: (module) =>
    inServer(module) &&
    !inDatabase(module) &&
    // Opens the platform; the report of damage runs while no database is open.
    !/^open-platform\.ts$/.test(module.inside),
  forbids: ({ target, specifier, isTypeOnly }) =>
    !isTypeOnly &&
    (drivers.has(specifier) ||
      /^platform\/db\/(?:postgres\/|sqlite\/(?!damage\/))/.test(target?.slice(server.length) ?? '')),
});

/** Repositories that call what turns rows into JSON, and why. */
const presentingRepositories: Readonly<Record<string, string>> = {
  'features/recipes/documents/recipe-documents.repository.ts':
    'the JSON of a recipe is what it stores (decision 2)',
};

const repositoriesKnowNoService = importRule({
  name: 'repositories-know-no-service',
  reason: 'a service calls repositories; one that calls back decides rights and JSON inside a query.',
  binds: (module) => inServer(module) && isRepository(module) && !(module.inside in presentingRepositories),
  forbids: ({ target }) => /\.(?:service|routes|present)\.ts$/.test(target ?? ''),
});

/** Starts Node with the server's own code; everything else of the module starts other programs. */
const startsOwnCode = new Set(['fork', 'ChildProcess']);

const processes = importRule({
  name: 'child-processes-in-platform',
  reason:
    'a program that is started with input of users is a shell to them; platform/child-processes runs the ' +
    "server's own code, by `fork` alone.",
  binds: (module) =>
    isPure(module) || (['server', 'contract', 'web'].includes(module.area) && !module.isTest),
  forbids: (edge, { area, inside }) => {
    if (!['child_process', 'cluster'].includes(getBuiltIn(edge) ?? '')) return false;
    const isAllowed = area === 'server' && inside.startsWith('platform/child-processes/');
    return !isAllowed || !edge.names.every((name) => startsOwnCode.has(name));
  },
});

const environment = wordRule({
  name: 'settings-read-the-environment',
  reason: 'every variable is read once, validated and documented in settings; main.ts hands them over.',
  binds: (module) => inServer(module) && !/^(?:settings[/.]|main\.ts$)/.test(module.inside),
  words: () => [/\bprocess\s*(?:\?\.|\.)\s*env\b/g],
});

/** Features that keep something in the browser themselves, and why. */
const storingFeatures: Readonly<Record<string, string>> = {
  'features/shopping/sync/': 'the store of changes that are not sent yet, and the id of the device',
  'features/recipes/timers/': 'kitchen timers survive a closed tab and ring on every page',
  'features/recipes/parts/use-cooking.ts': 'what is ticked while cooking, a day long',
  'features/recipes/cook/use-cook-tabs.ts': 'recipes that are being cooked, the same in all tabs',
  'features/people/sessions/provider-trip.ts':
    'the way back from the identity provider, which is another page',
  'features/imports/recipe-imports/browser/waiting-page.ts':
    'a page that a browser has handed over, until its import is confirmed, through a sign-in',
  'features/site/shell/errors/page-unreachable.tsx': 'asks whether the server is there, past all caches',
};

const browserInPlatform = wordRule({
  name: 'browser-storage-in-platform',
  reason:
    'what a browser keeps is cleared when the user signs out, and a request carries language and errors: both hold ' +
    'for the platform only.',
  binds: ({ area, inside, isTest }) =>
    area === 'web' &&
    !isTest &&
    /^(?:features|ui|routes)\//.test(inside) &&
    !Object.keys(storingFeatures).some((path) => inside.startsWith(path)),
  words: () => [
    /(?<![.\w$])(?:globalThis\s*\.\s*|window\s*\.\s*)?(?:localStorage|sessionStorage|indexedDB)\b/g,
    /(?<![.\w$#])(?:globalThis\s*\.\s*|window\s*\.\s*)?fetch\s*\(/g,
  ],
});

const idsByName = wordRule({
  name: 'ids-by-name',
  reason:
    'two ids side by side can be exchanged without an error; as fields of one argument they have names.',
  binds: (module) => isPure(module) || (['server', 'web'].includes(module.area) && !module.isTest),
  words: () => [/\b(?:\w*Id|id|uuid): string(?: \| null)?,\s*(?:\w*Id|id|uuid): string\b/g],
});

export const dataRules: readonly Rule[] = [
  queriesInRepositories,
  connectionsInDatabase,
  repositoriesKnowNoService,
  processes,
  environment,
  browserInPlatform,
  idsByName,
];
