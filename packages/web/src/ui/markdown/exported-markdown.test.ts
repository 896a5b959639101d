import type { Recipe } from '@hearth/contract';
import { exportedRecipe } from '@hearth/domain/recipes/exports';
import * as fc from 'fast-check';
import { lexer, walkTokens } from 'marked';
import { describe, expect, it } from 'vitest';

const signs = '` ``` ~~~ # ## --- *** === - > <script> </script> <!-- <b> [x](y) | 1. \\ &lt; @ { * _'.split(
  ' ',
);
const lines = ['\n---\n', '\n===\n', '\n> ---\n', '\n- # x\n', '\na|b\n-|-\n', '\n[x]: y\n', '    x\n'];
const sign = fc.constantFrom(...signs, ...lines, '\t', '\n', '\n\n', ' ');
const hostile = fc
  .array(fc.oneof(sign, fc.stringMatching(/^[a-z]{1,5}$/)), { maxLength: 12 })
  .map((parts) => `${parts.join('')}w`);

const label = 'Label';
const nutrients = new Proxy({}, { get: () => label });
const texts = new Proxy({}, { get: (_, key) => (key === 'nutrients' ? nutrients : label) });

function renderPage(text: string): string {
  const named = { unit: null, food: null, referencedRecipe: null };
  const ingredient = { quantity: 1, ...named, note: text, title: text, disableAmount: true };
  const step = { title: text, summary: text, text, ingredientReferences: [] };
  const names = [{ name: text }];
  const recipe = {
    name: text,
    description: text,
    orgURL: text,
    prepTime: text,
    recipeYield: text,
    recipeYieldQuantity: 0,
    recipeServings: 0,
    recipeCategory: names,
    tags: names,
    tools: names,
    recipeIngredient: [ingredient, { ...ingredient, title: null }],
    recipeInstructions: [step, { ...step, title: null }],
    notes: [{ title: text, text }],
    nutrition: { calories: text },
  };
  return exportedRecipe(recipe as unknown as Recipe, 'markdown', {
    picture: null,
    texts: texts as Parameters<typeof exportedRecipe>[2]['texts'],
  });
}

function listKinds(markdown: string): string[] {
  const kinds: string[] = [];
  void walkTokens(lexer(markdown), (token) => {
    if (token.type === 'heading' && 'depth' in token) kinds.push(`h${token.depth}`);
    else kinds.push(token.type);
  });
  return kinds;
}

describe('an exported recipe as Markdown is read', () => {
  it('has its own headings and no others, no HTML but the comment that carries the recipe, no code and no rules, whatever its texts are', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const kinds = listKinds(renderPage(text));
        expect(kinds.filter((kind) => /^h\d$/.test(kind))).toEqual([
          'h1',
          'h2',
          'h3',
          'h2',
          'h3',
          'h2',
          'h3',
          'h2',
        ]);
        expect(
          kinds.filter((kind) => ['html', 'code', 'codespan', 'hr', 'def', 'table'].includes(kind)),
        ).toEqual(['html']);
      }),
      { numRuns: 1000 },
    );
  });
});
