import { gzipSync, strToU8 } from 'fflate';
import type { MigrationProgram } from '@hearth/contract';
import { buildZip } from './build-zip-for-test.ts';
import { furtherArchives } from './further-archives-for-test.ts';

/** An archive of a program with two recipes, and what is expected of them. */
export interface ExampleArchive {
  readonly bytes: Buffer;
  readonly names: readonly [string, string];
  /** Of the first recipe. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly tags: readonly string[];
  readonly hasPicture: boolean;
}

const json = (value: unknown) => JSON.stringify(value);
const usual = {
  names: ['Leek soup', 'Plum cake'],
  lines: ['2 leeks', 'salt'],
  steps: ['Chop the leeks.', 'Boil them.'],
  tags: ['Quick'],
  hasPicture: true,
} as const;

/** An archive of each program, written as that program writes it. */
export function exampleArchives(
  picture: Buffer,
): Readonly<Record<Exclude<MigrationProgram, 'auto'>, ExampleArchive>> {
  return {
    hearth: { ...usual, bytes: hearth(picture) },
    nextcloud: { ...usual, bytes: nextcloud(picture) },
    chowdown: { ...usual, bytes: chowdown(picture) },
    copymethat: { ...usual, bytes: copyMeThat(picture) },
    paprika: { ...usual, bytes: paprika(picture) },
    mealie_alpha: { ...usual, bytes: mealie(picture) },
    tandoor: { ...usual, bytes: tandoor(picture) },
    plantoeat: { ...usual, bytes: planToEat(), hasPicture: false },
    myrecipebox: { ...usual, bytes: myRecipeBox(), hasPicture: false },
    recipekeeper: { ...usual, bytes: recipeKeeper(picture) },
    recipesage: { ...usual, bytes: Buffer.from(json(schemaRecipes())), hasPicture: false },
    schemaorg: { ...usual, bytes: schemaOrg(picture) },
    mela: { ...usual, bytes: mela(picture) },
    cooklang: { ...usual, bytes: cooklang(picture), steps: ['Chop the leeks.', 'Boil with salt.'] },
    paprika_html: { ...usual, bytes: paprikaHtml(picture) },
    markdown: { ...usual, bytes: markdown(picture), tags: ['quick'] },
    recipemd: { ...usual, bytes: recipeMd(picture), tags: ['quick'] },
    plaintext: { ...usual, bytes: plainText(), tags: ['quick'], hasPicture: false },
    webpage: { ...usual, bytes: webPage(), hasPicture: false },
    ...furtherArchives,
  };
}

function webPage(): Buffer {
  const recipe = (name: string) => {
    const data = json({
      '@type': 'Recipe',
      name,
      keywords: 'quick',
      recipeIngredient: usual.lines,
      recipeInstructions: usual.steps,
    });
    return `<!doctype html><title>${name}</title><script type="application/ld+json">${data}</script>`;
  };
  return buildZip({ 'soup.html': recipe('Leek soup'), 'cake.htm': recipe('Plum cake') });
}

function hearth(picture: Buffer): Buffer {
  const recipe = (name: string) => ({
    name,
    slug: 'soup',
    org_url: null,
    recipe_servings: 4,
    tags: [{ name: 'Quick' }],
    recipe_ingredient: usual.lines.map((note) => ({ note, reference_id: crypto.randomUUID() })),
    recipe_instructions: usual.steps.map((text) => ({ text, ingredient_references: [] })),
  });
  const archive = (name: string) => buildZip({ 'soup.json': json(recipe(name)), 'original.webp': picture });
  return buildZip({ 'Leek soup.zip': archive('Leek soup'), 'Plum cake.zip': archive('Plum cake') });
}

function nextcloud(picture: Buffer): Buffer {
  const recipe = (name: string) =>
    json({
      '@type': 'Recipe',
      name,
      keywords: 'quick',
      recipeIngredient: usual.lines,
      recipeInstructions: usual.steps,
      recipeYield: 4,
      cookTime: 'PT25M',
    });
  return buildZip({
    'Leek soup/recipe.json': recipe('Leek soup'),
    'Leek soup/full.png': picture,
    'Plum cake/recipe.json': recipe('Plum cake'),
    '__MACOSX/Leek soup/._recipe.json': 'x',
  });
}

function chowdown(picture: Buffer): Buffer {
  const page = (title: string) =>
    `---\ntitle: ${title}\nimage: leeks.png\ntags: quick\ningredients:\n- 2 leeks\n- salt\ndirections:\n- Chop the leeks.\n- Boil them.\n---\nGood.\n`;
  return buildZip({
    'site/_recipes/leek-soup.md': page('Leek soup'),
    'site/_recipes/plum-cake.md': page('Plum cake'),
    'site/images/leeks.png': picture,
  });
}

function markdown(picture: Buffer): Buffer {
  const page = (title: string) =>
    `---\ntitle: ${title}\ntags: [quick]\nimage: ../images/leeks.png\n---\n## Ingredients\n- 2 leeks\n- salt\n\n## Method\n1. Chop the leeks.\n2. Boil them.\n`;
  return buildZip({
    'vault/soups/leek-soup.md': page('Leek soup'),
    'vault/cakes/plum-cake.md': page('Plum cake'),
    'vault/images/leeks.png': picture,
  });
}

function recipeMd(picture: Buffer): Buffer {
  const page = (title: string) =>
    `# ${title}\n\n![](leeks.png)\n\n*quick*\n\n---\n\n- *2* leeks\n- salt\n\n---\n\n1. Chop the leeks.\n2. Boil them.\n`;
  return buildZip({
    'leek-soup.md': page('Leek soup'),
    'plum-cake.md': page('Plum cake'),
    'leeks.png': picture,
  });
}

function plainText(): Buffer {
  const page = (title: string) =>
    `${title}\nTags: quick\n\nIngredients\n2 leeks\nsalt\n\nMethod\nChop the leeks.\nBoil them.\n`;
  return buildZip({ 'leek-soup.txt': page('Leek soup'), 'plum-cake.txt': page('Plum cake') });
}

function copyMeThat(picture: Buffer): Buffer {
  const recipe = (name: string, isMade: boolean) => `<div class="recipe"><div id="name">${name}</div>
    <img class="recipeImage" src="images/leeks.png"><span class="recipeCategory">quick</span>
    ${isMade ? '<div id="made_this">I made this</div>' : ''}
    <ul id="recipeIngredients"><li>2 leeks</li><li>salt</li></ul>
    <ol id="recipeInstructions"><li>Chop the leeks.</li><li>Boil them.</li></ol>
    <div id="ratingValue">4</div></div>`;
  const page = `<html><body>${recipe('Leek soup', true)}${recipe('Plum cake', false)}</body></html>`;
  return buildZip({ 'recipes.html': page, 'images/leeks.png': picture });
}

function paprika(picture: Buffer): Buffer {
  const recipe = (name: string) =>
    gzipSync(
      strToU8(
        json({
          name,
          ingredients: usual.lines.join('\n'),
          directions: usual.steps.map((step, index) => `${index + 1}. ${step}`).join('\n\n'),
          categories: ['Quick'],
          rating: 4,
          created: '2020-02-03 10:00:00',
          notes: 'Better tomorrow',
          photo_data: picture.toString('base64'),
        }),
      ),
    );
  return buildZip({
    'Recipes/Leek soup.paprikarecipe': recipe('Leek soup'),
    'Recipes/Plum cake.paprikarecipe': recipe('Plum cake'),
  });
}

function mealie(picture: Buffer): Buffer {
  const recipe = (name: string) =>
    json({
      name,
      recipe_ingredient: usual.lines.map((note) => ({ note })),
      recipe_instructions: usual.steps.map((text) => ({ text })),
      tags: ['Quick'],
      assets: [{ name: 'Shopping plan', icon: 'mdi-file', file_name: 'plan.txt' }],
    });
  return buildZip({
    'backup/recipes/leek-soup/leek-soup.json': recipe('Leek soup'),
    'backup/recipes/leek-soup/images/original.png': picture,
    'backup/recipes/leek-soup/assets/plan.txt': 'First the market.',
    'backup/recipes/plum-cake/plum-cake.json': recipe('Plum cake'),
  });
}

function tandoor(picture: Buffer): Buffer {
  const recipe = (name: string) =>
    json({
      name,
      keywords: [{ name: 'Quick' }],
      steps: [
        {
          instruction: usual.steps.join('\n\n'),
          ingredients: [
            { amount: 2, unit: null, food: { name: 'leek', plural_name: 'leeks' }, note: '' },
            { amount: 0, no_amount: true, unit: null, food: { name: 'salt' }, note: '' },
          ],
        },
      ],
    });
  return buildZip({
    '1.zip': buildZip({ 'recipe.json': recipe('Leek soup'), 'image.png': picture }),
    '2.zip': buildZip({ 'recipe.json': recipe('Plum cake') }),
  });
}

function planToEat(): Buffer {
  const row = (name: string) => `${name},"2 leeks\nsalt","Chop the leeks.\nBoil them.",quick,75,,\n`;
  const csv = `Title,Ingredients,Directions,Tags,Prep Time,Main Ingredient,Photo Url\n${row('Leek soup')}${row('Plum cake')}`;
  return buildZip({ 'recipes.csv': csv });
}

function myRecipeBox(): Buffer {
  const row = (name: string) => `${name},"2 leeks\nsalt","Chop the leeks.\nBoil them.",quick,25,10,\n`;
  return Buffer.from(
    `title,ingredients,instructions,tags,cookingTime,preparationTime,originalPicture\n${row('Leek soup')}${row('Plum cake')}`,
  );
}

function recipeKeeper(picture: Buffer): Buffer {
  const recipe = (name: string) => `<div class="recipe-details"><h2 itemprop="name">${name}</h2>
    <img itemprop="photo0" src="images/leeks.png"><span itemprop="recipeCourse">quick</span>
    <div itemprop="recipeIngredients"><p>2 leeks</p><p>salt</p></div>
    <div itemprop="recipeDirections"><p>1. Chop the leeks.</p><p>2. Boil them.</p></div></div>`;
  const page = `<html><body>${recipe('Leek soup')}${recipe('Plum cake')}</body></html>`;
  return buildZip({ 'recipes.html': page, 'images/leeks.png': picture });
}

function schemaRecipes() {
  return usual.names.map((name) => ({
    '@type': 'Recipe',
    name,
    keywords: 'quick',
    recipeIngredient: usual.lines,
    recipeInstructions: usual.steps.map((text) => ({ '@type': 'HowToStep', text })),
  }));
}

function schemaOrg(picture: Buffer): Buffer {
  const [soup, cake] = schemaRecipes();
  return buildZip({
    'recipes/soup.json': json({ ...soup, image: 'pictures/soup.png' }),
    'recipes/pictures/soup.png': picture,
    'recipes/cake.jsonld': json({ '@graph': [cake] }),
  });
}

function mela(picture: Buffer): Buffer {
  const recipe = (title: string) =>
    json({
      title,
      ingredients: usual.lines.join('\n'),
      instructions: usual.steps.join('\n'),
      categories: ['Quick'],
      images: [picture.toString('base64')],
    });
  return buildZip({ '1.melarecipe': recipe('Leek soup'), '2.melarecipe': recipe('Plum cake') });
}

function cooklang(picture: Buffer): Buffer {
  const text = '>> tags: quick\n\nChop the @leeks{2}.\n\nBoil with @salt.\n';
  return buildZip({ 'Leek soup.cook': text, 'Leek soup.png': picture, 'Sweet/Plum cake.cook': text });
}

function paprikaHtml(picture: Buffer): Buffer {
  const page = (name: string) => `<div itemscope itemtype="http://schema.org/Recipe">
    <img itemprop="image" src="Images/1.png"><h1 itemprop="name">${name}</h1>
    <p itemprop="recipeCategory">quick</p><p itemprop="recipeIngredient">2 leeks</p>
    <p itemprop="recipeIngredient">salt</p><div itemprop="recipeInstructions">
    <p>Chop the leeks.</p><p>Boil them.</p></div></div>`;
  return buildZip({
    'Export/index.html': '<a href="Recipes/Leek soup.html">Leek soup</a>',
    'Export/Recipes/Leek soup.html': page('Leek soup'),
    'Export/Recipes/Plum cake.html': page('Plum cake'),
    'Export/Recipes/Images/1.png': picture,
  });
}
