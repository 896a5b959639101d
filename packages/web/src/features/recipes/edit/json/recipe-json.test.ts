import { listColumnFields } from '@hearth/domain/recipes/fields';
import { filledRecipe } from '@hearth/domain/testing/filled-recipe';
import { describe, expect, it } from 'vitest';
import { toDraft } from '../state/draft.ts';
import { scanJson } from './json-places.ts';
import { readDraft, writeDraft } from './recipe-json.ts';

const sound = {
  name: 'Soup',
  recipeServings: 2,
  recipeYieldQuantity: 0,
  recipeCategory: [],
  tags: [{ id: '1', name: 'a', slug: 'a', colour: 'red' }],
  tools: [],
  recipeIngredient: [{ note: 'leek' }],
  recipeInstructions: [{ text: 'Cook.', ingredientReferences: [] }],
  notes: [],
  assets: [],
  settings: {
    public: true,
    showNutrition: false,
    showAssets: false,
    landscapeView: false,
    disableComments: true,
    disableAmount: true,
    locked: false,
  },
  extras: {},
  future: { kept: [1, 2] },
};

describe('reading a draft from text', () => {
  it('keeps unknown members and fills in missing ones of new rows', () => {
    const { draft } = readDraft(JSON.stringify(sound));
    expect(draft).toMatchObject({ future: { kept: [1, 2] }, tags: [{ colour: 'red' }] });
    expect(draft?.recipeIngredient[0]).toMatchObject({ note: 'leek', quantity: null });
    expect(draft?.recipeInstructions[0]?.id).toMatch(/-/);
  });

  it.each([
    ['{\n  "name": "x",\n}', 3],
    ['{\n  "name": "x\n"}', 2],
    ['[1,\n2', 2],
    ['{}\nx', 2],
    ['', 1],
    ['{"a": 01}', 1],
  ])('finds the line of the mistake in %j', (text, line) => {
    expect(readDraft(text).problems).toEqual([{ line, member: '', expected: 'syntax' }]);
  });

  it('reports members of the wrong type, by line', () => {
    const text = JSON.stringify({ ...sound, name: 7, recipeIngredient: [{ note: 1 }] }, null, 2);
    const lines = text.split('\n');
    const { problems } = readDraft(text);
    expect(problems.map(({ member }) => member)).toEqual(['name', 'recipeIngredient.0.note']);
    expect(lines[(problems[0]?.line ?? 0) - 1]).toContain('"name"');
    expect(lines[(problems[1]?.line ?? 0) - 1]).toContain('"note"');
  });

  it('reports a missing member at the line of its parent', () => {
    expect(readDraft('[]').problems).toEqual([{ line: 1, member: '', expected: 'object' }]);
    const { notes: _notes, ...rest } = sound;
    expect(readDraft(JSON.stringify(rest)).problems).toEqual([
      { line: 1, member: 'notes', expected: 'list' },
    ]);
  });
});

describe('scanning JSON', () => {
  it.each(['{"a":[1,-2.5e3,true,null,"\\u00e4\\n"],"b":{}}', ' [ ] ', '"x"', '0'])('accepts %j', (text) => {
    expect(scanJson(text).ok).toBe(true);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it.each(['{a:1}', "'x'", '[1 2]', '{"a" 1}', 'nul', '"\\x"', '[1,]', '-'])('refuses %j', (text) => {
    expect(scanJson(text).ok).toBe(false);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });
});

describe('a recipe with every field', () => {
  const draft = toDraft(filledRecipe);

  it('is the same after it was written and read', () => {
    expect(readDraft(writeDraft(draft)).draft).toEqual(draft);
  });

  it.each(listColumnFields('line', 'time', 'text', 'number'))('is refused with %s as a list', (member) => {
    const { problems } = readDraft(JSON.stringify({ ...draft, [member]: [] }));
    expect(problems).toMatchObject([{ member }]);
  });
});
