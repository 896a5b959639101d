import type { Mutation } from '../mutation.ts';

const edit = 'packages/web/src/features/recipes/edit';
const headings = 'packages/domain/src/recipes/headings';
const addUp = 'packages/server/src/features/recipes/recipe/write';
const totals = 'packages/domain/src/durations/parse/compute-total-minutes';

/** The editor: headings without lines, pasted headings, numbers as a language writes them, and times that add up. */
export const editor: readonly Mutation[] = [
  {
    name: 'a heading without lines is lost above another heading',
    file: `${edit}/lists/row-moves.ts`,
    find: 'else if (below === undefined || hasTitle(below)) upwards.push(row);',
    replace: 'else if (below === undefined) upwards.push(row);',
    tests: [`${edit}/lists/row-moves.test.ts`],
  },
  {
    name: 'a heading without lines is lost at the end',
    file: `${edit}/lists/row-moves.ts`,
    find: 'else if (below === undefined || hasTitle(below)) upwards.push(row);',
    replace: 'else if (below === undefined) continue;\n    else if (hasTitle(below)) upwards.push(row);',
    tests: [`${edit}/state/draft.test.ts`],
  },
  {
    name: 'an empty row stands below a heading without lines',
    file: 'packages/web/src/features/recipes/parts/recipe-parts.ts',
    find: 'if (!isBlank(part)) sections.at(-1)',
    replace: "if (!isBlank(part) || title !== '') sections.at(-1)",
    tests: ['packages/web/src/features/recipes/parts/recipe-parts.test.ts'],
  },
  {
    name: 'a pasted heading is a line',
    file: `${edit}/lists/pasted-rows.ts`,
    find: 'if (title === null) return blank(line);',
    replace: "if (title !== '') return blank(line);",
    tests: [`${edit}/lists/pasted-rows.test.ts`],
  },
  {
    name: 'a line with an amount and a colon is a heading',
    file: `${headings}/heading-lines.ts`,
    find: 'if (beginsWithAmount.test(title)) return null;',
    replace: '',
    tests: [`${headings}/heading-lines.test.ts`],
  },
  {
    name: 'a food in a list of capitals is a heading',
    file: `${headings}/heading-lines.ts`,
    find: 'const isAbove = found[at + 1] === null && (isApart || amount.test(below));',
    replace: "const isAbove = isApart || below !== '';",
    tests: [`${headings}/heading-lines.test.ts`],
  },
  {
    name: 'a food is created for a heading that is read',
    file: `${edit}/ingredients/reading/reading-rows.ts`,
    find: 'return rows.filter(({ isHeading }) => !isHeading);',
    replace: 'return [...rows];',
    tests: [`${edit}/ingredients/reading/read-draft.test.ts`],
  },
  {
    name: 'an import creates a food for a heading',
    file: 'packages/server/src/features/catalog/ingredient-parser/read-ingredients.service.ts',
    find: 'headings[at] === null ?',
    replace: 'headings.length > 0 ?',
    tests: ['packages/server/src/features/recipes/bulk-actions/read-ingredients.test.ts'],
  },
  {
    name: 'thousands of a German reader are decimals',
    file: 'packages/web/src/ui/form/plain-number.ts',
    find: '(group !== decimal || isRepeated)',
    replace: 'isRepeated',
    tests: ['packages/web/src/ui/form/amount-text.test.ts'],
  },
  {
    name: 'nutrition is stored as it was typed',
    file: `${edit}/fields/nutrient-text.ts`,
    find: 'return amount === undefined ? text :',
    replace: "return amount === undefined || text !== '' ? text :",
    tests: [`${edit}/fields/nutrient-text.test.ts`],
  },
  {
    name: 'a written total that is not clear is added up',
    file: `${totals}.ts`,
    find: 'isWritten(times.totalTime) ? minutesOfDuration(times.totalTime) : sumOfParts(times)',
    replace: "minutesOfDuration(times.totalTime ?? '') ?? sumOfParts(times)",
    tests: [`${totals}.test.ts`],
  },
  {
    name: 'a change of one time forgets the others',
    file: `${addUp}/recipe-columns.ts`,
    find: 'minuteColumns({ ...before, ...changed })',
    replace: 'minuteColumns({ ...noTimes, ...changed })',
    tests: [`${addUp}/add-up-times.test.ts`],
  },
  {
    name: 'stored recipes beyond the first two hundred are never added up',
    file: `${addUp}/add-up-times.ts`,
    find: 'if (last === undefined || found.length < maxAtOnce) return;',
    replace: 'if (last === undefined || found.length > 0) return;',
    tests: [`${addUp}/add-up-times.test.ts`],
  },
];
