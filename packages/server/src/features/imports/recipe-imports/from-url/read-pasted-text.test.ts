import { ImportOutcome, limits } from '@hearth/contract';
import { expect, it } from 'vitest';
import { describeServer } from '../../../../testing/describe-server.ts';
import { succeeded } from '../../../../testing/test-client.ts';

describeServer('pasted text', { cook: {} }, ({ client }) => {
  const paste = (data: string, language = 'en-US') =>
    client.post(
      '/api/recipes/create/html-or-json',
      { data, url: 'https://example.com/x' },
      { 'accept-language': language },
    );

  it('is imported with all of its parts', async () => {
    const lines = [
      'Lentil soup',
      'My aunt’s',
      'Ingredients',
      '250 g lentils',
      'Method',
      '1. Boil.',
      'Tip',
      'Salt',
    ];
    const { body } = await paste(lines.join('\n'));
    expect(await client.recipe(String(body))).toMatchObject({
      name: 'Lentil soup',
      description: 'My aunt’s',
      orgURL: 'https://example.com/x',
      recipeIngredient: [{ note: '250 g lentils' }],
      recipeInstructions: [{ text: 'Boil.' }],
      notes: [{ title: 'Tip', text: 'Salt' }],
    });
  });

  it('keeps an address of its own in the description if another one was entered as the source', async () => {
    const { body } = await paste('Lentil soup\nhttps://aunt.example/lentils\nIngredients\n250 g lentils');
    expect(await client.recipe(String(body))).toMatchObject({
      description: 'https://aunt.example/lentils',
      orgURL: 'https://example.com/x',
    });
  });

  it('with too many ingredients is refused', async () => {
    const lines = Array.from({ length: limits.ingredients + 1 }, (_, at) => `${at} eggs`);
    expect((await paste(['Cake', ...lines].join('\n'))).status).toBe(422);
  });

  it.each([
    ['en-US', 'In line 2, column 5, a colon (:) is expected'],
    ['de-DE', 'In Zeile 2, Spalte 5 fehlt ein Doppelpunkt (:)'],
    ['ar-SA', 'في السطر 2، العمود 5'],
  ])('of broken JSON is answered with the place, in %s', async (language, text) => {
    const answer = await paste('{\n"a" 1}', language);
    expect(answer).toMatchObject({ status: 400, body: { detail: { details: 'BAD_RECIPE_DATA' } } });
    expect(answer.text).toContain(text);
  });

  it('may be a list of JSON objects, whole or broken', async () => {
    const recipe = { '@type': 'Recipe', name: 'Listed soup', recipeIngredient: ['1 leek'] };
    const { body } = await paste(` [ ${JSON.stringify(recipe)} ]`);
    expect(await client.recipe(String(body))).toMatchObject({
      name: 'Listed soup',
      recipeIngredient: [{ note: '1 leek' }],
    });
    expect((await paste('[{"name": "Soup"}\n {"name"}]')).text).toContain('In line 2, column 2, ');
  });

  it('in brackets that are not JSON is plain text', async () => {
    const { body } = await paste('[Aunt’s] soup\n[Ingredients]\n1 leek\n[Method]\nBoil.');
    expect(await client.recipe(String(body))).toMatchObject({ name: '[Aunt’s] soup' });
  });

  it('keeps where it is from, how it is filed, and what has no field', async () => {
    const lines = [
      '---',
      'title: Leek tart',
      'author: Aunt Mo',
      'tags: [tart]',
      'category: Dinner',
      'difficulty: easy',
      'rating: 4',
      '---',
      'Makes 3 tarts',
      '## Ingredients',
      '- 3 leeks',
      '## Method',
      '1. Bake, see <https://example.com/oven>.',
    ];
    const { body } = await paste(lines.join('\n'));
    expect(await client.recipe(String(body))).toMatchObject({
      name: 'Leek tart',
      recipeYieldQuantity: 3,
      recipeYield: 'tarts',
      recipeCategory: [{ name: 'Dinner' }],
      notes: [{ title: 'Source', text: 'Aunt Mo' }],
      extras: { difficulty: 'easy', rating: '4' },
      recipeIngredient: [{ note: '3 leeks' }],
      recipeInstructions: [{ text: 'Bake, see <https://example.com/oven>.' }],
    });
  });

  it.each([
    '{"recipeIngredient":["1 egg",,]}',
    '{"@type":"Recipe","name":"Egg","recipeIngredient":["1 egg",,]}',
  ])('of JSON that is broken within its lists is refused: %s', async (text) => {
    expect(await paste(text)).toMatchObject({
      status: 400,
      body: { detail: { details: 'BAD_RECIPE_DATA' } },
    });
  });

  it('may have tags of a page in it', async () => {
    const { body } = await paste(
      '# Soup<br>\n\n## Ingredients\n\n- 1 leek<br>\n- <b>salt</b>\n\n## Method\n\n1. Boil.',
    );
    expect(await client.recipe(String(body))).toMatchObject({
      name: 'Soup',
      recipeIngredient: [{ note: '1 leek' }, { note: '<b>salt</b>' }],
    });
  });

  it('may hold several recipes, of which an import takes the first', async () => {
    const one = (name: string) => `${name}\n\nIngredients\n2 eggs\n\nMethod\nMix well.\n\n`;
    const data = one('Pancakes') + one('Waffles');
    expect(await client.recipe(String((await paste(data)).body))).toMatchObject({ name: 'Pancakes' });
    const importPage = async (several: string, text = data) =>
      ImportOutcome.parse(
        succeeded(await client.post('/api/recipes/create/page', { data: text, several, keepsBoth: true })),
      );
    expect(await importPage('ask')).toMatchObject({ slug: null, slugs: [], found: ['Pancakes', 'Waffles'] });
    expect(await importPage('all')).toMatchObject({ slugs: ['pancakes-1', 'waffles'], found: [] });
    expect(await importPage('first')).toMatchObject({ slugs: ['pancakes-2'] });
    const many = Array.from({ length: limits.textRecipes + 1 }, (_, at) => one(`Cake ${at}`)).join('');
    expect(await client.post('/api/recipes/create/page', { data: many, several: 'all' })).toMatchObject({
      status: 400,
      body: { code: 'textRecipesTooMany' },
    });
  });

  it('of several recipes leaves out those that the library has', async () => {
    const one = (name: string) => `${name}\n\nIngredients\n2 eggs\n200 g flour\n\nMethod\nMix well.\n\n`;
    await paste(one('Crumpets'));
    const data = one('Crumpets') + one('Scones');
    const answer = await client.post('/api/recipes/create/page', { data, several: 'all' });
    expect(ImportOutcome.parse(succeeded(answer))).toMatchObject({
      slugs: ['scones'],
      known: [{ slug: 'crumpets' }],
    });
  });

  it.each(['cooklang', 'markdown', 'json-ld'])(
    'that Hearth has exported as %s comes back',
    async (format) => {
      await client.cook('Leek grill', {
        description: 'For *warm* days.',
        recipeIngredient: [{ note: 'Grill heat: high' }, { title: 'Layer 2', note: '2 leeks' }],
        recipeInstructions: [
          { title: 'Fire', summary: 'Heat', text: 'Heat over medium heat, then oil the grate.' },
        ],
        notes: [{ title: 'Source', text: 'Grandma Ada' }],
        extras: { camelKey: 'kept' },
      });
      const { text } = await client.get(`/api/recipes/leek-grill/exports?template_name=${format}`);
      succeeded(await client.delete('/api/recipes/leek-grill'));
      const slug = String(succeeded(await paste(text)));
      expect(await client.recipe(slug)).toMatchObject({
        name: 'Leek grill',
        description: 'For *warm* days.',
        recipeIngredient: [{ note: 'Grill heat: high' }, { title: 'Layer 2', note: '2 leeks' }],
        recipeInstructions: [
          { title: 'Fire', summary: 'Heat', text: 'Heat over medium heat, then oil the grate.' },
        ],
        notes: [{ title: 'Source', text: 'Grandma Ada' }],
        extras: { camelKey: 'kept' },
      });
      succeeded(await client.delete(`/api/recipes/${slug}`));
    },
  );

  it('in Cooklang has no name, and its own ingredients', async () => {
    const made = await paste('Boil @water{1%l} with @salt{}.', 'de-DE');
    expect(await client.recipe(String(succeeded(made)))).toMatchObject({
      name: 'Ohne Titel',
      recipeIngredient: [{ note: '1 l water' }, { note: 'salt' }],
      recipeInstructions: [{ text: 'Boil water with salt.' }],
    });
  });

  it('in the format of another program is read as that', async () => {
    const recipe = (title: string) =>
      `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: ${title}\n Categories: Soups\n      Yield: 4 Servings\n\n      2 lb Leeks\n      1 c  Cream\n\n  Slice the leeks.\n\nMMMMM\n\n`;
    const data = recipe('LEEK SOUP') + recipe('ONION SOUP');
    const answer = await client.post('/api/recipes/create/page', { data, several: 'all' });
    const { slugs } = ImportOutcome.parse(succeeded(answer));
    expect(slugs).toEqual(['leek-soup', 'onion-soup']);
    expect(await client.recipe('leek-soup')).toMatchObject({
      recipeServings: 4,
      recipeCategory: [{ name: 'Soups' }],
      recipeIngredient: [{ note: '2 lb Leeks' }, { note: '1 cup Cream' }],
    });
  });
});
