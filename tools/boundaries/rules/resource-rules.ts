import { isPure, type Module } from '../modules.ts';
import { getBuiltIn, importRule, getPackage, type Rule } from '../rule.ts';
import { wordRule } from '../word-rule.ts';

/** Rules about the outside world: each part of it is touched in one place of the server. */

const inServer = (module: Module) => module.area === 'server' && !module.isTest;

const outbound = {
  name: 'one-outbound-client',
  reason:
    'only platform/net/safe-fetch checks where a connection goes; any other one could be led to the private network.',
};
/** The provider of identities is the operator's own, named in the settings. */
const mayConnect = /^platform\/(?:net\/(?:safe-fetch|safe-connect|pinned-client)|identity-provider\/)/;
const connecting = new Set(['net', 'tls', 'dgram', 'http', 'https', 'http2']);
/** What the connecting modules also have and that opens nothing. */
const harmless = new Set([
  'isIP',
  'isIPv4',
  'isIPv6',
  'BlockList',
  'SocketAddress',
  'STATUS_CODES',
  'METHODS',
  'createServer',
]);
/** Libraries that connect by themselves, and the folder that wraps each. */
const wrapped: Readonly<Record<string, RegExp>> = {
  aws4fetch: /^platform\/object-storage\//,
  nodemailer: /^platform\/mail\//,
  ldapts: /^platform\/directory\//,
  'mqtt-packet': /^platform\/mqtt\//,
  'openid-client': /^platform\/identity-provider\//,
  pg: /^platform\/db\//,
};

const outboundImports = importRule({
  ...outbound,
  binds: (module) => inServer(module) && !mayConnect.test(module.inside),
  forbids: (edge, { inside }) => {
    if (edge.isTypeOnly || edge.names.length === 0) return false;
    const wrapper = wrapped[getPackage(edge) ?? ''];
    if (wrapper !== undefined) return !wrapper.test(inside);
    if (connecting.has(getBuiltIn(edge) ?? '')) return edge.names.some((name) => !harmless.has(name));
    return getPackage(edge) === 'undici';
  },
});

const outboundCalls = wordRule({
  ...outbound,
  binds: (module) => inServer(module) && !mayConnect.test(module.inside),
  words: ({ code }) => [
    ...(declaresFetch(code) ? [] : [/(?<![.\w$#])fetch\s*\(/g]),
    /\bglobalThis\s*\.\s*fetch\b/g,
    /\bnew\s+(?:WebSocket|EventSource)\b/g,
  ],
});

/** Whether `fetch` is a name of the file's own: a variable, a parameter or a field. */
function declaresFetch(code: string): boolean {
  return /\b(?:const|let|function)\s+fetch\b|[{,(]\s*fetch\s*[,:})]/.test(code);
}

const files = importRule({
  name: 'one-file-store',
  reason:
    'files are written whole or not at all by platform/files; elsewhere only the log, the database file, the ' +
    'memory of processes, settings, certificates of the operator, pictures of starter recipes and the web app are read.',
  binds: ({ inside, ...module }) =>
    inServer({ inside, ...module }) &&
    !/^platform\/(?:files\/|directory\/|identity-provider\/|log\/|child-processes\/resident-memory|db\/sqlite\/open-sqlite|http\/page\/(?:web-app|packed-asset))|^settings[/.]|^start\/|^features\/recipes\/starters\/starter-pictures|^main\.ts$/.test(
      inside,
    ),
  forbids: (edge) => getBuiltIn(edge) === 'fs' && !edge.isTypeOnly,
});

const clock = wordRule({
  name: 'one-clock',
  reason: 'time enters by platform/clock, so that a test can say what time it is.',
  binds: (module) => isPure(module) || (inServer(module) && !module.inside.startsWith('platform/clock/')),
  words: () => [/\bDate\.now\b/g, /\bnew\s+Date\b(?!\s*\()/g, /\bnew\s+Date\s*\(\s*\)/g],
});

const chance = wordRule({
  name: 'domain-without-chance',
  reason: 'a pure function gives the same answer to the same question; randomness comes in as an argument.',
  binds: isPure,
  words: () => [/\bMath\.random\b/g, /\bcrypto\.(?:randomUUID|getRandomValues|subtle)\b/g],
});

const serverChance = importRule({
  name: 'one-source-of-chance',
  reason:
    'ids, tokens and keys come from platform/random, which is not predictable and which a test can replace.',
  binds: (module) =>
    // The name of a file that is being written has to be free, no more.
    inServer(module) && !/^platform\/(?:random\/|files\/durable-write)/.test(module.inside),
  forbids: (edge) =>
    getBuiltIn(edge) === 'crypto' &&
    edge.names.some((name) => /^(?:random|getRandomValues|webcrypto$|default$|\*$)/.test(name)),
});

const predictableChance = wordRule({
  name: 'no-predictable-chance',
  reason:
    '`Math.random` can be predicted and repeats itself: the server has platform/random, the web app `newId`.',
  binds: ({ area, inside, isTest }) =>
    (area === 'server' || area === 'web') &&
    !isTest &&
    // Another colour for a label, which the user sees and may change.
    inside !== 'features/catalog/data-management/dialogs/forms/label-form.tsx',
  words: () => [/\bMath\s*\.\s*random\b/g],
});

export const resourceRules: readonly Rule[] = [
  outboundImports,
  outboundCalls,
  files,
  clock,
  chance,
  serverChance,
  predictableChance,
];
