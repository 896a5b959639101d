import { describe, expect, it } from 'vitest';
import { extractRecipe } from './index.ts';

/** CPU milliseconds of the fastest of three runs, which leaves out pauses of the machine. */
function measureCpu(work: () => unknown): number {
  const runs = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

const item = (text: string): string => `<li itemprop="recipeIngredient" class="ingredient">${text}</li>`;
const jsonLd = (json: string): string => `<script type="application/ld+json">${json}</script>`;

const soup = jsonLd(
  '{"@type":"Recipe","recipeIngredient":["2 leeks","1 l stock"],"recipeInstructions":"mix"}',
);

/** Pages that grow with a number, each an attack on one part of the extractor. */
const attacks: readonly (readonly [string, number, (size: number) => string])[] = [
  ['angle brackets', 500_000, (size) => '<'.repeat(size)],
  ['opened comments', 100_000, (size) => '<!--'.repeat(size)],
  ['nested divs', 60_000, (size) => '<div>'.repeat(size)],
  ['nested divs closed by other tags', 40_000, (size) => '<div>'.repeat(size) + '</span>'.repeat(size)],
  ['nested lists of ingredients', 30_000, (size) => '<ul><li class="ingredient">1 cup'.repeat(size)],
  ['unclosed inline tags', 60_000, (size) => '<b>'.repeat(size) + '</i>'.repeat(size)],
  [
    'nested microdata',
    30_000,
    (size) => '<div itemscope itemtype="http://schema.org/Recipe" itemprop="name">a'.repeat(size),
  ],
  ['many attributes', 100_000, (size) => `<div ${'class=a '.repeat(size)}>`],
  ['nested JSON-LD', 100_000, (size) => jsonLd('[{"@graph":'.repeat(size))],
  ['broken JSON-LD string', 300_000, (size) => jsonLd(`{"@type":"Recipe","name":"${'a" b'.repeat(size)}`)],
  ['escapes in broken JSON-LD', 300_000, (size) => jsonLd(`{"name":"${'\\u12'.repeat(size)}`)],
  [
    'nested lists in a name',
    100_000,
    (size) =>
      jsonLd(`{"@type":"Recipe","recipeInstructions":"mix","name":${'['.repeat(size)}1${']'.repeat(size)}}`),
  ],
  [
    'nested lists in a step',
    100_000,
    (size) =>
      jsonLd(
        `{"@type":"Recipe","recipeIngredient":"egg","recipeInstructions":${'['.repeat(size)}1${']'.repeat(size)}}`,
      ),
  ],
  ['commas in broken JSON-LD', 300_000, (size) => jsonLd(`[${',:'.repeat(size)}`)],
  ['blanks in broken JSON-LD', 300_000, (size) => jsonLd(`{"a":"${'"     '.repeat(size)}`)],
  [
    'a huge ingredient',
    400_000,
    (size) => `<h2>Ingredients</h2><ul><li>${'1 '.repeat(size)}</li><li>1 egg</li></ul>`,
  ],
  [
    'brackets in an ingredient',
    300_000,
    (size) =>
      jsonLd(
        `{"@type":"Recipe","recipeIngredient":["${'(( '.repeat(size)}","1 egg"],"recipeInstructions":"mix"}`,
      ),
  ],
  [
    'tags in a description',
    300_000,
    (size) => jsonLd(`{"@type":"Recipe","description":"${'<a '.repeat(size)}","recipeInstructions":"mix"}`),
  ],
  [
    'digits in a time',
    300_000,
    (size) => jsonLd(`{"@type":"Recipe","totalTime":"${'1 1/1-'.repeat(size)}","recipeInstructions":"mix"}`),
  ],
  [
    'digits in a yield',
    300_000,
    (size) => jsonLd(`{"@type":"Recipe","recipeYield":"${'1,1'.repeat(size)}","recipeInstructions":"mix"}`),
  ],
  ['one list of many lines', 5_000, (size) => item('1 cup flour').repeat(size)],
  [
    'the same ingredients in JSON-LD and list',
    1_500,
    (size) => {
      const lines = Array.from({ length: size }, (_, index) => `${index} cups of flour ${index % 7}`);
      return (
        jsonLd(JSON.stringify({ '@type': 'Recipe', recipeIngredient: lines, recipeInstructions: 'mix' })) +
        lines.map(item).join('')
      );
    },
  ],
  [
    'terms with texts',
    20_000,
    (size) => `<h2>Ingredients</h2><dl>${'<dt>1 l</dt><dd>stock</dd>'.repeat(size)}</dl>`,
  ],
  ['nested terms', 20_000, (size) => `<h2>Ingredients</h2>${'<dl><dt>1 l</dt><dd>stock'.repeat(size)}`],
  [
    'items by role',
    20_000,
    (size) => `<h2>Ingredients</h2>${'<div role="listitem"><p>1 l</p><p>stock</p></div>'.repeat(size)}`,
  ],
  [
    'steps in bold',
    20_000,
    (size) =>
      `<div class="instructions"><ol>${'<li><b>Boil the stock</b></li><li>Wait for it.</li>'.repeat(size)}</ol></div>`,
  ],
  [
    'nested parts of an ingredient',
    20_000,
    (size) => `<div class="hrecipe">${'<p class="ingredient instructions">1 l'.repeat(size)}`,
  ],
  [
    'lists in items',
    10_000,
    (size) => `${soup}<ul>${item('2 leeks')}${'<li>Soup<ul><li>1 l stock</li></ul></li>'.repeat(size)}</ul>`,
  ],
  ['a page that needs its program', 40_000, (size) => '<noscript><template>1 cup'.repeat(size)],
  [
    'groups in the data of a program',
    5_000,
    (size) =>
      `${soup}<script>window.state = {"ingredientGroups": ${JSON.stringify(
        Array.from({ length: size }, () => ({
          name: 'Soup',
          items: [{ name: 'leeks', items: [{ name: 'stock' }] }],
        })),
      )}}</script>`,
  ],
  ['many headings', 20_000, (size) => '<h2>Ingredients</h2><p>1 cup</p>'.repeat(size)],
  ['many paragraphs', 40_000, (size) => `<h2>Method</h2>${'<p>mix and wait</p>'.repeat(size)}`],
  ['entities', 200_000, (size) => `<h1>${'&amp;'.repeat(size)}</h1>`],
  ['blank text', 500_000, (size) => `<h1>${' \n'.repeat(size)}</h1><h2>Ingredients</h2>`],
  [
    'siblings that repeat',
    20_000,
    (size) => `<h2>Ingredients</h2>${'<div class="r"><div>1</div><div>egg</div></div>'.repeat(size)}`,
  ],
  [
    'chrome that holds no heading',
    20_000,
    (size) => '<div class="menu">'.repeat(Math.floor(size / 10)) + 'a'.repeat(size),
  ],
  [
    'many named elements',
    10_000,
    (size) => '<div class="ingredients instructions"><p>1 cup of milk</p></div>'.repeat(size),
  ],
  [
    'items beyond the lines of the data',
    20_000,
    (size) => `${soup}<ul>${item('2 leeks')}${item('1 l stock')}${item('3 apples').repeat(size)}</ul>`,
  ],
  [
    'header cells in a row',
    10_000,
    (size) =>
      `${soup}<table><tr><td>2 leeks</td></tr><tr>${'<th></th>'.repeat(size)}</tr><tr><td>1 l stock</td></tr></table>`,
  ],
  [
    'siblings that never repeat',
    10_000,
    (size) =>
      `<h2>Ingredients</h2>${Array.from({ length: size }, (_, index) => `<div class="r${'x'.repeat(index % 50)}${index}"><div>1</div><div>egg</div></div>`).join('')}`,
  ],
  [
    'a box for each step',
    10_000,
    (size) =>
      `<div class="instructions">${'<div class="step"><div><p>Mix everything and wait for a while, then bake it.</p></div></div>'.repeat(size)}</div>`,
  ],
  [
    'headings in nested items',
    10_000,
    (size) =>
      `${soup}<ul>${item('2 leeks')}<li>${'<div>'.repeat(200)}${'<b>a</b>'.repeat(size)}</li>${item('1 l stock')}</ul>`,
  ],
  [
    'text that shares words with many lines',
    4_000,
    (size) => {
      const lines = Array.from(
        { length: 400 },
        (_, index) => `1 cup of fresh flour ${'abcdefgh'[index % 8] ?? ''}`,
      );
      return `${jsonLd(JSON.stringify({ '@type': 'Recipe', recipeIngredient: lines }))}${'<div>1 cup of</div><div>old flour</div>'.repeat(size)}`;
    },
  ],
  [
    'boxes in boxes around lines',
    4_000,
    (size) => `${soup}${'<div class="ingredient"><div>2 leeks or</div><div>1 l stock</div>'.repeat(size)}`,
  ],
  ['values in a program', 100_000, (size) => `<script>ingredients;${'a=[{'.repeat(size)}</script>`],
  ['calls in a program', 100_000, (size) => `<script>ingredients;${'a("",{b:1});'.repeat(size)}</script>`],
  [
    'texts in data',
    20_000,
    (size) =>
      `<script type="application/json">[${`${JSON.stringify('{"ingredients": ["1 egg","2 eggs"],"steps":["mix"], "name": "a pie of eggs, nothing but eggs, and more of them"}')},`.repeat(size / 10)}1]</script>`,
  ],
  [
    'recipes in data',
    20_000,
    (size) => `<script type="application/json">{"a":${'{"ingredients":["1 egg",'.repeat(size)}1</script>`,
  ],
  [
    'data in attributes',
    20_000,
    (size) => `<div data-a='[{"ingredients":[1]},${'[{"a":1},'.repeat(30)}'>`.repeat(size / 20),
  ],
  ['cards', 20_000, (size) => '<div class="wprm-recipe-name recipe-title">A<b>'.repeat(size)],
  [
    'pictures without a name',
    20_000,
    (size) => `<h1>Soup</h1><h2>Ingredients</h2>${item('2 leeks')}${'<img src="/a.jpg">'.repeat(size)}`,
  ],
];

describe('hostile pages', () => {
  it.each(attacks)('%s cost little, and no more than in proportion', (_, size, page) => {
    const [quarter, whole] = [page(size / 4), page(size)];
    extractRecipe(quarter, null);
    const first = measureCpu(() => extractRecipe(quarter, 'https://example.org/'));
    const second = measureCpu(() => extractRecipe(whole, 'https://example.org/'));
    // Four times the length costs four times as much when the work is linear, sixteen times when it is quadratic.
    // Below a third of a second the measurement is noise, and no attack.
    expect(second).toBeLessThan(Math.max(first * 9, 350));
  });
});
