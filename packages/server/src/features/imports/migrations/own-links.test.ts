import { type LibraryFormat, type Recipe, ReportOut } from '@hearth/contract';
import { unzipSync, zipSync } from 'fflate';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';

const formats: readonly LibraryFormat[] = ['zip', 'json-ld', 'cooklang', 'markdown'];
const orders = ['as written', 'backwards'] as const;

describeServer('recipes within recipes, exported and imported again', ({ server }) => {
  /** A lasagne of a sauce, which needs a stock, and of a dough. */
  const cookLasagne = async () => {
    const cook = server.as(await server.member());
    const stock = await cook.cook('Stock', { recipeIngredient: [{ quantity: 1, food: 'bones' }] });
    const link = (inner: Recipe, quantity: number | null, more: object = {}) => ({
      quantity,
      note: 'warm',
      referencedRecipe: { id: inner.id },
      ...more,
    });
    const sauce = await cook.cook('Tomato sauce', {
      recipeServings: 4,
      recipeIngredient: [{ quantity: 800, unit: 'gram', food: 'tomato' }, link(stock, 0.5)],
    });
    const dough = await cook.cook('An egg dough', {
      recipeYield: '600 g',
      recipeIngredient: [{ note: '3 eggs' }],
    });
    await cook.cook('Lasagne', {
      recipeIngredient: [
        { quantity: 100, unit: 'gram', food: 'cheese' },
        link(sauce, 6, { unit: { name: 'servings' }, title: 'Filling' }),
        link(dough, 300, { unit: { name: 'gram' }, note: '' }),
        link(stock, null),
      ],
    });
    return cook;
  };
  const newcomer = async () => server.as(await server.member());

  const migrate = async (client: TestClient, file: Buffer, name = 'library.zip') => {
    const { payload, headers } = multipart({ migration_type: 'auto', archive: { file, name } });
    const { id } = z
      .object({ id: z.string() })
      .parse(succeeded(await client.post('/api/groups/migrations', payload, headers)));
    return ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`)));
  };
  const importZip = async (client: TestClient, file: Buffer) => {
    const { payload, headers } = multipart({ archive: { file, name: 'recipe.zip' } });
    return String(succeeded(await client.post('/api/recipes/create/zip', payload, headers)));
  };
  const recipes = async (client: TestClient) =>
    z
      .object({ items: z.array(z.object({ name: z.string() })) })
      .parse(succeeded(await client.get('/api/recipes?perPage=-1')))
      .items.map(({ name }) => name)
      .toSorted();
  /** The lines of a recipe, and the slug of the recipe that each is. */
  const lines = async (client: TestClient, slug: string) =>
    (await client.recipe(slug)).recipeIngredient.map((one) => [
      one.title,
      one.quantity,
      one.unit?.name ?? null,
      one.note,
      one.display,
      one.referencedRecipe?.slug ?? null,
    ]);
  /** The same archive with its files in another order. */
  const reordered = (bytes: Buffer, order: (typeof orders)[number]) => {
    const files = Object.entries(unzipSync(bytes));
    return Buffer.from(zipSync(Object.fromEntries(order === 'backwards' ? files.toReversed() : files)));
  };

  it.each(formats.flatMap((format) => orders.map((order) => [format, order] as const)))(
    'a library in the format %s comes back with its links, its files in the order %s',
    async (format, order) => {
      const cook = await cookLasagne();
      const { bytes } = await cook.get(`/api/recipes/exports/archive?format=${format}`);
      const other = await newcomer();
      const report = await migrate(other, reordered(bytes, order));
      expect(report.entries.map(({ success }) => success)).toEqual([true, true, true, true]);
      for (const slug of ['lasagne', 'tomato-sauce', 'stock', 'an-egg-dough'])
        expect(await lines(other, slug)).toEqual(await lines(cook, slug));
      const inner = (await other.recipe('lasagne')).recipeIngredient[1]?.referencedRecipe;
      expect(inner?.id).toBe((await other.recipe('tomato-sauce')).id);
    },
  );

  it('an import is undone whole although its lines were linked after it', async () => {
    const { bytes } = await (await cookLasagne()).get('/api/recipes/exports/archive?format=zip');
    const other = await newcomer();
    const { id } = await migrate(other, bytes);
    expect((await other.get(`/api/groups/migrations/${id}/undo`)).body).toMatchObject({
      removed: 4,
      left: 0,
    });
  });

  it('an archive that is imported again adds nothing, and what is new in it links to what is here', async () => {
    const cook = await cookLasagne();
    const { bytes } = await cook.get('/api/recipes/exports/archive?format=markdown');
    const files = unzipSync(bytes);
    const { 'Lasagne.md': lasagne = new Uint8Array(), ...rest } = files;
    const other = await newcomer();
    await migrate(other, Buffer.from(zipSync(rest)));
    await migrate(other, bytes);
    expect(await recipes(other)).toEqual(['An egg dough', 'Lasagne', 'Stock', 'Tomato sauce']);
    expect(await lines(other, 'lasagne')).toEqual(await lines(cook, 'lasagne'));
    const alone = await newcomer();
    await migrate(alone, Buffer.from(lasagne), 'Lasagne.md');
    expect((await lines(alone, 'lasagne'))[1]?.slice(3)).toEqual([
      'Tomato sauce, warm',
      '6 servings Tomato sauce, warm',
      null,
    ]);
  });

  it.each(['a library', 'a recipe'])(
    '%s that moves brings its units and foods as they are written',
    async (what) => {
      const cook = server.as(await server.member({ rights: ['canOrganize'] }));
      const unit = { name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false };
      const food = { name: 'egg', pluralName: 'eggs' };
      const sent = [
        { quantity: 400, unit, food: 'flour' },
        { quantity: 4, food },
      ];
      await cook.cook('Pasta dough', { recipeIngredient: sent });
      const other = await newcomer();
      if (what === 'a library') {
        await migrate(other, (await cook.get('/api/recipes/exports/archive?format=zip')).bytes);
      } else {
        const { bytes } = await cook.get('/api/recipes/pasta-dough/exports?template_name=zip');
        const { payload, headers } = multipart({ archive: { file: bytes, name: 'dough.zip' } });
        await other.post('/api/recipes/create/zip?read_ingredients=true', payload, headers);
      }
      const { recipeIngredient } = await other.recipe('pasta-dough');
      expect(recipeIngredient.map(({ display }) => display)).toEqual(['400 g flour', '4 eggs']);
    },
  );

  it('an archive of a cookbook brings the recipes within its recipes', async () => {
    const cook = await cookLasagne();
    await cook.post('/api/households/cookbooks', { name: 'One', queryFilterString: 'name = "Lasagne"' });
    const { bytes } = await cook.get('/api/recipes/exports/archive?format=cooklang&cookbook=one');
    expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual([
      'An egg dough.cook',
      'Lasagne.cook',
      'Stock.cook',
      'Tomato sauce.cook',
    ]);
  });

  it('the archive of a recipe brings the recipes within it, each once, at every depth', async () => {
    const cook = await cookLasagne();
    const { bytes } = await cook.get('/api/recipes/lasagne/exports?template_name=zip');
    expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual([
      'lasagne.json',
      'within/an-egg-dough.zip',
      'within/stock.zip',
      'within/tomato-sauce.zip',
    ]);
    const other = await newcomer();
    expect(await importZip(other, bytes)).toBe('lasagne');
    const linked = async (client: TestClient, slug: string) =>
      (await lines(client, slug)).filter((line) => line.at(-1) !== null);
    for (const slug of ['lasagne', 'tomato-sauce'])
      expect(await linked(other, slug)).toEqual(await linked(cook, slug));
    const moved = await newcomer();
    await migrate(moved, bytes, 'lasagne.zip');
    expect(await lines(moved, 'lasagne')).toEqual(await lines(cook, 'lasagne'));
  });

  it('a copy from an archive in the same group has the same recipes within it', async () => {
    const cook = await cookLasagne();
    const { bytes } = await cook.get('/api/recipes/lasagne/exports?template_name=zip');
    expect(await importZip(cook, bytes)).toBe('lasagne-1');
    expect(await recipes(cook)).toEqual(['An egg dough', 'Lasagne', 'Lasagne (1)', 'Stock', 'Tomato sauce']);
    const inner = async (slug: string) =>
      (await cook.recipe(slug)).recipeIngredient.map(({ referencedRecipe }) => referencedRecipe?.id);
    expect(await inner('lasagne-1')).toEqual(await inner('lasagne'));
  });

  const own = (id: string, name: string, ...inner: [id: string, name: string][]) =>
    JSON.stringify({
      id,
      name,
      recipe_servings: 1,
      org_url: '',
      recipe_ingredient: inner.map(([innerId, innerName]) => ({
        quantity: 1,
        note: '',
        reference_id: crypto.randomUUID(),
        referenced_recipe: { id: innerId, name: innerName, slug: 'secret' },
      })),
    });
  const pack = (files: Record<string, string>) =>
    Buffer.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))),
    );

  it('a circle in an archive becomes words, and so does what lies too deep', async () => {
    const ids = Array.from({ length: 8 }, () => crypto.randomUUID());
    const next = (at: number): [string, string] => [ids[at % 8] ?? '', `R${at % 8}`];
    const texts = Object.fromEntries(
      ids.map((id, at) => [`r${at}.json`, own(id, `R${at}`, next(at + 1), [id, `R${at}`])]),
    );
    const other = await newcomer();
    await migrate(other, pack(texts));
    const linked = async () => {
      const read = await Promise.all(ids.map((_, at) => lines(other, `r${at}`)));
      return read.flat().filter((line) => line.at(-1) !== null).length;
    };
    // Two chains: five links deep, and what remains of eight.
    expect(await linked()).toBe(6);
    const words = (await lines(other, 'r0')).map((line) => line[4]);
    expect(words).toEqual(['1 R1', '1 R0']);
  });

  it('an id or a slug of another group links to nothing of it', async () => {
    const stranger = await newcomer();
    const secret = await stranger.cook('Secret', {});
    const text = own(crypto.randomUUID(), 'Pie', [secret.id, 'Secret']);
    const other = await newcomer();
    await migrate(other, pack({ 'pie.json': text }));
    await importZip(other, pack({ 'pie.json': text }));
    for (const slug of ['pie', 'pie-1'])
      expect(await lines(other, slug)).toMatchObject([[null, 1, null, 'Secret', '1 Secret', null]]);
  });
});
