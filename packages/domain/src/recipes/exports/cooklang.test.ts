import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDurations } from '../../durations/find/index.ts';
import { recipeCooklang } from './cooklang.ts';
import { readCooklang } from './cooklang-reader-for-test.ts';
import { ingredientParts } from './ingredient-text.ts';
import { groupByTitle, oneLine } from './recipe-parts.ts';
import {
  anyRecipe,
  food,
  hostileText,
  ingredient,
  line,
  recipe,
  roast,
  step,
  tool,
} from './recipes-for-test.ts';

const writeBody = (fields: Parameters<typeof recipe>[0]) =>
  recipeCooklang(recipe(fields), null).split('---\n').slice(2).join('---\n').trim();

describe('a recipe in Cooklang', () => {
  it('has metadata, the ingredients that no step names, and steps with marks', () => {
    expect(recipeCooklang(roast(), 'pictures/roast.webp')).toBe(`---
title: "Sunday roast"
description: "For *cold* days."
source: "https://example.com/roast?a=1&b=2"
servings: "4"
yield: "12 slices"
prep time: "15 minutes"
cook time: "1 hour 30 minutes"
time required: "an evening"
course:
  - "Dinner"
tags:
  - "Winter"
  - "Meat"
tools:
  - "frying pan"
  - "Whisk"
image: "pictures/roast.webp"
nutrition:
  calories: "640 kcal"
  proteinContent: "41 g"
  sodiumContent: "300 mg"
---

@red onions{1 1/2%cups}(chopped), @salt to taste{}

Sauce: @stock cube{1/2}

== Meat ==

Brown the @pork shoulder{2%kg}(on the bone) in a #frying pan{} for ~{25%minutes}.

Roast it for 1 hour and 30 minutes with the onion.

== Sauce ==

Finish:
Stir everything.

> Leftovers:
> Freeze well.
`);
  });

  it.each([
    ['Fry the egg. Add an egg.', '@egg{2}\n\nFry the egg. Add an egg.'],
    ['Use (egg)(fresh).', 'Use (@egg{2})(fresh).'],
    ['Fry the egg(s).', 'Fry the @egg{2}\\(s).'],
    [
      'Mail me@home.org -- or not [- x -] {1}.',
      '@egg{2}\n\nMail me\\@home.org \\-\\- or not \\[- x -] \\{1\\}.',
    ],
    ['> quoted\n== not a title ==', '@egg{2}\n\n\\> quoted\n\\== not a title =='],
    ['One.\n\n\nTwo.', '@egg{2}\n\nOne.\nTwo.'],
    ['20–25 Minuten, then half an hour.', '@egg{2}\n\n20–25 Minuten, then half an hour.'],
    ['Rest 20-25 minutes, 10 to 15 minutes.', '@egg{2}\n\nRest ~{20-25%minutes}, 10 to 15 minutes.'],
  ])('writes the step %j', (text, written) => {
    const eggs = ingredient({ quantity: 2, food: { ...food('egg'), aliases: [] } });
    expect(writeBody({ recipeIngredient: [eggs], recipeInstructions: [step(text)] })).toBe(written);
  });

  it('changes no word: what is not named in full is listed and not marked', () => {
    const named = (name: string, said: string) =>
      writeBody({ recipeIngredient: [ingredient({ food: food(name) })], recipeInstructions: [step(said)] });
    expect(named('Zwiebel', 'Die Zwiebeln schneiden.')).toBe('@Zwiebel{}\n\nDie Zwiebeln schneiden.');
    expect(named('onions', 'Cut the Onions.')).toBe('Cut the @Onions{}.');
    expect(named('leek oil', 'Oil the grate.')).toBe('@leek oil{}\n\nOil the grate.');
    const grill = writeBody({
      recipeIngredient: [line('3 tablespoons leek oil'), line('Grill heat: high'), line('2 leeks')],
      recipeInstructions: [
        step('Heat the pan over medium heat, then oil the grate.'),
        step('Turn the leeks for 10 to 15 minutes.'),
      ],
    });
    expect(grill).toBe(
      '@leek oil{3%tablespoons}, @Grill heat: high{}\n\nHeat the pan over medium heat, then oil the grate.\n\nTurn the @leeks{2} for 10 to 15 minutes.',
    );
  });

  it('marks the same name of two ingredients only where a step is linked to one', () => {
    const [dough, filling] = ['salt', 'salt'].map((name) => ingredient({ food: food(name) }));
    const recipeIngredient = [dough, filling].filter((one) => one !== undefined);
    const links = [{ referenceId: filling?.referenceId ?? null }];
    const steps = [step('Add salt.'), step('Add the salt.', { ingredientReferences: links })];
    expect(writeBody({ recipeIngredient, recipeInstructions: steps })).toBe(
      '@salt{}\n\nAdd salt.\n\nAdd the @salt{}.',
    );
  });

  it('has no path of another recipe as a name', () => {
    expect(writeBody({ recipeIngredient: [line('../sauces/Hollandaise')] })).toBe(
      '@\\…/sauces/Hollandaise{}',
    );
  });

  it('lists what no step names in the groups of the recipe', () => {
    const rows = [
      line('1 cup (240 ml) milk'),
      ingredient({ quantity: 1, food: food('lime'), title: 'To serve' }),
    ];
    expect(writeBody({ recipeIngredient: rows })).toBe('@milk{1%cup}(240 ml)\n\nTo serve: @lime{1}');
  });

  it('marks a tool only where a step names it in full', () => {
    const tools = [tool('pan'), tool('baking sheet')];
    expect(
      writeBody({ tools, recipeInstructions: [step('Heat the pan, not the pancake, on a sheet.')] }),
    ).toBe('Heat the #pan{}, not the pancake, on a sheet.');
  });

  it('does not look for names in a recipe without end, and loses nothing of it', () => {
    const recipeIngredient = Array.from({ length: 1000 }, (_, index) => line(`2 cups aaaa b${index}`));
    const recipeInstructions = Array.from({ length: 50 }, () => step('Mix aaaa for 5 minutes. '.repeat(400)));
    const { marks, steps } = readCooklang(
      recipeCooklang(recipe({ recipeIngredient, recipeInstructions }), null),
    );
    expect(marks.filter(({ sign }) => sign === '@')).toHaveLength(1000);
    expect(steps).toHaveLength(51);
  }, 20_000);

  it('loses nothing, whatever signs the texts have', () => {
    fc.assert(
      fc.property(anyRecipe(hostileText), (any) => {
        const read = readCooklang(recipeCooklang(any, null));
        expect(read.metadata['title'] ?? '').toBe(oneLine(any.name));
        const wanted = any.recipeIngredient.map(ingredientParts).filter((one) => one !== null);
        const found = read.marks.filter(({ sign }) => sign === '@');
        expect(found.map(joinAmount).toSorted()).toEqual(wanted.map(joinAmount).toSorted());
        const said = found.map(({ name, preparation }) => `${name}, ${preparation}`);
        for (const { name } of wanted) expect(said.some((text) => text.includes(name))).toBe(true);
        const titles = groupByTitle(any.recipeInstructions).flatMap(({ title }) =>
          title === null ? [] : [title],
        );
        expect(read.sections.map(oneLine)).toEqual(titles);
        const all = [...read.steps, ...read.notes].join(' ');
        const texts = [...any.recipeInstructions, ...any.notes].map(({ text }) => text);
        const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
        for (const word of words) expect(all).toContain(word);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps steps and notes to the letter where nothing is marked', () => {
    const withoutTimes = hostileText.filter((text) => findDurations(text).length === 0);
    fc.assert(
      fc.property(fc.array(withoutTimes, { minLength: 1, maxLength: 4 }), (texts) => {
        const notes = texts.map((text) => ({ title: '', text }));
        const one = recipe({ recipeInstructions: texts.map((text) => step(text)), notes });
        const { steps, notes: read } = readCooklang(recipeCooklang(one, null));
        const wanted = texts.map(squeezed).filter((text) => text !== '');
        expect(steps.map(squeezed)).toEqual(wanted);
        expect(read.map(squeezed)).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });
});

function joinAmount({ quantity, unit }: { readonly quantity: string; readonly unit: string }): string {
  return `${quantity} ${unit}`.trim();
}

function squeezed(text: string): string {
  return text.replace(/[\s\u0085]+/g, '');
}
