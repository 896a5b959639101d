import type { Recipe } from '@hearth/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRecipes, type Side } from './index.ts';

type Ingredient = Recipe['recipeIngredient'][number];
type Step = Recipe['recipeInstructions'][number];

const ingredient = (id: string, note: string): Ingredient => ({
  quantity: 1,
  unit: null,
  food: null,
  note,
  isFood: false,
  disableAmount: false,
  display: `1 ${note}`,
  title: null,
  originalText: null,
  referenceId: id,
  referencedRecipe: null,
});
const step = (id: string, text: string, references: string[] = []): Step => ({
  id,
  title: null,
  summary: null,
  text,
  ingredientReferences: references.map((referenceId) => ({ referenceId })),
});
const base: Recipe = {
  ...({ id: '1', slug: 'soup', updatedAt: 'then', image: null } as Recipe),
  name: 'Soup',
  description: 'As it was.',
  recipeServings: 4,
  totalTime: null,
  orgURL: null,
  recipeCategory: [],
  tags: [{ id: 't1', name: 'Quick', slug: 'quick', groupId: 'g' }],
  tools: [],
  recipeIngredient: ['leek', 'salt', 'cream', 'water'].map((note, at) => ingredient(`i${at}`, note)),
  recipeInstructions: [
    step('s0', 'Wash and slice the leek well.', ['i0']),
    step('s1', 'Boil the water in a pot.', ['i3']),
    step('s2', 'Stir the cream in and serve.'),
  ],
  nutrition: null,
  settings: null,
  assets: [],
  notes: [{ title: 'Hint', text: 'Good on the second day.' }],
  extras: {},
  comments: [],
};
/** The response of the server to a save: steps have new ids. */
const stored = (recipe: Recipe): Recipe => ({
  ...recipe,
  updatedAt: 'now',
  recipeInstructions: recipe.recipeInstructions.map((one) => ({ ...one, id: `new-${one.id}` })),
});
const texts = (recipe: Recipe) => recipe.recipeInstructions.map(({ text }) => text);
const notes = (recipe: Recipe) => recipe.recipeIngredient.map(({ note }) => note);
const withNote = (recipe: Recipe, at: number, change: Partial<Ingredient>): Recipe => ({
  ...recipe,
  recipeIngredient: recipe.recipeIngredient.map((row, index) => (index === at ? { ...row, ...change } : row)),
});

