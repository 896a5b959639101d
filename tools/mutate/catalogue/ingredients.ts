import type { Mutation } from '../mutation.ts';

const crf = 'packages/domain/src/ingredients/crf';
const naming = 'packages/domain/src/ingredients/naming';
const corrections = 'packages/domain/src/ingredients/corrections';
const parser = 'packages/server/src/features/catalog/ingredient-parser';
const lessons = 'packages/server/src/features/catalog/ingredient-corrections';
const reading = ['packages/domain/src/ingredients/reading/reading.test.ts'];
const routes = [`${parser}/nlp.test.ts`];
const dialog = 'packages/web/src/features/recipes/recipe/editor/ingredients/reading';
const imports = ['packages/server/src/features/imports/recipe-imports/from-url/import-and-read.test.ts'];

/** How ingredient lines are read, named and learned from. */
export const ingredients: readonly Mutation[] = [
  {
    name: 'the best labels of a line forget how labels follow each other',
    file: `${crf}/decode.ts`,
    find: 'const reached = (best[(at - 1) * COUNT + before] ?? 0) + (transitions[before * COUNT + label] ?? 0);',
    replace: 'const reached = best[(at - 1) * COUNT + before] ?? 0;',
    tests: [`${crf}/decode.test.ts`],
  },
  {
    name: 'probabilities look only at what is before a word',
    file: `${crf}/decode.ts`,
    find: 'forward.map((one, place) => one * (backward[place] ?? 0))',
    replace: 'forward.map((one) => one * Math.min(1, backward.length))',
    tests: [`${crf}/decode.test.ts`],
  },
  {
    name: 'two 15-ounce cans are thirty of something',
    file: `${crf}/amounts.ts`,
    find: "wordBeforeNumber: WordBeforeNumber = 'count',",
    replace: "wordBeforeNumber: WordBeforeNumber = 'factor',",
    tests: [`${crf}/english-parts.test.ts`],
  },
  {
    name: 'a correction of a line holds only with the amount that it was made with',
    file: `${corrections}/correction.ts`,
    find: 'return amount === null ? line.trim() : `${amount.gluedUnit} ${amount.rest}`.trim();',
    replace: 'return amount === null ? line.trim() : line;',
    tests: reading,
  },
  {
    name: 'a correction whose food is gone still names it',
    file: `${naming}/name-parts.ts`,
    find: 'if (correction !== undefined && learned !== undefined) {',
    replace: 'if (correction !== undefined) {',
    tests: reading,
  },
  {
    name: 'a name that is merely alike is taken',
    file: `${naming}/name-parts.ts`,
    find: "found: text === '' ? undefined : index.named(text)",
    replace: "found: text === '' ? undefined : index.find(text)",
    tests: [...reading, ...routes],
  },
  {
    name: 'the older of two corrections of a text stays',
    file: `${lessons}/ingredient-corrections.service.ts`,
    find: 'const outdated = new Set([...rows.map(textOf), ...forgotten.map(textKeyOf)]);',
    replace: 'const outdated = new Set(forgotten.map(textKeyOf));',
    tests: routes,
  },
  {
    name: 'foods of another group may be taught',
    file: `${lessons}/ingredient-corrections.service.ts`,
    find: 'isIn(names.foods, foodId) && ',
    replace: '',
    tests: routes,
  },
  {
    name: 'a preparation takes a word out of the name of a food',
    file: `${naming}/name-parts.ts`,
    find: '  if (known.foods.named(parts.food) !== undefined) return parts;\n',
    replace: '',
    tests: reading,
  },
  {
    name: 'a word that the note had before is learned as a preparation',
    file: `${corrections}/preparations.ts`,
    find: '.filter((word) => !known.includes(word))',
    replace: '.filter(() => known.length >= 0)',
    tests: [`${corrections}/preparations.test.ts`],
  },
  {
    name: 'a line that a preparation explains is learned once more',
    file: `${parser}/lessons.service.ts`,
    find: 'createCorrectionIndex(preparations, ',
    replace: 'createCorrectionIndex(preparations.slice(0, 0), ',
    tests: routes,
  },
  {
    name: 'a preparation that somebody refuses is learned',
    file: `${dialog}/preparations.ts`,
    find: '!row.refused.includes(word)',
    replace: "word !== ''",
    tests: [`${dialog}/preparations.test.ts`],
  },
  {
    name: 'an amount beside a line of text is lost when amounts are switched on',
    file: 'packages/domain/src/ingredients/display/text-alone.ts',
    find: 'isTextAlone(ingredient) && isFreeText(text, { disableAmount: true })',
    replace: 'isTextAlone(ingredient) && isFreeText({ ...text, quantity: 1 }, { disableAmount: true })',
    tests: ['packages/domain/src/ingredients/display/text-alone.test.ts'],
  },
  {
    name: 'what was learned is lost when foods are merged',
    file: 'packages/server/src/features/catalog/foods/catalog-entries.repository.ts',
    find: '  await moveCorrections(tx, column, from, to);\n',
    replace: '',
    tests: routes,
  },
  {
    name: 'an import creates foods for lines that it does not understand',
    file: `${parser}/read-ingredients.service.ts`,
    find: 'return Math.min(quantity ?? 0, unit ?? 0, name ?? 0) >= SURE;',
    replace: 'return Math.min(quantity ?? 0, unit ?? 0, name ?? 0) >= 0;',
    tests: imports,
  },
  {
    name: 'an import creates a food in every spelling that a recipe has of it',
    file: `${parser}/read-ingredients.service.ts`,
    find: 'const key = normalizeSearchText(name);',
    replace: 'const key = name;',
    tests: imports,
  },
  {
    name: 'an AI service may leave lines out',
    file: `${parser}/openai-lines.ts`,
    find: 'if (ingredients.length !== lines.length) {',
    replace: 'if (ingredients.length > lines.length) {',
    tests: [`${parser}/openai.test.ts`],
  },
];
