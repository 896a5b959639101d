import { ReportOut, ReportSummary } from '@hearth/contract';
import { expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { buildZip } from './build-zip-for-test.ts';

const unread = 'whatever of it you like or do not mind, from yesterday or so';
const soup = (name: string, recipeIngredient: readonly string[]) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient, recipeInstructions: ['Cook.'] });

/** Recipes of Nextcloud: their ingredients are text. */
const texts = buildZip({
  'Soup/recipe.json': soup('Soup', ['2 cups Tomatoes, chopped', '1 tbsp olive oil', unread]),
  'Stew/recipe.json': soup('Stew', ['3 tbsp Olive oil', '1 cup tomatoes']),
});

/** A recipe of Tandoor: its ingredients have parts, the last one only a note. */
const parts = buildZip({
  '1.zip': buildZip({
    'recipe.json': JSON.stringify({
      name: 'Gratin',
      steps: [
        {
          instruction: 'Bake.',
          ingredients: [
            { amount: 2.5, unit: { name: 'Gob' }, food: { name: 'salt, pepper' }, note: 'to taste' },
            { amount: 3, unit: null, food: { name: 'leek', plural_name: 'leeks' }, note: '' },
            { amount: 0, unit: null, food: null, note: '200 g butter', no_amount: true },
          ],
        },
      ],
    }),
  }),
});

describeServer('an archive whose ingredients are read', ({ server }) => {
  const newcomer = async () => server.as(await server.member());
  const migrate = async (
    client: TestClient,
    type: string,
    bytes: Buffer,
    wish: Record<string, string> = {},
  ) => {
    const { payload, headers } = multipart({
      migration_type: type,
      ...wish,
      archive: { file: bytes, name: 'a.zip' },
    });
    const sent = await client.post('/api/groups/migrations', payload, headers);
    const { id } = ReportSummary.parse(succeeded(sent));
    return ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`))).entries;
  };
  const fetchLines = async (client: TestClient, slug: string) =>
    (await client.recipe(slug)).recipeIngredient.map(
      ({ quantity, unit, food, note }) => `${quantity}|${unit?.name ?? ''}|${food?.name ?? ''}|${note}`,
    );
  const foods = async (client: TestClient) =>
    (succeeded(await client.get('/api/foods?perPage=-1')) as { items: { name: string }[] }).items
      .map(({ name }) => name)
      .toSorted();

  it('has amounts, units and foods, and its report says how many lines were left as text', async () => {
    const client = await newcomer();
    const entries = await migrate(client, 'nextcloud', texts, { read_ingredients: 'true' });
    const told = entries.map((entry) => [entry.recipeSlug, entry.ingredientsRead, entry.ingredientsLeft]);
    expect(told.toSorted()).toEqual([
      ['soup', 2, 1],
      ['stew', 2, 0],
    ]);
    expect(await fetchLines(client, 'soup')).toEqual([
      '2|cups|Tomatoes|chopped',
      '1|tbsp|olive oil|',
      `null|||${unread}`,
    ]);
  });

  it('finds the foods that its first recipe has added for the next one, in other spellings as well', async () => {
    const client = await newcomer();
    await migrate(client, 'nextcloud', texts, { read_ingredients: 'true' });
    expect(await foods(client)).toEqual(['Tomatoes', 'olive oil']);
    expect(await fetchLines(client, 'stew')).toEqual(['3|tbsp|olive oil|', '1|cups|Tomatoes|']);
  });

  it('keeps the parts that the archive tells, and reads only what is text', async () => {
    const client = await newcomer();
    const [entry] = await migrate(client, 'tandoor', parts, { read_ingredients: 'true' });
    expect(entry).toMatchObject({ ingredientsRead: 3, ingredientsLeft: 0 });
    expect(await fetchLines(client, 'gratin')).toEqual([
      '2.5|Gob|salt, pepper|to taste',
      '3||leek|',
      '200|g|butter|',
    ]);
  });

  it('stays text unless reading is asked for', async () => {
    const client = await newcomer();
    const entries = await migrate(client, 'tandoor', parts);
    expect(entries[0]).toMatchObject({ ingredientsRead: null, ingredientsLeft: null });
    expect(await fetchLines(client, 'gratin')).toEqual([
      'null|||2 ¹/₂ Gob salt, pepper to taste',
      'null|||3 leeks',
      'null|||200 g butter',
    ]);
    expect(await foods(client)).toEqual([]);
  });

  it('adds no food for a recipe that is here already', async () => {
    const client = await newcomer();
    await migrate(client, 'nextcloud', texts);
    const entries = await migrate(client, 'nextcloud', texts, { read_ingredients: 'true' });
    expect(entries.map(({ message }) => message).toSorted()).toEqual([
      'Already here: Soup',
      'Already here: Stew',
    ]);
    expect(await foods(client)).toEqual([]);
  });

  it('is read from a table as well', async () => {
    const client = await newcomer();
    const table = Buffer.from('title,parts\nPie,"2 cups flour\n1 tbsp sugar"\n');
    const { payload, headers } = multipart({
      columns: JSON.stringify({ name: 'title', ingredients: 'parts' }),
      read_ingredients: 'true',
      archive: { file: table, name: 'a.csv' },
    });
    succeeded(await client.post('/api/groups/migrations/csv', payload, headers));
    expect(await fetchLines(client, 'pie')).toEqual(['2|cups|flour|', '1|tbsp|sugar|']);
  });
});
