import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type MigratedRecipe, type MigrationType, migrationFormats } from './index.ts';
import { read, recipes } from './read-for-test.ts';

const json = (value: unknown) => JSON.stringify(value);
const lines = ({ recipeIngredient }: MigratedRecipe | undefined = empty) =>
  recipeIngredient.map(({ note }) => note);
const steps = ({ recipeInstructions }: MigratedRecipe | undefined = empty) =>
  recipeInstructions.map(({ text }) => text);
const titles = ({ recipeIngredient }: MigratedRecipe | undefined = empty) =>
  recipeIngredient.map(({ title }) => title);
const empty: Pick<MigratedRecipe, 'recipeIngredient' | 'recipeInstructions'> & MigratedRecipe = Object(null);

describe('which files of an archive have recipes', () => {
  const names = (type: MigrationType, all: readonly string[]) => migrationFormats[type].sourcesAmong(all);

  it('skips what a Mac adds to archives', () => {
    const all = ['My Recipes/Soup.paprikarecipe', '__MACOSX/My Recipes/._Soup.paprikarecipe', '.DS_Store'];
    expect(names('paprika', all)).toEqual(['My Recipes/Soup.paprikarecipe']);
  });

  it('takes the first JSON file of each folder of Nextcloud', () => {
    const all = ['Soup/recipe.json', 'Soup/z.json', 'Soup/full.jpg', 'Pie/recipe.json', 'Pie/.hidden.json'];
    expect(names('nextcloud', all)).toEqual(['Soup/recipe.json', 'Pie/recipe.json']);
  });

  it('takes the recipes of Chowdown from its folders of recipes and of their parts alone', () => {
    const all = ['site/_recipes/soup.md', 'site/README.md', 'site/_components/x.md', 'site/_posts/x.md'];
    expect(names('chowdown', all)).toEqual(['site/_recipes/soup.md', 'site/_components/x.md']);
  });

  it('takes one file from the folder of each recipe of Mealie, wherever the folder of recipes is', () => {
    const all = ['x/recipes/soup/soup.json', 'x/recipes/soup/assets/data.json', 'x/settings.json'];
    expect(names('mealie_alpha', all)).toEqual(['x/recipes/soup/soup.json']);
  });
});

