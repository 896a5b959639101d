import { isPure, locate } from '../modules.ts';
import { getBuiltIn, importRule, getPackage, type Rule } from '../rule.ts';

/** Rules between the packages: who may know whom. */

/** Which packages the files of a package may import, besides their own. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  domain: ['contract'],
  ingredients: ['contract', 'domain'],
  'recipe-extractor': ['contract', 'domain', 'ingredients'],
  locales: ['domain'],
  server: ['contract', 'domain', 'ingredients', 'recipe-extractor', 'locales'],
  web: ['contract', 'domain', 'ingredients', 'locales'],
  e2e: ['contract', 'domain'],
};

/** Entries of the contract that import nothing. */
const plainEntries = new Set(['@hearth/contract/kernel/limits', '@hearth/contract/kernel/locales']);

/** What tests take from the run that they are part of. */
const ofTheRun = new Set(['tools/test-run/share-of-suite.ts', 'tools/test-run/only-where.ts']);

const packageNeighbours = importRule({
  name: 'package-neighbours',
  reason:
    'imports go one way: contract, domain, ingredients, recipe-extractor, locales, and then server, web and e2e, which never know each ' +
    'other. What the browser must not load stays out of what web may import.',
  binds: ({ area }) => area in neighbours,
  forbids: ({ target }, { area, isTest }) => {
    if (target === undefined) return false;
    // How much a run tries is told by the one who starts it.
    if ((isTest || area === 'e2e') && ofTheRun.has(target)) return false;
    // Journeys talk to the same real servers, such as a directory, as the server's own tests.
    if (area === 'e2e' && target.endsWith('-for-test.ts')) return false;
    const other = locate(target).area;
    return other !== area && !(neighbours[area] ?? []).includes(other);
  },
});

const contractImportsZod = importRule({
  name: 'contract-imports-zod-only',
  reason: 'the contract is data that every other package reads; a library in it would come along everywhere.',
  binds: ({ area, isTest }) => area === 'contract' && !isTest,
  forbids: (edge) => edge.target === undefined && getPackage(edge) !== 'zod',
});

/** Libraries that compute and do nothing else. */
const pureLibraries = new Set([
  '@e965/xlsx',
  'cheerio',
  'css-select',
  'domelementtype',
  'domhandler',
  'dom-serializer',
  'domutils',
  'entities',
  'fflate',
  'smol-toml',
  'htmlparser2',
  'jschardet',
  'mammoth',
  'unpdf',
  'marked',
  'transliteration',
  'yaml',
]);

const domainIsPure = importRule({
  name: 'domain-is-pure',
  reason:
    'these packages say what is true, wherever they run: no I/O, no clock, only libraries that compute.',
  binds: isPure,
  forbids: (edge) =>
    getBuiltIn(edge) !== undefined ||
    (edge.target === undefined && !pureLibraries.has(getPackage(edge) ?? '')),
});

/** What of reading ingredient lines the browser may load: rules alone, without models and words of languages. */
const lightEntries = /^@hearth\/ingredients\/(?:parser|naming|corrections)$/;

const webWithoutModels = importRule({
  name: 'web-without-models',
  reason:
    'the models and words of languages weigh two megabytes and run on the server; the web app reads lines by rules.',
  binds: ({ area, isTest }) => area === 'web' && !isTest,
  forbids: ({ specifier, target }) =>
    target !== undefined && locate(target).area === 'ingredients' && !lightEntries.test(specifier),
});

const lightEntriesStayLight = importRule({
  name: 'light-entries-stay-light',
  reason: 'what these rooms import comes along into the browser.',
  binds: ({ area, inside, isTest }) =>
    area === 'ingredients' && !isTest && /^(?:parser|naming|corrections)\//.test(inside),
  forbids: ({ target }) =>
    /^packages\/ingredients\/src\/(?!parser\/|naming\/|corrections\/)/.test(target ?? ''),
});

const contractTypesOnly = importRule({
  name: 'contract-types-only',
  reason:
    'web and packages of pure functions take types from the contract, with `import type`: one value would put the ' +
    'schema library (90 kB) into the browser. The tables of limits and locales import nothing and may be read as they are.',
  binds: (module) => (module.area === 'web' && !module.isTest) || isPure(module),
  forbids: ({ specifier, isTypeOnly }) =>
    /^@hearth\/contract(?:\/|$)/.test(specifier) && !plainEntries.has(specifier) && !isTypeOnly,
});

export const packageRules: readonly Rule[] = [
  packageNeighbours,
  contractImportsZod,
  domainIsPure,
  webWithoutModels,
  lightEntriesStayLight,
  contractTypesOnly,
];
