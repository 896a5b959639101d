import type { Recipe } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { filledRecipe } from '../../testing/filled-recipe/index.ts';
import { bookRecipe } from '../books/book-recipe.ts';
import { exportedRecipe } from '../exports/index.ts';
import { textsForTest } from '../exports/texts-for-test.ts';
import { changedFields, completeContent, pickContent, type RecipeContent } from '../history/index.ts';
import { mergeRecipes } from '../merge/index.ts';
import {
  emptyRecipe,
  factNames,
  type FieldName,
  fieldNames,
  isFact,
  listColumnFields,
  listFieldsWith,
  recipeFields,
} from './index.ts';

const kept = listFieldsWith({ inHistory: true });
const byServer = listFieldsWith({ absent: 'ignored' });
const byClients = fieldNames.filter((name) => recipeFields[name].absent !== 'ignored');
const only = (name: FieldName): Recipe => ({ ...emptyRecipe, [name]: filledRecipe[name] });

describe('the table of fields', () => {
  it('has a column once', () => {
    const columns = listColumnFields().map((name) => recipeFields[name].column);
    expect(new Set(columns).size).toBe(columns.length);
  });

  it.each(fieldNames.filter((name) => name !== 'comments'))('%s is filled in the sample', (name) => {
    expect(filledRecipe[name]).not.toEqual(emptyRecipe[name]);
  });
});

describe('the history of a recipe', () => {
  it.each(kept)('notices a change of %s', (name) => {
    expect(changedFields(pickContent(emptyRecipe), pickContent(only(name)))).toEqual([name]);
  });

  it.each(fieldNames.filter((name) => !recipeFields[name].inHistory))('passes over %s', (name) => {
    expect(changedFields(pickContent(emptyRecipe), pickContent(only(name)))).toEqual([]);
  });

  it.each(kept)('reads a state from before there was %s as one without it', (name) => {
    const { [name]: _unknown, ...stored }: Partial<RecipeContent> = pickContent(filledRecipe);
    const emptied = pickContent({ ...filledRecipe, [name]: emptyRecipe[name] });
    expect(completeContent(stored)).toEqual(emptied);
  });
});

describe('a merge of two edits', () => {
  it.each(byClients)('takes %s from the side that has changed it', (name) => {
    const [changed, base] = [only(name), emptyRecipe];
    // An object without members says as little as none.
    const value = (recipe: Recipe) => recipe[name] ?? {};
    expect(value(mergeRecipes({ base, mine: changed, theirs: base }).value)).toEqual(value(changed));
    expect(value(mergeRecipes({ base, mine: base, theirs: changed }).value)).toEqual(value(changed));
    expect(value(mergeRecipes({ base: changed, mine: base, theirs: changed }).value)).toEqual(value(base));
  });

  it.each(byServer)('takes %s as it is stored', (name) => {
    const [mine, theirs] = [filledRecipe, emptyRecipe];
    expect(mergeRecipes({ base: theirs, mine, theirs }).value[name]).toEqual(theirs[name]);
  });
});

/** Parts that a format does not have: the picture is handed over beside the recipe, dates are for programs. */
const withoutPlace: Readonly<Record<string, readonly FieldName[]>> = {
  'json-ld': ['image'],
  cooklang: ['image', 'dateUpdated'],
  markdown: ['image', 'dateUpdated'],
  // A page of a book has its organizers in the indexes of the book.
  book: ['image', 'dateAdded', 'dateUpdated', 'recipeCategory', 'tags', 'tools', 'rating', 'extras'],
};

const picture = { picture: null, texts: textsForTest };
const formats: readonly [name: string, write: (recipe: Recipe) => unknown][] = [
  ['json-ld', (recipe) => exportedRecipe(recipe, 'json-ld', picture)],
  ['cooklang', (recipe) => exportedRecipe(recipe, 'cooklang', picture)],
  ['markdown', (recipe) => exportedRecipe(recipe, 'markdown', picture)],
  ['book', (recipe) => bookRecipe(recipe, { key: 'r1', language: 'en', texts: textsForTest })],
];

describe.each(formats)('a recipe as %s', (format, write) => {
  /** The cook time of the older field counts where the other one is empty. */
  const whole = (name: FieldName) =>
    name === 'cookTime' ? { ...filledRecipe, performTime: null } : filledRecipe;
  const isWritten = (name: FieldName) => {
    const emptied = { ...whole(name), [name]: emptyRecipe[name] };
    return JSON.stringify(write(emptied)) !== JSON.stringify(write(whole(name)));
  };
  const isPlaced = (name: FieldName) => {
    if (withoutPlace[format]?.includes(name)) return false;
    // By their ids, recipes of one export are found as ingredients of others.
    if (name === 'id') return format !== 'book';
    if (!isFact(name)) return recipeFields[name].exported === 'part';
    const { schemaOrg, cooklang } = factNames[name];
    return (format !== 'json-ld' || schemaOrg !== null) && (format !== 'cooklang' || cooklang !== null);
  };

  it.each(fieldNames.filter(isPlaced))('has %s', (name) => {
    expect(isWritten(name)).toBe(true);
  });

  it.each(fieldNames.filter((name) => !isPlaced(name)))('leaves %s out', (name) => {
    expect(isWritten(name)).toBe(false);
  });
});
