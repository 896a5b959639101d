import type { Mutation } from '../mutation.ts';

const headerTests = ['packages/server/src/platform/http/headers.test.ts'];
const file = 'packages/server/src/platform/http/headers.ts';

/** What browsers and proxies are told. */
export const headers: readonly Mutation[] = [
  {
    name: 'pages run inline styles',
    file,
    find: "`style-src 'self' 'nonce-${nonce}'`",
    replace: "`style-src 'self' 'unsafe-inline'`",
    tests: headerTests,
  },
  {
    name: 'pages run any script from https',
    file,
    find: "`script-src 'self' 'nonce-${nonce}'`",
    replace: "`script-src 'self' https: 'nonce-${nonce}'`",
    tests: headerTests,
  },
  {
    name: 'pages talk to any server',
    file,
    find: `"connect-src 'self'"`,
    replace: `"connect-src *"`,
    tests: headerTests,
  },
  {
    name: 'pages stand in frames of other sites',
    file,
    find: `    "frame-ancestors 'none'",\n`,
    replace: '',
    tests: headerTests,
  },
  {
    name: 'answers stand in frames of old browsers',
    file,
    find: "  'x-frame-options': 'DENY',\n",
    replace: '',
    tests: headerTests,
  },
  {
    name: 'answers of the API stand in frames of other sites',
    file,
    find: "frame-ancestors 'none'; sandbox",
    replace: 'sandbox',
    tests: headerTests,
  },
  {
    name: 'types of files are guessed',
    file,
    find: "  'x-content-type-options': 'nosniff',\n",
    replace: '',
    tests: headerTests,
  },
  {
    name: 'answers of the API are kept by browsers and proxies',
    file,
    find: "  'cache-control': 'no-store',\n",
    replace: '',
    tests: headerTests,
  },
  {
    name: 'files of the app stand in frames of other sites',
    file,
    find: `base-uri 'none'; frame-ancestors 'none'";`,
    replace: `base-uri 'none'";`,
    tests: headerTests,
  },
  {
    name: 'files of the app take the policy away from pages',
    file,
    find: "if (!reply.hasHeader('content-security-policy')) reply",
    replace: 'reply',
    tests: headerTests,
  },
  {
    name: 'texts name no charset',
    file: 'packages/server/src/platform/http/send-answer.ts',
    find: 'reply.type(withCharset(operation.answerType))',
    replace: 'reply.type(operation.answerType)',
    tests: ['packages/server/src/platform/http/every-answer.test.ts'],
  },
  {
    name: 'answers of the API carry no headers',
    file: 'packages/server/src/platform/http/server.ts',
    find: '.test(request.url)) reply.headers(apiHeaders);',
    replace: '.test(request.url)) void apiHeaders;',
    tests: ['packages/server/src/features/site/app-info/app-info.test.ts'],
  },
  {
    name: 'pages made for one person are kept by proxies',
    file: 'packages/server/src/platform/http/web-app.ts',
    find: "    if (content.isPersonal && content.preloadedQueries !== '') reply.header('cache-control', 'no-store');\n",
    replace: '',
    tests: ['packages/server/src/platform/http/web-app.test.ts'],
  },
  {
    name: 'pages of members count as pages of everyone',
    file: 'packages/server/src/features/site/pages/pages.routes.ts',
    find: 'isPersonal: scope !== null',
    replace: 'isPersonal: false',
    tests: ['packages/server/src/features/site/pages/personal-pages.test.ts'],
  },
  {
    name: 'the data of a page ends its script element',
    file: 'packages/server/src/platform/http/web-app.ts',
    find: "\n    .replaceAll('<', '\\\\u003c')",
    replace: '',
    tests: ['packages/server/src/platform/http/web-app.test.ts'],
  },
  {
    name: 'the nonce is the same in every answer',
    file: 'packages/server/src/platform/http/web-app.ts',
    find: "random.bytes(16).toString('base64')",
    replace: "Buffer.alloc(16).toString('base64')",
    tests: ['packages/server/src/platform/http/web-app.test.ts'],
  },
  {
    name: 'a route of the contract is renamed',
    file: 'packages/contract/src/automation/webhooks.ts',
    find: "const root = '/api/households/webhooks'",
    replace: "const root = '/api/households/web-hooks'",
    tests: ['tools/contract-check/served-routes.test.ts'],
  },
  {
    name: 'a route that only Hearth has is renamed',
    file: 'packages/contract/src/automation/live.ts',
    find: "path: '/api/households/live'",
    replace: "path: '/api/households/changes'",
    tests: ['tools/contract-check/served-routes.test.ts'],
  },
];
