import { getBuiltIn, importRule, getPackage, type Rule } from '../rule.ts';

/** Which folders of the server use a library. Those that connect or store are in other rules, by their job. */
const folders: Readonly<Record<string, RegExp>> = {
  '@myriaddreamin/typst-ts-node-compiler': /^features\/recipes\/exports\/book\/pdf\//,
  '@node-rs/bcrypt': /^(?:platform\/secrets|features\/people\/second-factor)\//,
  '@modelcontextprotocol/server': /^features\/automation\/assistants\//,
  '@simplewebauthn/server': /^features\/people\/second-factor\//,
  '@zxcvbn-ts/language-common': /^features\/people\/user-store\//,
  aws4fetch: /^platform\/object-storage\//,
  croner: /^(?:settings|features\/site\/backups)\//,
  fflate: /^platform\/archive\//,
  'ipaddr.js': /^(?:platform\/net|features\/people\/sessions|settings)\//,
  'libheif-js': /^platform\/files\//,
  otpauth: /^features\/people\/second-factor\//,
  pino: /^platform\/log\//,
  sharp: /^platform\/files\//,
  yauzl: /^platform\/archive\//,
  yazl: /^platform\/archive\//,
  zod: /^(?:platform|settings|features)\//,
  'node:async_hooks': /^platform\/(?:db|log)\//,
  'node:dns': /^platform\/net\//,
  'node:module': /^platform\/(?:db|workers)\//,
  'node:worker_threads': /^platform\/(?:files|workers)\//,
};

/** Modules of Node that compute, and libraries that another rule binds to their folder. */
const free = new Set(
  'assert buffer crypto events os path perf_hooks stream string_decoder timers url util zlib'.split(' '),
);
const boundElsewhere =
  /^(?:kysely|fastify|@fastify\/.*|undici|nodemailer|ldapts|mqtt-packet|openid-client|pg|@photostructure\/sqlite|better-sqlite3)$/;
const builtInsElsewhere = new Set(
  'fs net tls dgram http https http2 child_process cluster sqlite'.split(' '),
);

const librariesInFolders = importRule({
  name: 'libraries-in-folders',
  reason:
    'a library is used in the folders that `rules/library-rules.ts` lists for it; a new one is added there after a look ' +
    'at what it connects to, stores and costs.',
  binds: ({ area, isTest }) => area === 'server' && !isTest,
  forbids: (edge, { inside }) => {
    if (edge.target !== undefined || edge.isTypeOnly || edge.names.length === 0) return false;
    // The name is computed: which file a worker thread runs.
    if (edge.specifier.startsWith('${')) return false;
    const builtIn = getBuiltIn(edge);
    if (builtIn !== undefined && (free.has(builtIn) || builtInsElsewhere.has(builtIn))) return false;
    const name = builtIn === undefined ? (getPackage(edge) ?? '') : `node:${builtIn}`;
    return !boundElsewhere.test(name) && folders[name]?.test(inside) !== true;
  },
});

export const libraryRules: readonly Rule[] = [librariesInFolders];