describe('two people who edit one recipe', () => {
  it('keeps changes of both sides in different fields, rows and parts of a row', () => {
    const mine = withNote({ ...base, description: 'Mine.', extras: { shelf: '3' } }, 0, { note: 'leeks' });
    const theirs = stored(
      withNote({ ...base, totalTime: '1 h', extras: { cellar: '2' } }, 0, { quantity: 3 }),
    );
    const { value, conflicts } = mergeRecipes({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(value).toMatchObject({
      description: 'Mine.',
      totalTime: '1 h',
      extras: { shelf: '3', cellar: '2' },
      updatedAt: 'now',
    });
    expect(value.recipeIngredient[0]).toMatchObject({ note: 'leeks', quantity: 3 });
  });

  it('a recipe within it is the same one under any name, and another one asks', () => {
    const inner = (id: string, name: string) => ({
      referencedRecipe: { ...base, id, name, inTrash: false } as Ingredient['referencedRecipe'],
    });
    const linked = withNote(base, 0, inner('r1', 'Stock'));
    const renamed = stored(withNote({ ...linked, totalTime: '1 h' }, 0, inner('r1', 'Broth')));
    const mine = withNote(linked, 0, { quantity: 3 });
    const { value, conflicts } = mergeRecipes({ base: linked, mine, theirs: renamed });
    expect(conflicts).toEqual([]);
    expect(value.recipeIngredient[0]).toMatchObject({ quantity: 3, referencedRecipe: { id: 'r1' } });
    const exchanged = withNote(linked, 0, inner('r2', 'Dashi'));
    const kept = mergeRecipes({ base: linked, mine: exchanged, theirs: renamed });
    expect([kept.conflicts, kept.value.recipeIngredient[0]?.referencedRecipe?.id]).toEqual([[], 'r2']);
    const other = stored(withNote(linked, 0, inner('r3', 'Miso')));
    expect(mergeRecipes({ base: linked, mine: exchanged, theirs: other }).conflicts).toMatchObject([
      { field: 'recipeIngredient', row: 1, member: 'referencedRecipe' },
    ]);
  });

  it('are asked for the field that both have changed, and only for that', () => {
    const mine = withNote({ ...base, name: 'Leek soup' }, 1, { note: 'sea salt' });
    const theirs = stored(withNote({ ...base, totalTime: '1 h' }, 1, { note: 'rock salt' }));
    const first = mergeRecipes({ base, mine, theirs });
    expect(first.conflicts).toMatchObject([
      {
        field: 'recipeIngredient',
        row: 2,
        member: 'note',
        base: 'salt',
        mine: 'sea salt',
        theirs: 'rock salt',
      },
    ]);
    const [conflict] = first.conflicts;
    const choices = new Map<string, Side>([[conflict?.id ?? '', 'theirs']]);
    expect(notes(mergeRecipes({ base, mine, theirs }, choices).value)[1]).toBe('rock salt');
    expect(notes(first.value)[1]).toBe('sea salt');
  });

  it('keep steps that one has moved and the other has reworded or linked', () => {
    const [first, second, third] = base.recipeInstructions as [Step, Step, Step];
    const mine = { ...base, recipeInstructions: [third, first, second] };
    const reworded = { ...first, text: 'Wash and slice the leek very well.' };
    const theirs = stored({
      ...base,
      recipeInstructions: [reworded, second, { ...third, ingredientReferences: [{ referenceId: 'i2' }] }],
    });
    const { value, conflicts } = mergeRecipes({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(texts(value)).toEqual([third.text, reworded.text, second.text]);
    expect(value.recipeInstructions[0]).toMatchObject({
      id: 's2',
      ingredientReferences: [{ referenceId: 'i2' }],
    });
  });

  it('are asked about a row that one took out and the other changed, and about two orders', () => {
    const mine = { ...base, recipeIngredient: base.recipeIngredient.slice(1).toReversed() };
    const changed = withNote(base, 0, { note: 'two leeks' });
    const [a, b, c, d] = changed.recipeIngredient as [Ingredient, Ingredient, Ingredient, Ingredient];
    const theirs = stored({ ...changed, recipeIngredient: [a, c, b, d] });
    const { conflicts } = mergeRecipes({ base, mine, theirs });
    expect(conflicts.map(({ kind }) => kind)).toEqual(['order', 'row']);
    const choices = new Map<string, Side>(conflicts.map(({ id }) => [id, 'theirs']));
    expect(notes(mergeRecipes({ base, mine, theirs }, choices).value)).toEqual([
      'two leeks',
      'cream',
      'salt',
      'water',
    ]);
  });

  it('find a step that was stored before the answer was lost once, not twice', () => {
    const mine = { ...base, recipeInstructions: [...base.recipeInstructions, step('mine', 'Eat.')] };
    const { value, conflicts } = mergeRecipes({ base, mine, theirs: stored(mine) });
    expect(conflicts).toEqual([]);
    expect(texts(value)).toEqual(texts(mine));
  });

  it('have the tags of both sides without those that either removed', () => {
    const tag = (name: string) => ({ id: name, name, slug: name, groupId: 'g' });
    const mine = { ...base, tags: [...base.tags, tag('mine')] };
    const theirs = stored({ ...base, tags: [tag('theirs')] });
    const { value } = mergeRecipes({ base, mine, theirs });
    expect(value.tags.map(({ name }) => name).toSorted()).toEqual(['mine', 'theirs']);
  });
});

/** Members that a save replaces as a whole. */
const plain = [
  'name',
  'description',
  'totalTime',
  'orgURL',
  'userId',
  'lastMade',
  'dateAdded',
  'createdAt',
] as const;

type Edit = (recipe: Recipe, who: string) => Recipe;
const someText = fc.string({ minLength: 1, maxLength: 8 });
const scalar = fc.tuple(fc.constantFrom(...plain), someText);
const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  scalar.map(([name, text]): Edit => (recipe) => ({ ...recipe, [name]: text })),
  fc.tuple(fc.nat(3), someText).map(
    ([at, note]): Edit =>
      (recipe) =>
        withNote(recipe, at, { note }),
  ),
  fc.tuple(fc.nat(3), fc.nat(9)).map(
    ([at, quantity]): Edit =>
      (recipe) =>
        withNote(recipe, at, { quantity }),
  ),
  fc.nat(3).map((at): Edit => (recipe) => ({
    ...recipe,
    recipeIngredient: recipe.recipeIngredient.toSpliced(at, 1),
  })),
  fc.tuple(fc.nat(4), someText).map(([at, text]): Edit => (recipe, who) => {
    const row = ingredient(`${who}-${recipe.recipeIngredient.length}-${text}`, `${who} ${text}`);
    return { ...recipe, recipeIngredient: recipe.recipeIngredient.toSpliced(at, 0, row) };
  }),
  fc.nat(3).map((at): Edit => (recipe) => {
    const [row] = recipe.recipeIngredient.slice(at);
    const rest = recipe.recipeIngredient.filter((one) => one !== row);
    return { ...recipe, recipeIngredient: row === undefined ? rest : [row, ...rest] };
  }),
  fc.tuple(fc.nat(3), someText).map(([at, text]): Edit => (recipe, who) => ({
    ...recipe,
    recipeInstructions: recipe.recipeInstructions.toSpliced(
      at,
      0,
      step(`${who}${at}${text}`, `${who}: ${text}`),
    ),
  })),
);
const edits = fc.array(anEdit, { maxLength: 6 });
const after = (all: readonly Edit[], who: string) => all.reduce((recipe, edit) => edit(recipe, who), base);
const withoutIds = (recipe: Recipe) => ({
  ...recipe,
  updatedAt: null,
  recipeInstructions: recipe.recipeInstructions.map((one) => ({ ...one, id: null })),
});

describe('any two edits', () => {
  it('edits of one alone are all there is, without a question', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const one = after(all, 'a');
        const [mine, theirs] = [
          mergeRecipes({ base, mine: one, theirs: stored(base) }),
          mergeRecipes({ base, mine: base, theirs: stored(one) }),
        ];
        expect([...mine.conflicts, ...theirs.conflicts]).toEqual([]);
        expect(withoutIds(mine.value)).toEqual(withoutIds(one));
        expect(withoutIds(theirs.value)).toEqual(withoutIds(one));
      }),
    );
  });

  it('lose no change without a conflict', () => {
    fc.assert(
      fc.property(edits, edits, (own, other) => {
        const [mine, theirs] = [after(own, 'm'), stored(after(other, 't'))];
        const { value, conflicts } = mergeRecipes({ base, mine, theirs });
        const asked = conflicts
          .flatMap((one) => [JSON.stringify(one.mine), JSON.stringify(one.theirs)])
          .join();
        const isKept = (text: string, among: readonly unknown[]) =>
          among.includes(text) || asked.includes(JSON.stringify(text));
        const before = new Map(base.recipeIngredient.map((row) => [row.referenceId, row.note]));
        for (const version of [mine, theirs]) {
          const written = [
            ...version.recipeIngredient
              .filter((row) => before.get(row.referenceId) !== row.note)
              .map((row) => ({ text: row.note, among: notes(value) })),
            ...texts(version)
              .filter((text) => !texts(base).includes(text))
              .map((text) => ({ text, among: texts(value) })),
            ...plain
              .filter((name) => version[name] !== base[name])
              .map((name) => ({ text: version[name], among: [value[name]] })),
          ];
          expect(written.filter(({ text, among }) => !isKept(text ?? '', among))).toEqual([]);
        }
        const ids = value.recipeIngredient.map(({ referenceId }) => referenceId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 500 },
    );
  });

  it('every question can be answered either way', () => {
    fc.assert(
      fc.property(edits, edits, (own, other) => {
        const versions = { base, mine: after(own, 'm'), theirs: stored(after(other, 't')) };
        const { conflicts } = mergeRecipes(versions);
        for (const side of ['mine', 'theirs'] as const) {
          const choices = new Map<string, Side>(conflicts.map(({ id }) => [id, side]));
          const chosen = mergeRecipes(versions, choices);
          // The answer about the order of rows moves the questions about them.
          expect(chosen.conflicts.map(({ id }) => id).toSorted()).toEqual(
            conflicts.map(({ id }) => id).toSorted(),
          );
          const ofFields = chosen.conflicts.filter(({ kind, member }) => kind === 'value' && member === null);
          expect(ofFields.map(({ field }) => chosen.value[field as keyof Recipe])).toEqual(
            ofFields.map((one) => one[side]),
          );
        }
      }),
    );
  });
});
