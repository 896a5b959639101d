import type { ServerResponse } from 'node:http';
import { ReportOut } from '@hearth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { systemScope } from '../../../../platform/db/scope.ts';
import { defineJob } from '../../../../platform/jobs/payload-kind.ts';
import { plain } from '../../../../platform/files/pictures-for-test.ts';
import { type Loopback, startWeb } from '../../../../platform/net/loopback-for-test.ts';
import { createSafeFetch, type SafeFetch } from '../../../../platform/net/safe-fetch.ts';
import { parseTrustedNetworks } from '../../../../platform/net/trusted-networks.ts';
import { succeeded, type TestClient } from '../../../../testing/test-client.ts';
import { testEngines } from '../../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../../testing/test-server.ts';
import { importPages } from '../index.ts';

/** On a busy machine things come late; what does not come at all fails all the same. */
const patience = { timeout: 10_000 };

const root = '/api/recipes/create/url/bulk';

function page(name: string): string {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    image: '/picture.png',
    keywords: 'scraped',
    nutrition: { calories: '210 kcal' },
    recipeIngredient: ['1 cup flour'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Mix.' }],
  };
  return `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
}

describe.each(testEngines)('importing many pages on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  let client: TestClient;
  let web: Loopback;
  /** How many requests for pages are being answered, by host, and the most there were. */
  const open = new Map<string, number>();
  const held: (() => void)[] = [];
  const most = { ofHost: 0, atAll: 0 };

  const answer = (url: string, response: ServerResponse, png: Buffer): void => {
    if (url === '/picture.png') return void response.setHeader('content-type', 'image/png').end(png);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url.startsWith('/gone')) return void response.writeHead(404).end('<h1>Gone</h1>');
    response.end(url.startsWith('/none') ? '<p>Hello</p>' : page(`Dish ${url.slice(1)}`));
  };
  beforeAll(async () => {
    const png = await plain(20, 20).png().toBuffer();
    web = await startWeb((request, response) => {
      const host = request.headers.host ?? '';
      open.set(host, (open.get(host) ?? 0) + 1);
      most.ofHost = Math.max(most.ofHost, open.get(host) ?? 0);
      most.atAll = Math.max(
        most.atAll,
        [...open.values()].reduce((sum, one) => sum + one, 0),
      );
      response.on('close', () => open.set(host, (open.get(host) ?? 0) - 1));
      const send = () => answer(request.url ?? '', response, png);
      if (!request.url?.startsWith('/together')) return send();
      held.push(send);
      if (held.length === 3) for (const one of held.splice(0)) one();
    }, '0.0.0.0');
    const trusted = parseTrustedNetworks('127.0.0.0/8') ?? [];
    const safeFetch = createSafeFetch({ trusted: () => trusted, limits: { timeoutMs: 5000 } });
    server = await TestServer.start(engine, {}, { safeFetch });
    cook = await server.member();
    client = server.as(cook);
  });
  afterAll(async () => {
    await server.stop();
    await web.close();
  });
  beforeEach(() => {
    open.clear();
    Object.assign(most, { ofHost: 0, atAll: 0 });
  });

  const at = (path: string, host = '127.0.0.1') => `http://${host}:${web.port}/${path}`;
  const begin = async (imports: readonly object[], as = client) => {
    const answered = await as.post(root, { imports });
    expect(answered.status).toBe(202);
    return String(Object(answered.body).reportId);
  };
  const report = async (id: string) =>
    ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`)));
  const finish = async (imports: readonly object[]) => {
    const id = await begin(imports);
    await server.platform.jobs.workOff();
    return report(id);
  };

  it('is accepted at once, and done afterwards', async () => {
    const id = await begin([{ url: at('soup') }, { url: at('pie') }]);
    expect(await report(id)).toMatchObject({
      name: 'Bulk Import',
      category: 'bulk_import',
      status: 'in-progress',
      expectedEntries: 2,
      entries: [],
    });
    await server.platform.jobs.workOff();
    const done = await report(id);
    expect(done.status).toBe('success');
    expect(done.entries.map(({ message }) => message).toSorted()).toEqual([
      'Successfully imported recipe Dish pie',
      'Successfully imported recipe Dish soup',
    ]);
    const recipe = await client.recipe('dish-soup');
    expect(recipe).toMatchObject({ userId: cook.id, orgURL: at('soup'), tags: [], recipeCategory: [] });
    expect(recipe.image).not.toBeNull();
  });

  it('brings tags and nutrition of the pages where that is asked for', async () => {
    const sent = { imports: [{ url: at('broth') }], includeTags: true, showNutrition: true };
    expect((await client.post(root, sent)).status).toBe(202);
    await server.platform.jobs.workOff();
    expect(await client.recipe('dish-broth')).toMatchObject({
      tags: [{ name: 'Scraped' }],
      nutrition: { calories: '210' },
      settings: { showNutrition: true },
    });
  });

  it('reports a page that is gone as what it is', async () => {
    const { entries } = await finish([{ url: at('gone') }]);
    expect(entries[0]?.exception).toMatch(/^400: \{'details': 'BAD_RECIPE_DATA'\} .*\(404\)/);
  });

  it('reports pages that cannot be read, and imports the rest', async () => {
    const { status, entries } = await finish([
      { url: at('none') },
      { url: 'no address' },
      { url: 'http://10.0.0.1/x' },
      { url: at('stew') },
    ]);
    expect(status).toBe('partial');
    const told = new Map(entries.map(({ message, exception }) => [message, exception]));
    expect(told).toEqual(
      new Map([
        [`failed to scrape url ${at('none')}`, "400: {'details': 'BAD_RECIPE_DATA'}"],
        ['failed to scrape url no address', "400: {'details': 'BAD_RECIPE_DATA'}"],
        ['failed to scrape url http://10.0.0.1/x', "400: {'details': 'OUTBOUND_ADDRESS_REFUSED'}"],
        ['Successfully imported recipe Dish stew', ''],
      ]),
    );
  });

  it.each([
    ['nothing that can be read', [{ url: 'x' }]],
    ['no pages', []],
  ])('%s is a failure', async (_, imports) => {
    expect((await finish(imports)).status).toBe('failure');
  });

  it('puts recipes under the chosen categories and tags of the own group only', async () => {
    const source = await client.cook('Source', { tags: ['Quick'], recipeCategory: ['Dinner'] });
    const [tag, category] = [source.tags[0], source.recipeCategory[0]];
    const stranger = await server.as(await server.member()).cook('Theirs', { tags: ['Secret'] });
    await finish([
      { url: at('roast'), categories: [category], tags: [tag, stranger.tags[0]] },
      { url: at('rice', '127.0.0.2') },
    ]);
    const roast = await client.recipe('dish-roast');
    expect(roast.tags.map(({ name }) => name)).toEqual(['Quick']);
    expect(roast.recipeCategory.map(({ name }) => name)).toEqual(['Dinner']);
    expect((await client.recipe('dish-rice')).tags).toEqual([]);
  });

  it('asks three hosts at once, and each for one page', async () => {
    const hosts = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
    // These pages come only when three are asked for side by side.
    const imports = hosts.flatMap((host) => [1, 2].map((n) => ({ url: at(`together-${n}-${host}`, host) })));
    expect((await finish(imports)).status).toBe('success');
    expect(most).toEqual({ ofHost: 1, atAll: 3 });
  });

  it('other work has its turn between the pages', async () => {
    await begin(Array.from({ length: 6 }, (_, n) => ({ url: at(`long-${n}`) })));
    const order: string[] = [];
    const otherWork = defineJob('other-work', z.null());
    server.platform.jobs.handle(otherWork, async () => {
      order.push(`after ${(await client.list({ search: 'long', perPage: 1 })).total}`);
    });
    server.clock.advance(1);
    const scope = await server.app.sessions.scopeOf(cook.token);
    if (scope === null) throw new Error('the cook is signed in');
    await server.platform.database.write(scope, (tx) => server.platform.jobs.enqueue(tx, otherWork, null));
    await server.platform.jobs.workOff();
    expect(order).toEqual(['after 1']);
  });

  it('a job that is done again imports nothing twice', async () => {
    const id = await begin([{ url: at('twice') }, { url: at('thrice') }]);
    const first = { reportId: id, turn: 0 };
    await Promise.all([importPages(server.platform, first), importPages(server.platform, first)]);
    await server.platform.jobs.workOff();
    await importPages(server.platform, first);
    const { entries, status } = await report(id);
    expect([status, entries.length]).toEqual(['success', 2]);
    expect((await client.names({ search: '"dish twice"' })).length).toBe(1);
  });

  it('a page that has become a recipe already only waits for its picture and its entry', async () => {
    const id = await begin([{ url: at('halfway') }]);
    const made = await client.cook('Halfway');
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('pending_pages')
        .set({ recipe_id: made.id, recipe_name: 'Halfway', picture_url: at('picture.png') })
        .where('report_id', '=', id)
        .execute(),
    );
    await server.platform.jobs.workOff();
    expect((await report(id)).entries).toMatchObject([{ message: 'Successfully imported recipe Halfway' }]);
    expect((await client.recipe('halfway')).image).not.toBeNull();
    expect((await client.send('GET', '/api/recipes/dish-halfway')).status).toBe(404);
  });

  it('a page that stops the server each time is given up', async () => {
    const id = await begin([{ url: at('deadly') }]);
    let begun = 0;
    const stopping: SafeFetch = () => {
      begun += 1;
      return new Promise(() => undefined);
    };
    for (const times of [1, 2, 3]) {
      void importPages({ ...server.platform, safeFetch: stopping }, { reportId: id, turn: 0 });
      await expect.poll(() => begun, patience).toBe(times);
    }
    await server.platform.jobs.workOff();
    expect(await report(id)).toMatchObject({
      status: 'failure',
      entries: [{ success: false, exception: 'The server was stopped each time it read this page' }],
    });
  });

  it('two jobs that do one turn at the same moment leave one job behind them', async () => {
    const id = await begin([{ url: at('early') }, { url: at('late') }]);
    let bothHaveBegun: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (bothHaveBegun = resolve));
    let begun = 0;
    const together: SafeFetch = async (...call) => {
      begun += 1;
      if (begun === 2) bothHaveBegun();
      await both;
      return server.platform.safeFetch(...call);
    };
    const turn = { reportId: id, turn: 0 };
    const platform = { ...server.platform, safeFetch: together };
    await Promise.all([importPages(platform, turn), importPages(platform, turn)]);
    const jobs = await server.platform.database
      .read(systemScope('test'))
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'import-pages')
      .execute();
    const waiting = jobs.map(({ payload }): unknown => JSON.parse(payload));
    expect(waiting.filter((one) => Object(one).reportId === id)).toEqual([turn, { ...turn, turn: 1 }]);
    await server.platform.jobs.workOff();
    expect((await report(id)).entries).toHaveLength(2);
  });

  it('stops when its report is deleted', async () => {
    const id = await begin([{ url: at('unwanted-1') }, { url: at('unwanted-2') }]);
    await client.delete(`/api/groups/reports/${id}`);
    await server.platform.jobs.workOff();
    expect(await client.names({ search: 'unwanted' })).toEqual([]);
    expect((await server.rowCounts())['pending_pages']).toEqual(expect.toSatisfy((n) => Number(n) === 0));
  });

  it('ends without recipes when the user has left', async () => {
    const guest = await server.housemate(cook);
    const id = await begin([{ url: at('lost') }], server.as(guest));
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.deleteFrom('users').where('id', '=', guest.id).execute(),
    );
    await server.platform.jobs.workOff();
    expect(await report(id)).toMatchObject({
      status: 'failure',
      entries: [{ message: 'The import was stopped' }],
    });
  });

  it('a thousand pages wait as rows, and more than five thousand are refused', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ url: `https://example.com/${n}` }));
    const id = await begin(many(1000));
    expect((await report(id)).expectedEntries).toBe(1000);
    await client.delete(`/api/groups/reports/${id}`);
    expect((await client.post(root, { imports: many(5001) })).status).toBe(422);
  });
});