describe('what the recipes of other programs say', () => {
  it('Paprika: the numbers of steps are left out, its categories are tags, its photo comes along', () => {
    const recipe = {
      name: 'Soup\n',
      directions: '1. Chop.\n\n2. Boil for 10. minutes',
      ingredients: '2 carrots\n\nsalt',
      categories: ['Quick'],
      created: '2020-02-03 10:00:00',
      photo_data: 'AQID',
      notes: 'Better tomorrow',
    };
    const [soup] = recipes('paprika', 'Soup.paprikarecipe', gzipSync(strToU8(json(recipe))));
    expect(soup).toMatchObject({
      name: 'Soup',
      tags: ['Quick'],
      dateAdded: '2020-02-03',
      picture: { bytes: Uint8Array.from([1, 2, 3]) },
      notes: [{ title: '', text: 'Better tomorrow' }],
    });
    expect(lines(soup)).toEqual(['2 carrots', 'salt']);
    expect(steps(soup)).toEqual(['Chop.', 'Boil for 10. minutes']);
  });

  it('Paprika: a recipe that unpacks to more than it says, or to too much, is refused', () => {
    const packed = gzipSync(strToU8('x'.repeat(100_000)));
    const lying = packed.slice();
    new DataView(lying.buffer).setUint32(lying.length - 4, 0xff_ff_ff_ff, true);
    expect(read('paprika', 'Bomb.paprikarecipe', lying)).toEqual([
      {
        failure: {
          message: 'Failed to import Bomb.paprikarecipe',
          exception: expect.stringContaining('too large'),
        },
      },
    ]);
    new DataView(lying.buffer).setUint32(lying.length - 4, 10, true);
    expect(read('paprika', 'Bomb.paprikarecipe', lying)).toMatchObject([{ failure: {} }]);
  });

  it('Nextcloud: times in words, keywords as tags, the large picture before the address', () => {
    const recipe = {
      '@type': 'Recipe',
      name: 'Pie',
      keywords: 'quick,cheap',
      recipeCategory: 'Dinner',
      prepTime: 'PT1H30M',
      recipeIngredient: ['flour'],
      recipeInstructions: ['Bake.'],
      tool: ['Oven'],
      url: 'https://example.com/pie',
      image: 'https://example.com/pie.jpg',
    };
    const [pie] = recipes('nextcloud', 'Pie/recipe.json', json(recipe));
    expect(pie).toMatchObject({
      prepTime: '1 hour 30 minutes',
      tags: ['Quick', 'Cheap'],
      categories: ['Dinner'],
      tools: ['Oven'],
      orgURL: 'https://example.com/pie',
      picture: { url: 'https://example.com/pie.jpg' },
    });
    expect(pie?.picture?.paths).toContain('Pie/full.jpg');
  });

  it('Nextcloud: a file that cannot be read is told by its folder, for all have the same name', () => {
    expect(read('nextcloud', 'x/Broken/recipe.json', '')).toEqual([
      { failure: { message: 'Failed to import Broken', exception: expect.stringMatching(/^SyntaxError: /) } },
    ]);
    expect(read('nextcloud', 'invalid-recipe.json', '')).toMatchObject([
      { failure: { message: 'Failed to import invalid-recipe.json' } },
    ]);
  });

  it('Chowdown: the text after the front matter is the description', () => {
    const page =
      '---\ntitle: Okra\nimage: okra.jpg\ntags: sides, quick\ningredients:\n- okra\n- salt\ndirections:\n- Roast.\n---\nA *green* one.\n';
    const [okra] = recipes('chowdown', 'site/_recipes/okra.md', page);
    expect(okra).toMatchObject({
      name: 'Okra',
      description: 'A *green* one.',
      tags: ['Sides', 'Quick'],
      picture: { paths: ['site/images/okra.jpg'] },
    });
    expect([lines(okra), steps(okra)]).toEqual([['okra', 'salt'], ['Roast.']]);
  });

  it('Chowdown: no file is built from the references of its YAML', () => {
    const bomb = '---\na: &a [x, x]\nb: &b [*a, *a]\ntitle: Bomb\ningredients: [*b, *b]\n---\n';
    expect(read('chowdown', '_recipes/bomb.md', bomb)).toMatchObject([{ failure: {} }]);
  });

  it('Copy Me That: each recipe has its own parts, though all ids are the same', () => {
    const recipe = (name: string, more: string) =>
      `<div class="recipe"><div id="name">${name}</div><img class="recipeImage" src="images/a%20b.jpg">
       <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Filling</li><li>1 egg</li></ul>
       <ol id="recipeInstructions"><li>Mix.</li></ol>${more}</div>`;
    const page = `<html><body>${recipe('One', '<div id="made_this">I made this</div>')}${recipe('Two', '<a id="original_link" href="https://example.com/two">x</a><span class="recipeCategory">quick</span>')}</body></html>`;
    const [one, two] = recipes('copymethat', 'recipes.html', page);
    expect(one).toMatchObject({
      name: 'One',
      isMade: true,
      picture: { paths: ['images/a%20b.jpg', 'images/a b.jpg'] },
    });
    expect(two).toMatchObject({
      name: 'Two',
      isMade: false,
      orgURL: 'https://example.com/two',
      tags: ['Quick'],
    });
    expect([titles(one), lines(one), steps(one)]).toEqual([['Filling'], ['1 egg'], ['Mix.']]);
  });

  it('Mealie: pictures and files lie beside the recipe', () => {
    const recipe = {
      name: 'Dough',
      recipe_ingredient: [{ title: 'Base', note: '500 g flour' }, { note: 'water' }],
      recipe_instructions: [{ text: 'Knead.' }],
      recipe_category: ['Bread'],
      tags: ['Slow'],
      assets: [{ name: 'Plan', icon: 'mdi-file', file_name: 'plan.pdf' }],
    };
    const [dough] = recipes('mealie_alpha', 'b/recipes/dough/dough.json', json(recipe));
    expect(dough).toMatchObject({
      categories: ['Bread'],
      tags: ['Slow'],
      assets: {
        folder: 'b/recipes/dough/assets/',
        named: [{ fileName: 'plan.pdf', name: 'Plan', icon: 'mdi-file' }],
      },
    });
    expect(dough?.picture?.paths?.[0]).toBe('b/recipes/dough/images/original.jpg');
    expect([titles(dough), lines(dough)]).toEqual([
      ['Base', null],
      ['500 g flour', 'water'],
    ]);
  });

  it('Tandoor: amounts, units and foods are lines, the name of a step heads its first one', () => {
    const recipe = {
      name: 'Chili',
      servings: 4,
      servings_text: 'bowls',
      working_time: 15,
      waiting_time: 50,
      keywords: [{ name: 'Hot' }],
      steps: [
        {
          name: 'Sauce',
          instruction: 'Fry.\n\nStir.',
          ingredients: [
            { amount: 1.5, unit: { name: 'cup' }, food: { name: 'bean', plural_name: 'beans' }, note: 'red' },
            { amount: 0, no_amount: true, unit: null, food: { name: 'salt' }, note: '' },
          ],
        },
      ],
    };
    const inner = zipSync({ 'recipe.json': strToU8(json(recipe)), 'image.jpeg': Uint8Array.from([9]) });
    const [chili] = recipes('tandoor', '1.zip', inner);
    expect(chili).toMatchObject({
      performTime: '15 minutes',
      totalTime: '1 hour 5 minutes',
      recipeYieldQuantity: 4,
      tags: ['Hot'],
      picture: { bytes: Uint8Array.from([9]) },
    });
    expect(titles(chili)).toEqual(['Sauce', null]);
    expect(lines(chili)).toEqual(['1 ¹/₂ cup beans red', 'salt']);
    expect(steps(chili)).toEqual(['Fry.', 'Stir.']);
  });

  it('Plan to Eat: a line that begins with a comma heads those after it', () => {
    const csv =
      'Title,Ingredients,Directions,Course,Cuisine,Tags,Main Ingredient,Prep Time\nPie,", Crust\nflour\n\n, Top\nplums",Bake.,Dessert,French,"a, b",Plum,75\n';
    const [pie] = recipes('plantoeat', 'x.csv', csv);
    expect([titles(pie), lines(pie)]).toEqual([
      ['Crust', 'Top'],
      ['flour', 'plums'],
    ]);
    expect(pie).toMatchObject({
      categories: ['Dessert', 'French'],
      tags: ['A', 'B', 'Plum'],
      prepTime: '75 minutes',
    });
  });

  it('My Recipe Box: lists are lines of a cell, numbers are minutes', () => {
    const csv =
      'title,preparationTime,cookingTime,ingredients,instructions,notes,nutrition,categories,tags,source,video\nPie,115,a while,"flour\nplums","Roll.\nBake.",Good,"fat : 3 g",Dessert;French,sweet,https://example.com/pie,https://example.com/video\n';
    const [pie] = recipes('myrecipebox', 'recipes.csv', csv);
    expect(pie).toMatchObject({
      prepTime: '115 minutes',
      performTime: 'a while',
      nutrition: { fatContent: '3' },
      categories: ['Dessert', 'French'],
      tags: ['Sweet'],
      orgURL: 'https://example.com/pie',
      notes: [
        { title: '', text: 'Good' },
        { title: '', text: 'https://example.com/video' },
      ],
    });
  });

  it.each([
    ['0', null],
    [' 0 ', null],
    ['1', '1 minute'],
    ['', null],
  ])('My Recipe Box: a time of %j is %j', (written, time) => {
    const csv = `title,preparationTime,cookingTime,totalTime\nPie,${written},${written},${written}\n`;
    const [pie] = recipes('myrecipebox', 'recipes.csv', csv);
    expect([pie?.prepTime, pie?.performTime, pie?.totalTime]).toEqual([time, time, time]);
  });

  it('Recipe Keeper: its microdata and numbered steps', () => {
    const page = `<div class="recipe-details"><h2 itemprop="name">Stew</h2>
      <img itemprop="photo0" src="images\\stew_0.jpg"><span itemprop="recipeCourse">Main</span>
      <meta itemprop="recipeCategory" content="Beef"><meta itemprop="prepTime" content="PT15M">
      <meta itemprop="recipeRating" content="4"><div itemprop="recipeNotes"><p>Salt late.</p></div>
      <div itemprop="recipeIngredients"><p>1 kg beef</p><p>salt</p></div>
      <div itemprop="recipeDirections"><p>1. Brown.</p><p>2. Simmer.</p></div></div>`;
    const [stew] = recipes('recipekeeper', 'export/recipes.html', page);
    expect(stew).toMatchObject({
      name: 'Stew',
      prepTime: '15 minutes',
      categories: ['Beef'],
      tags: ['Main'],
      rating: 4,
      notes: [{ title: '', text: 'Salt late.' }],
      picture: { paths: ['export/images/stew_0.jpg'] },
    });
    expect([lines(stew), steps(stew)]).toEqual([
      ['1 kg beef', 'salt'],
      ['Brown.', 'Simmer.'],
    ]);
  });
});
