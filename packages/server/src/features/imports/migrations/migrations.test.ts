import { ReportOut, ReportSummary, MigrationProgram } from '@hearth/contract';
import * as z from 'zod';
import { beforeAll, expect, it } from 'vitest';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { exampleArchives } from './archives-for-test.ts';
import { buildZip } from './build-zip-for-test.ts';

const types = MigrationProgram.options.filter((type) => type !== 'auto');

describeServer('moving in from other programs', ({ server }) => {
  let archives: ReturnType<typeof exampleArchives>;
  beforeAll(async () => {
    archives = exampleArchives(await plain(20, 20).png().toBuffer());
  });

  const newcomer = async () => server.as(await server.member());
  const send = (client: TestClient, type: string, archive: Buffer, tag = 'false') => {
    const fields = {
      migration_type: type,
      add_migration_tag: tag,
      archive: { file: archive, name: 'a.zip' },
    };
    const { payload, headers } = multipart(fields);
    return client.post('/api/groups/migrations', payload, headers);
  };
  const migrate = async (client: TestClient, type: string, archive: Buffer, tag = 'false') => {
    const summary = ReportSummary.parse(succeeded(await send(client, type, archive, tag)));
    const report = succeeded(await client.get(`/api/groups/reports/${summary.id}`));
    return { summary, entries: ReportOut.parse(report).entries };
  };
  const listed = async (client: TestClient) => {
    const page = succeeded(await client.get('/api/recipes?orderBy=name&orderDirection=asc'));
    return z.object({ items: z.array(z.object({ name: z.string(), slug: z.string() })) }).parse(page).items;
  };

  it.each(types)('imports what %s exports', async (type) => {
    const client = await newcomer();
    const { bytes, names, lines, steps, tags, hasPicture } = archives[type];
    const { summary, entries } = await migrate(client, type, bytes);
    expect(summary).toMatchObject({ category: 'migration', status: 'success', expectedEntries: 2 });
    expect(entries.map(({ message }) => message).toSorted()).toEqual(
      names.map((name) => `Imported ${name} successfully`),
    );
    expect(entries.map(({ recipeSlug }) => recipeSlug).toSorted()).toEqual(['leek-soup', 'plum-cake']);
    const recipe = await client.recipe('leek-soup');
    expect(recipe.recipeIngredient.map(({ display }) => display)).toEqual(lines);
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(steps);
    expect(recipe.tags.map(({ name }) => name)).toEqual(tags);
    expect(recipe.image !== null).toBe(hasPicture);
  });

  it.each(types)('answers a file for %s that is anything at all', async (type) => {
    const client = await newcomer();
    const contents = [
      Buffer.from('\0'),
      Buffer.from('a\0b,c\0\n\0,d\n'),
      Buffer.from([0xff, 0xfe, 0, 1, 0, 10]),
      Buffer.from('{"name":"a\\u0000b","title":"\\ud800","recipes":[{"name":"\\u0000"}]}'),
      Buffer.from('<recipe><name>\0</name></recipe>'),
      Buffer.from(`Name: \0\n\0\n${'\0'.repeat(300)}`),
      buildZip({ 'a\0b.json': Buffer.from('{"name":"a\\u0000b"}'), '\0.txt': Buffer.from('\0') }),
    ];
    for (const content of contents)
      expect((await send(client, type, content)).status, JSON.stringify(String(content))).toBeLessThan(500);
  });

  it('names the report as clients know it', async () => {
    const client = await newcomer();
    const { summary } = await migrate(client, 'mealie_alpha', archives.mealie_alpha.bytes);
    expect(summary.name).toBe('Mealie_Alpha Migration');
    const reports = succeeded(await client.get('/api/groups/reports?report_type=migration'));
    expect(reports).toEqual([summary]);
  });

  it.each(types)('adds nothing twice when %s is imported again', async (type) => {
    const client = await newcomer();
    const { bytes, names } = archives[type];
    await migrate(client, type, bytes);
    const { entries } = await migrate(client, type, bytes);
    expect(entries.map(({ message }) => message).toSorted()).toEqual(
      names.map((name) => `Already here: ${name}`),
    );
    expect(entries.map(({ recipeSlug }) => recipeSlug).toSorted()).toEqual(['leek-soup', 'plum-cake']);
    expect(await listed(client)).toHaveLength(2);
  });

  it('knows a recipe again that was changed and renamed here, and leaves it as it is', async () => {
    const client = await newcomer();
    await migrate(client, 'paprika', archives.paprika.bytes);
    await client.patch('/api/recipes/leek-soup', { name: 'Soup of leeks', description: 'Ours' });
    const { entries } = await migrate(client, 'paprika', archives.paprika.bytes);
    expect(entries.map(({ message }) => message)).toContain('Already here: Soup of leeks');
    expect(await client.recipe('soup-of-leeks')).toMatchObject({ description: 'Ours' });
  });

  it('imports a recipe again that is in the trash', async () => {
    const client = await newcomer();
    await migrate(client, 'nextcloud', archives.nextcloud.bytes);
    await client.delete('/api/recipes/leek-soup');
    const { entries } = await migrate(client, 'nextcloud', archives.nextcloud.bytes);
    expect(entries.map(({ message }) => message).toSorted()).toEqual([
      'Already here: Plum cake',
      'Imported Leek soup successfully',
    ]);
  });

  it('keeps recipes of other households out of what it knows', async () => {
    const client = await newcomer();
    await migrate(client, 'nextcloud', archives.nextcloud.bytes);
    const { entries } = await migrate(await newcomer(), 'nextcloud', archives.nextcloud.bytes);
    expect(entries.map(({ message }) => message)).toContain('Imported Leek soup successfully');
  });

  it('tags all recipes with the name of the program when asked to', async () => {
    const client = await newcomer();
    await migrate(client, 'copymethat', archives.copymethat.bytes, 'true');
    const names = (await client.recipe('plum-cake')).tags.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Quick', 'copymethat']);
  });

  it('brings rating, day and notes, and what was cooked', async () => {
    const client = await newcomer();
    await migrate(client, 'paprika', archives.paprika.bytes);
    expect(await client.recipe('leek-soup')).toMatchObject({
      rating: 4,
      dateAdded: '2020-02-03',
      notes: [{ title: '', text: 'Better tomorrow' }],
    });
    const another = await newcomer();
    await migrate(another, 'copymethat', archives.copymethat.bytes);
    const [made, other] = [await another.recipe('leek-soup'), await another.recipe('plum-cake')];
    expect(made.lastMade).not.toBeNull();
    expect(other.lastMade).toBeNull();
  });

  it('brings the files of a recipe', async () => {
    const client = await newcomer();
    await migrate(client, 'mealie_alpha', archives.mealie_alpha.bytes);
    const { id, assets } = await client.recipe('leek-soup');
    expect(assets).toEqual([{ name: 'Shopping plan', icon: 'mdi-file', fileName: 'shopping-plan.txt' }]);
    const file = await client.get(`/api/media/recipes/${id}/assets/shopping-plan.txt`);
    expect(file.text).toBe('First the market.');
  });

  it('stores texts as texts', async () => {
    const client = await newcomer();
    const name = '=HYPERLINK("http://example.com")<img src=x onerror=alert(1)>\0';
    const recipe = { '@type': 'Recipe', name, recipeIngredient: ['=1+1'], recipeInstructions: ['Boil.'] };
    const { entries } = await migrate(
      client,
      'nextcloud',
      buildZip({ 'x/recipe.json': JSON.stringify(recipe) }),
    );
    expect(entries).toMatchObject([{ success: true }]);
    const stored = await client.recipe(entries[0]?.recipeSlug ?? '');
    expect(stored.name).not.toContain('<img');
    expect(stored.recipeIngredient[0]?.display).toBe('=1+1');
  });

  it('tells of files that cannot be read, and imports the others', async () => {
    const client = await newcomer();
    const archive = buildZip({
      'Bad/recipe.json': '{',
      'Soup/recipe.json': '{"@type":"Recipe","name":"Soup","recipeIngredient":["leek"]}',
    });
    const { summary, entries } = await migrate(client, 'nextcloud', archive);
    expect(summary.status).toBe('partial');
    expect(entries).toContainEqual(
      expect.objectContaining({ success: false, message: 'Failed to import Bad', recipeSlug: null }),
    );
  });

  it('refuses recipes with more ingredients than one can have, and imports the others', async () => {
    const client = await newcomer();
    const recipe = (name: string, count: number) =>
      JSON.stringify({
        '@type': 'Recipe',
        name,
        recipeIngredient: Array.from({ length: count }, (_, at) => `${at} eggs`),
      });
    const archive = buildZip({ 'a/recipe.json': recipe('Huge', 5000), 'b/recipe.json': recipe('Small', 2) });
    const { entries } = await migrate(client, 'nextcloud', archive);
    expect(entries.map(({ success, message }) => [success, message])).toEqual([
      [false, 'Failed to import Huge'],
      [true, 'Imported Small successfully'],
    ]);
  });

  it('tells in the report of an archive without recipes', async () => {
    const client = await newcomer();
    const { summary, entries } = await migrate(client, 'chowdown', buildZip({ 'a.txt': 'nothing' }));
    expect(summary).toMatchObject({ name: 'Chowdown Migration', status: 'failure' });
    expect(entries).toMatchObject([{ success: false, message: 'No recipes found' }]);
  });

  it('refuses programs that it does not know, and forms without an archive', async () => {
    const client = await newcomer();
    const { bytes } = archives.nextcloud;
    expect(await send(client, 'cookbook9000', bytes)).toMatchObject({ status: 422 });
    const { payload, headers } = multipart({ migration_type: 'nextcloud' });
    expect(await client.post('/api/groups/migrations', payload, headers)).toMatchObject({ status: 422 });
    expect(await client.post('/api/groups/migrations', {})).toMatchObject({ status: 422 });
    expect(await listed(client)).toEqual([]);
  });
});
