import type { Mutation } from '../mutation.ts';

/** What a device keeps, answers and sends without a network, and the path below which it asks. */
export const withoutNetwork: readonly Mutation[] = [
  {
    name: 'what one person changed without a network is sent for the next one',
    file: 'packages/web/src/service-worker/outbox/outbox.ts',
    find: "userId === self?.id && state.kind === 'waiting'",
    replace: "state.kind === 'waiting'",
    tests: ['packages/web/src/service-worker/outbox/outbox.test.ts'],
  },
  {
    name: 'a server in trouble counts as a refusal of what waits',
    file: 'packages/web/src/service-worker/outbox/outcome.ts',
    find: ' || answer.status >= 500',
    replace: '',
    tests: ['packages/web/src/service-worker/outbox/outbox.test.ts'],
  },
  {
    name: 'a recipe that two people changed is sent over the other’s words',
    file: 'packages/web/src/service-worker/outbox/send-recipe.ts',
    find: "if (conflicts.length > 0) return { kind: 'conflict', slug: theirs.slug };",
    replace: '',
    tests: ['packages/web/src/service-worker/outbox/outbox.test.ts'],
  },
  {
    name: 'a second edit without a network forgets what the first began with',
    file: 'packages/web/src/service-worker/outbox/deferrable.ts',
    find: 'base: former?.base ?? {',
    replace: 'base: {',
    tests: ['packages/web/src/service-worker/outbox/outbox.test.ts'],
  },
  {
    name: 'the library on a device takes filters that it cannot answer for passed',
    file: 'packages/web/src/service-worker/library/passes-filter.ts',
    find: 'throw new UnknownFilterError(attribute);',
    replace: 'return true;',
    tests: ['packages/web/src/service-worker/library/answer-library.test.ts'],
  },
  {
    name: 'a share is lost on a full device',
    file: 'packages/web/src/service-worker/receive-share.ts',
    find: '() => false,',
    replace: '() => true,',
    tests: ['packages/web/src/service-worker/receive-share.test.ts'],
  },
  {
    name: 'paths that begin like the base path lose their beginning',
    file: 'packages/server/src/platform/http/addresses/base-path.ts',
    find: "return rest === '' || rest.startsWith('?') ? `/${rest}` : url;",
    replace: 'return `/${rest}`;',
    tests: ['packages/server/src/platform/http/addresses/base-path.test.ts'],
  },
];
