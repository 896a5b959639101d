import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../a11y/furnish.ts';
import { Stage } from '../harness/stage/stage.ts';
import { addressById, appPages, entryPages, pagesById } from './page-addresses.ts';
import { loadPage, type PageLoad } from './page-loads.ts';

/** What any page may ask for until it is quiet, with what comes by itself once it is shown. */
const limit = { scripts: 25, kb: 250 };

interface Exception {
  readonly scripts: number;
  readonly kb: number;
  readonly why: string;
}

/** Pages that need more, each with its reason. */
const more: Readonly<Record<string, Exception>> = {
  '/g/home/r/tomato-soup': {
    scripts: 29,
    kb: 270,
    why: 'its texts have signs of Markdown, which are read by 28 kB',
  },
  '/g/$groupSlug/shared/r/$id': { scripts: 29, kb: 270, why: 'as above' },
  '/g/home/r/tomato-soup?edit=true': {
    scripts: 39,
    kb: 330,
    why: 'the editor is the largest part of the app',
  },
  '/g/home/r/tomato-soup/ingredient-parser': {
    scripts: 44,
    kb: 345,
    why: 'the editor with its reader of lines',
  },
  '/g/home/r/create/url': {
    scripts: 26,
    kb: 260,
    why: 'takes links, texts, files and pictures, which are cut and turned there',
  },
  '/shopping-lists': { scripts: 30, kb: 297, why: 'keeps what opens on a list, for shops without signal' },
  '/shopping-lists/$id': { scripts: 32, kb: 312, why: 'as above' },
  '/household/mealplan/settings': { scripts: 26, kb: 252, why: 'rules are shown with what they find' },
};

const routesFolder = join(import.meta.dirname, '../../../web/src/routes');
/** Addresses that lead to another page, that a server offers once, or that tell of an import. */
const withoutPage = [
  '/',
  '/group/reports/$id',
  '/r/$slug',
  '/share',
  '/household/mealplan',
  '/setup',
  '/admin/setup',
  '/dev/components',
];

describe('a page that is opened with nothing cached', () => {
  let stage: Stage;
  const loads: PageLoad[] = [];
  beforeAll(async () => {
    stage = await Stage.open();
    await furnish(stage.hearth);
    const cook = await stage.apiClient();
    await cook.change('POST', '/api/households/cookbooks', { name: 'Quick', queryFilterString: '' });
  });
  afterAll(async () => {
    const rows = loads.map(({ path, scripts, kb }) => `${path}: ${scripts} scripts, ${kb.toFixed(1)} kB`);
    console.log(rows.join('\n'));
    await stage.close();
  });

  /** What a page asks for beyond what it may; nothing, when all is well. */
  async function findExcess(page: string, address: string, isSignedIn = true): Promise<string[]> {
    const load = await loadPage(stage, address, isSignedIn);
    loads.push({ ...load, path: page });
    const allowed = more[page] ?? limit;
    return [
      ...(load.scripts > allowed.scripts ? [`${load.scripts} scripts: ${load.names.join(' ')}`] : []),
      ...(load.kb > allowed.kb ? [`${load.kb.toFixed(1)} kB`] : []),
    ];
  }

  it.concurrent.each(entryPages)('asks for no more code than it may: %s', async (page) => {
    expect(await findExcess(page, page, false)).toEqual([]);
  });

  it.concurrent.each(appPages)('asks for no more code than it may: %s', async (page) => {
    expect(await findExcess(page, page)).toEqual([]);
  });

  it.concurrent.each(Object.keys(pagesById) as (keyof typeof pagesById)[])(
    'asks for no more code than it may: %s',
    async (page) => {
      expect(await findExcess(page, await addressById(await stage.apiClient(), page))).toEqual([]);
    },
  );
});

it('every address of the app is tried', () => {
  const sources = readdirSync(routesFolder)
    .filter((file) => file.endsWith('-routes.ts'))
    .map((file) => readFileSync(join(routesFolder, file), 'utf8'));
  const paths = sources.flatMap((source) =>
    [...source.matchAll(/path: '(\/[^']+)'/g)].map(([, path = '']) => path),
  );
  const tried = [...entryPages, ...appPages, ...Object.keys(pagesById)].map(
    (page) => page.split('?', 1)[0] ?? '',
  );
  const patterns = tried.map((page) => page.replaceAll(/\$\w+/g, 'x'));
  const isTried = (path: string) =>
    patterns.some((page) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}(?:/[^/]+)?$`).test(page));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !withoutPage.includes(path) && !isTried(path))).toEqual([]);
});
