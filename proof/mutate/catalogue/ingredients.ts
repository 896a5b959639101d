import type { Mutation } from '../mutation.ts';
import { lineBugs } from './lines.ts';

const model = 'packages/ingredients/src/model';
const network = `${model}/network`;
const naming = 'packages/ingredients/src/naming';
const corrections = 'packages/ingredients/src/corrections';
const parser = 'packages/server/src/features/catalog/ingredient-parser';
const lessons = 'packages/server/src/features/catalog/ingredient-corrections';
const reading = ['packages/ingredients/src/reading/reading.test.ts'];
const routes = [`${parser}/nlp.test.ts`];
const dialog = 'packages/web/src/features/recipes/edit/ingredients/reading';
const imports = ['packages/server/src/features/imports/recipe-imports/from-url/import-and-read.test.ts'];

const archives = ['packages/server/src/features/imports/migrations/reading-migrations.test.ts'];

/** How ingredient lines are read, named and learned from. */
export const ingredients: readonly Mutation[] = [
  {
    name: 'the best labels of a line forget how labels follow each other',
    file: `${model}/decode.ts`,
    find: 'const reached = (best[(at - 1) * count + before] ?? 0) + (transitions[before * count + label] ?? 0);',
    replace: 'const reached = best[(at - 1) * count + before] ?? 0;',
    tests: [`${model}/decode.test.ts`],
  },
  {
    name: 'probabilities look only at what is before a word',
    file: `${model}/decode.ts`,
    find: 'forward.map((one, place) => one * (backward[place] ?? 0))',
    replace: 'forward.map((one) => one * Math.min(1, backward.length))',
    tests: [`${model}/decode.test.ts`],
  },
  {
    name: 'the network reads a line in one direction only',
    file: `${network}/network-scores.ts`,
    find: "backwardRecurrent, 'backward'",
    replace: "backwardRecurrent, 'forward'",
    tests: [`${network}/network-scores.test.ts`],
  },
  {
    name: 'tokens that differ in their characters are kept as one',
    file: `${network}/token-vector.ts`,
    find: "`${input.word}\\n${input.shape}\\n${input.characters.join('')}`",
    replace: 'input.word',
    tests: [`${network}/network-scores.test.ts`],
  },
  {
    name: 'another name in brackets becomes part of the food',
    file: `${model}/english-parts.ts`,
    find: '&& !bracketed.has(at)',
    replace: '&& bracketed.size >= 0',
    tests: [`${model}/english-parts.test.ts`],
  },
  {
    name: 'a food that is listed behind another loses its comma',
    file: `${model}/tokens/token-text.ts`,
    find: "return /[,;]/u.test(between) ? ', ' : ' ';",
    replace: "return ' ';",
    tests: [`${model}/english-parts.test.ts`],
  },
  {
    name: 'a plural in brackets becomes a remark',
    file: 'packages/ingredients/src/reading/line-reading.ts',
    find: ".replace(maybePlural, '')",
    replace: '',
    tests: reading,
  },
  {
    name: 'thirds are read as whole ones',
    file: `${model}/tokens/number-phrases.ts`,
    find: '[name, rational(1, parts)]',
    replace: '[name, rational(parts, parts)]',
    tests: [`${model}/tokens/number-phrases.test.ts`],
  },
  {
    name: 'the network is never asked',
    file: `${model}/label-line.ts`,
    find: 'own.probability >= sure',
    replace: 'own.probability >= 0',
    tests: [`${model}/opinion-pool.test.ts`],
  },
  {
    name: 'the network decides alone',
    file: `${model}/opinion-pool.ts`,
    find: '(one + (others[at] ?? 0)) / 2',
    replace: '(others[at] ?? 0) + 0 * one',
    tests: [`${model}/opinion-pool.test.ts`],
  },
  {
    name: 'features whose places collide are lost',
    file: `${model}/features/feature-table.ts`,
    find: 'while (keys[slot] !== key && keys[slot] !== freeSlot) slot = (slot + 1) & (size - 1);',
    replace: '',
    tests: [`${model}/features/feature-table.test.ts`],
  },
  {
    name: 'a list is looked for in the next clause only',
    file: `${model}/features/clause-features.ts`,
    find: 'by <= clausesAhead',
    replace: 'by <= 1',
    tests: [`${model}/features/clauses.test.ts`],
  },
  ...lineBugs,
  {
    name: 'another amount of another food belongs to the first',
    file: `${model}/alternatives.ts`,
    find: "at >= joint && isPart(label) ? 'COMMENT' : label",
    replace: 'at >= joint && isPart(label) ? label : label',
    tests: [`${model}/alternatives.test.ts`],
  },
  {
    name: 'a size becomes part of a new food',
    file: `${naming}/name-parts.ts`,
    find: 'return { ...parts, food: sized.food, note: joined(sized.size, note) };',
    replace: 'return { ...parts, note: joined(sized.size, note) };',
    tests: reading,
  },
  {
    name: 'two 15-ounce cans are thirty of something',
    file: `${model}/amounts.ts`,
    find: "wordBeforeNumber: WordBeforeNumber = 'count',",
    replace: "wordBeforeNumber: WordBeforeNumber = 'factor',",
    tests: [`${model}/english-parts.test.ts`],
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
    find: 'const outdated = new Set([...rows.map(buildText), ...forgotten.map(buildTextKey)]);',
    replace: 'const outdated = new Set(forgotten.map(buildTextKey));',
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
    file: `${parser}/corrections.service.ts`,
    find: 'createCorrectionIndex(preparations, ',
    replace: 'createCorrectionIndex(preparations.slice(0, 0), ',
    tests: routes,
  },
  {
    name: 'a preparation that the user refuses is learned',
    file: `${dialog}/preparations.ts`,
    find: '!row.refused.includes(word)',
    replace: "word !== ''",
    tests: [`${dialog}/preparations.test.ts`],
  },
  {
    name: 'an amount beside a line of text is lost when amounts are switched on',
    file: 'packages/domain/src/ingredients/display/text-alone.ts',
    find: 'isFreeText({ quantity, note, disableAmount: true })',
    replace: 'isFreeText({ quantity: 1, note, disableAmount: true })',
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
    find: 'return Math.min(quantity ?? 0, unit ?? 0, name ?? 0) >= sure;',
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
  {
    name: 'a recipe of an archive is read against the catalog as it was before the first one',
    file: `${parser}/read-ingredients.service.ts`,
    find: 'return atRevision(scope, await findLibraryRevision(database.read(scope)));',
    replace: 'return (await findLibraryRevision(database.read(scope))) < 0 ? atRevision(scope, 0) : scope;',
    tests: archives,
  },
  {
    name: 'the parts of an ingredient in an archive are read like a line',
    file: `${parser}/read-ingredients.service.ts`,
    find: 'if (parts !== undefined) return [lineOfParts(parts, known)];',
    replace: 'if (parts !== undefined) return [lineOfParts({ ...parts, quantity: 0 }, known)];',
    tests: archives,
  },
  {
    name: 'an import of a recipe that is here already adds its foods',
    file: 'packages/server/src/features/imports/migrations/import-moved.ts',
    find: 'if (before !== undefined) return { known: before };',
    replace: '',
    tests: archives,
  },
  {
    name: 'milk is weighed in metric measures',
    file: 'packages/domain/src/measures/food-weights/food-weights.ts',
    find: 'return pouredFoods.has(key) ? null : toNumber',
    replace: "return pouredFoods.has('') ? null : toNumber",
    tests: ['packages/domain/src/measures/food-weights/food-weights.test.ts'],
  },
  {
    name: 'golden brown takes the brown sugar',
    file: 'packages/domain/src/recipes/step-links/mentioned-ingredients.ts',
    find: 'if (weakWords.has(word)) return 0;',
    replace: '',
    tests: ['packages/domain/src/recipes/step-links/step-links.test.ts'],
  },
];
