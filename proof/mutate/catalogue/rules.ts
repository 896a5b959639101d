import type { Mutation } from '../mutation.ts';

/** Pure rules: amounts, durations, and what is read of pages. */
export const rules: readonly Mutation[] = [
  {
    name: 'an ingredient in a unit that is not known is weighed in pieces',
    file: 'packages/domain/src/nutrition/recipe-nutrition/named-ingredient.ts',
    find: 'return hasUnknownUnit && resolved.unit === null ?',
    replace: 'return hasUnknownUnit && resolved.unit !== null ?',
    tests: ['packages/domain/src/nutrition/recipe-nutrition/named-ingredient.test.ts'],
  },
  {
    name: 'a picture that a step shows is shown once more beside the main one',
    file: 'packages/domain/src/recipes/pictures/extra-pictures.ts',
    find: "!shown.includes(`/assets/${fileName ?? ''}`)",
    replace: "shown !== `/assets/${fileName ?? ''}`",
    tests: ['packages/domain/src/recipes/pictures/extra-pictures.test.ts'],
  },
  {
    name: 'a picture that was photographed by a phone is listed as a file',
    file: 'packages/domain/src/recipes/pictures/extra-pictures.ts',
    find: '/\\.(?:png|jpe?g|webp|gif|avif)$/i',
    replace: '/\\.(?:png|jpg|webp|gif|avif)$/i',
    tests: ['packages/domain/src/recipes/pictures/extra-pictures.test.ts'],
  },
  {
    name: 'of two fractions that are as near the one with the larger denominator is taken',
    file: 'packages/domain/src/measures/quantities/nearest-fraction.ts',
    find: 'if (candidate < distance - epsilon) {',
    replace: 'if (candidate < distance + epsilon) {',
    tests: ['packages/domain/src/measures/quantities/quantities.test.ts'],
  },
  {
    name: 'the weeks of an imported duration count as days',
    file: 'packages/recipe-extractor/src/extraction/fields/duration.ts',
    find: '[525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60]',
    replace: '[525_600, 43_200, 1440, 1440, 60, 1, 1 / 60]',
    tests: ['packages/recipe-extractor/src/extraction/fields/duration.test.ts'],
  },
  {
    name: 'the weeks of a cleaned duration count as days',
    file: 'packages/recipe-extractor/src/cleaning/clean-time.ts',
    find: '(weeks ?? 0) * 604_800',
    replace: '(weeks ?? 0) * 86_400',
    tests: ['packages/recipe-extractor/src/cleaning/clean-time.test.ts'],
  },
  {
    name: 'the weeks of a timer count as days',
    file: 'packages/domain/src/durations/find/time-unit-names.ts',
    find: 'week: 10_080,',
    replace: 'week: 1440,',
    tests: ['packages/domain/src/durations/parse/minutes-of-duration.test.ts'],
  },
  {
    name: 'the recipe that the page is titled after is not preferred',
    file: 'packages/recipe-extractor/src/extraction/structured-data/find-recipes.ts',
    find: '    (isTitled ? 4 : 0) +\n',
    replace: '    (isTitled ? 0 : 0) +\n',
    tests: ['packages/recipe-extractor/src/extraction/structured-data/find-recipes.test.ts'],
  },
  {
    name: 'of recipes that are alike the last one of the page is imported',
    file: 'packages/recipe-extractor/src/extraction/structured-data/find-recipes.ts',
    find: 'if (points > bestPoints)',
    replace: 'if (points >= bestPoints)',
    tests: ['packages/recipe-extractor/src/extraction/structured-data/find-recipes.test.ts'],
  },
  {
    name: 'a teaser is imported instead of the whole recipe',
    file: 'packages/recipe-extractor/src/extraction/structured-data/find-recipes.ts',
    find: '    (draft.ingredients.length > 0 ? 8 : 0) +\n    (draft.sections.length > 0 ? 8 : 0) +\n',
    replace: '',
    tests: ['packages/recipe-extractor/src/extraction/structured-data/find-recipes.test.ts'],
  },
];
