import type { Module } from '../modules.ts';
import { importRule, getPackage, type Rule } from '../rule.ts';
import { wordRule } from '../word-rule.ts';

/** Rules inside the server: layers of a slice, and what the platform may know. */

const inServer = (module: Module) => module.area === 'server' && !module.isTest;
const server = 'packages/server/src/';
const isRepository = (path: string) => path.endsWith('.repository.ts');
const isMigration = (path: string) => path.startsWith('platform/db/migrations/versions/');

const platformKnowsNoFeature = importRule({
  name: 'platform-knows-no-feature',
  reason: 'the platform carries every feature, so it knows none of them; features hand it what it needs.',
  binds: (module) => inServer(module) && module.inside.startsWith('platform/'),
  forbids: ({ target }) => new RegExp(`^${server}(?:features/|app\\.ts$|main\\.ts$)`).test(target ?? ''),
});

const featureSurroundings = importRule({
  name: 'feature-surroundings',
  reason:
    'a feature stands on the platform, the contract and the domain; what puts the program together stands above it.',
  binds: (module) => inServer(module) && module.feature !== undefined,
  forbids: ({ target }) =>
    target !== undefined &&
    target.startsWith(server) &&
    !/^(?:features|platform|settings)\/|^(?:settings|version)\.ts$/.test(target.slice(server.length)),
});

const routesSkipNoLayer = importRule({
  name: 'routes-skip-no-layer',
  reason: 'a route hands an operation to its service: rules and queries behind it are not its business.',
  binds: (module) => inServer(module) && module.path.endsWith('.routes.ts'),
  forbids: ({ target }) => target !== undefined && isRepository(target),
});

const fastifyAtTheEdge = importRule({
  name: 'fastify-at-the-edge',
  reason:
    'only *.routes.ts, platform/http and app.ts know the HTTP framework: rules have to run without a request.',
  binds: (module) => inServer(module) && !/\.routes\.ts$|^platform\/http\/|^app\.ts$/.test(module.inside),
  forbids: (edge) => /^(?:fastify|@fastify\/.*)$/.test(getPackage(edge) ?? ''),
});

const kyselyInRepositories = importRule({
  name: 'kysely-in-repositories',
  reason: 'queries live in *.repository.ts and platform/db, where each of them takes a Scope or a Tx.',
  binds: (module) =>
    inServer(module) && !isRepository(module.path) && !module.inside.startsWith('platform/db/'),
  forbids: (edge) => getPackage(edge) === 'kysely',
});

const migrationsAreFrozen = importRule({
  name: 'migrations-are-frozen',
  reason:
    'a migration is history: code that still changes would change what it did. It imports Kysely and migrations.',
  binds: (module) => inServer(module) && isMigration(module.inside),
  forbids: (edge) =>
    edge.target === undefined
      ? getPackage(edge) !== 'kysely'
      : !edge.target.startsWith(`${server}platform/db/migrations/versions/`),
});

/** What works outside any group: sign-in and accounts, jobs, the program's own upkeep, links of visitors. */
const worksOutsideGroups =
  /^(?:platform\/(?:db\/scope|deliveries\/|idempotency\/|jobs\/)|lost-secrets|features\/(?:people\/|site\/|shopping\/(?:list-feed|retention)\/|automation\/(?:notifiers\/deliver-event|webhooks\/)|meal-plans\/(?:calendar-feed\/|recurring\/plan-occurrences|entries\/(?:made-meals|meal-plans|shift-plans)\.service)|imports\/(?:ai\/ai-providers.service|recipe-imports\/bulk\/import-pages|reports\/end-stopped)|recipes\/(?:bulk-actions|sharing|trash)\/|recipes\/(?:documents\/recipe-reading|search-index\/recipe-index|recipe-files\/recipe-files|recipe\/write\/add-up-times)))/;
const authenticates = /^(?:platform\/db\/scope\.ts$|features\/people\/sessions\/)/;

const sealedScopes = wordRule({
  name: 'sealed-scopes',
  reason:
    'a scope decides what a query may see: one of a member is made by authentication, one of the program itself where ' +
    'work stands outside any group; a further place is added to the rule after a look at its queries.',
  binds: inServer,
  words: ({ inside }) => [
    ...(authenticates.test(inside) ? [] : [/\bmemberScope\s*\(/g]),
    ...(worksOutsideGroups.test(inside) ? [] : [/\bsystemScope\s*\(/g]),
  ],
});

export const serverRules: readonly Rule[] = [
  sealedScopes,
  platformKnowsNoFeature,
  featureSurroundings,
  routesSkipNoLayer,
  fastifyAtTheEdge,
  kyselyInRepositories,
  migrationsAreFrozen,
];
