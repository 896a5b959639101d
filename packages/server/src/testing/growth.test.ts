import { RecipeInput } from '@hearth/contract';
import { parseIngredientLine } from '@hearth/ingredients/parser';
import { splitMarkdown } from '@hearth/domain/text/markdown';
import { parseFilter } from '@hearth/domain/search/query-filter';
import { extractRecipe } from '@hearth/recipe-extractor/extraction';
import { describe, expect, it } from 'vitest';
import { readJsonBody } from '../platform/http/input/json-body.ts';
import { lenientReader } from '../platform/http/input/lenient-input.ts';
import { countSteps } from './count-steps.ts';
import { type TestMember, TestServer } from './test-server.ts';

const list = <T>(length: number, entry: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => entry(at));
/** Between what is in proportion and the square, with room for steps that come now and then. */
const maxGrowth = 2.8;
const readRecipe = lenientReader(RecipeInput);

const page = (recipe: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...recipe })}</script>`;

/** Work on input of a size that may be doubled. */
const works: readonly (readonly [string, (size: number) => unknown])[] = [
  ['a JSON body of lists', (size) => readJsonBody(Buffer.from(`[${'[],'.repeat(size)}1]`))],
  ['a JSON body of disguised texts', (size) => readJsonBody(Buffer.from(`[${'"\\u005f",'.repeat(size)}1]`))],
  [
    'validation of ingredients',
    (size) =>
      RecipeInput.parse(readRecipe({ recipeIngredient: list(size / 4, (at) => ({ note: `n${at}` })) })),
  ],
  [
    'a page of ingredients',
    (size) => extractRecipe(page({ recipeIngredient: list(size, (at) => `${at} cups`) }), null),
  ],
  [
    'a page of steps',
    (size) =>
      extractRecipe(
        page({ recipeIngredient: ['x'], recipeInstructions: list(size, (at) => ({ text: `Stir ${at}.` })) }),
        null,
      ),
  ],
  [
    'a page of list entries',
    (size) => extractRecipe(`<ul>${'<li>1 cup flour</li>'.repeat(size)}</ul>`, null),
  ],
  ['a page that nests', (size) => extractRecipe(`${'<div>'.repeat(size)}1 cup flour`, null)],
  ['a filter of comparisons', (size) => parseFilter(list(size / 16, () => 'a = 1').join(' OR '))],
  ['an ingredient line of words', (size) => parseIngredientLine('cup '.repeat(size / 4), () => false)],
  ['a Markdown text of paragraphs', (size) => splitMarkdown('word\n\n'.repeat(size))],
];

/** How the work for more input grows when the input doubles: 2 where it is in proportion, 4 where it is the square. */
async function measureGrowth(work: (size: number) => unknown, size: number): Promise<number> {
  await countSteps(() => work(size * 4));
  const [one, two, four] = [
    await countSteps(() => work(size)),
    await countSteps(() => work(size * 2)),
    await countSteps(() => work(size * 4)),
  ];
  return (four - two) / (two - one);
}

describe('twice as much takes no more than about twice the work', () => {
  it.each(works)('%s', async (_, work) => {
    expect(await measureGrowth(work, 1000)).toBeLessThan(maxGrowth);
  });

  it('the square of the input is seen', async () => {
    const square = (size: number) => list(size, (at) => list(size, (other) => other + at));
    expect(await measureGrowth(square, 50)).toBeGreaterThan(maxGrowth);
  });

  describe('saving', () => {
    it.each([
      ['ingredients', (size: number) => ({ recipeIngredient: list(size, (at) => ({ note: `line ${at}` })) })],
      ['steps', (size: number) => ({ recipeInstructions: list(size, (at) => ({ text: `step ${at}` })) })],
      ['tags', (size: number) => ({ tags: list(size, (at) => `tag ${at}`) })],
    ])('a recipe of %s', async (_, fieldsOf) => {
      const server = await TestServer.start('sqlite');
      const cook: TestMember = await server.member({ rights: ['canOrganize'] });
      const client = server.as(cook);
      let count = 0;
      const growth = await measureGrowth((size) => client.cook(`Soup ${(count += 1)}`, fieldsOf(size)), 100);
      expect(growth).toBeLessThan(maxGrowth);
      await server.stop();
    });
  });
});
