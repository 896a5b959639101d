import type { Mutation } from '../mutation.ts';

const server = 'packages/server/src/features/imports/migrations';
const formats = 'packages/recipe-extractor/src/migrations';
const archive = 'packages/server/src/platform/archive';
const extractor = 'packages/recipe-extractor/src/extraction';
const pages = 'packages/server/src/features/imports/recipe-imports/from-url';
const handover = 'packages/web/src/features/imports/recipe-imports/browser';
const route = [`${server}/migrations.test.ts`];
const hostile = [`${archive}/archive-file.test.ts`];

/** Moving in from other programs: archives, what they say, and taking an import back. */
export const movingIn: readonly Mutation[] = [
  {
    name: 'an archive that is imported again adds its recipes again',
    file: `${server}/import-moved.ts`,
    find: 'if (known !== undefined) return { known };\n      const { id }',
    replace: 'const { id }',
    tests: route,
  },
  {
    name: 'a recipe in the trash keeps its archive from being imported again',
    file: `${server}/migrated-recipes.repository.ts`,
    find: ".where('migrated_recipes.fingerprint', '=', fingerprint)\n    .where('recipes.group_id', '=', reader.scope.groupId)\n    .where('recipe_trash.recipe_id', 'is', null)",
    replace:
      ".where('migrated_recipes.fingerprint', '=', fingerprint)\n    .where('recipes.group_id', '=', reader.scope.groupId)",
    tests: route,
  },
  {
    name: 'two recipes of one name are taken for the same',
    file: `${server}/fingerprint.ts`,
    find: 'recipeIngredient.map(({ title, note }) => [title, note]),\n    recipeInstructions.map(({ title, text }) => [title, text]),',
    replace: '',
    tests: [`${server}/fingerprint.test.ts`],
  },
  {
    name: 'pictures of recipes stay in the archive',
    file: `${server}/import-moved.ts`,
    find: '  await saveMovedFiles(platform, scope, id, moved);\n',
    replace: '',
    tests: route,
  },
  {
    name: 'recipes are not tagged with their program',
    file: `${server}/migrations.service.ts`,
    find: 'isTagged ? program.type : null',
    replace: 'null',
    tests: route,
  },
  {
    name: 'undoing an import takes recipes away that a user has changed',
    file: `${server}/undo-migration.ts`,
    find: 'made.filter(({ isChanged }) => !isChanged).map',
    replace: 'made.map',
    tests: [`${server}/undo-migration.test.ts`],
  },
  {
    name: 'an import can be undone forever',
    file: `${server}/undo-migration.ts`,
    find: "report.status === 'in-progress' || until < platform.clock.now()",
    replace: "report.status === 'in-progress'",
    tests: [`${server}/undo-migration.test.ts`],
  },
  {
    name: 'a received archive stays on the disk',
    file: `${server}/migrations.routes.ts`,
    find: 'await files.remove(form.path);',
    replace: '',
    tests: [`${server}/hostile-migrations.test.ts`],
  },
  {
    name: 'links in an archive are followed',
    file: `${archive}/archive-directory.ts`,
    find: 'if (isLink || ',
    replace: 'if (',
    tests: hostile,
  },
  {
    name: 'paths lead out of an archive',
    file: `${archive}/archive-directory.ts`,
    find: " || yauzl.validateFileName(path) !== null) return 'unsafePath';",
    replace: ") return 'unsafePath';",
    tests: hostile,
  },
  {
    name: 'an archive may list its one file many times',
    file: `${archive}/archive-directory.ts`,
    find: "?? (sums.packed > zip.fileSize ? 'tooLarge' : null)",
    replace: '',
    tests: hostile,
  },
  {
    name: 'a damaged file is read as if it were whole',
    file: `${archive}/archive-file.ts`,
    find: 'if (crc32(bytes) === entry.crc32) resolve(bytes);',
    replace: 'if (bytes.length >= 0) resolve(bytes);',
    tests: hostile,
  },
  {
    name: 'a packed recipe unpacks to any size',
    file: `${formats}/formats/paprika.ts`,
    find: "if (declared > maxBytes) throw new Error('This recipe is too large');",
    replace: '',
    tests: [`${formats}/migrations.test.ts`],
  },
  {
    name: 'tables with semicolons have one column',
    file: `${formats}/csv-records.ts`,
    find: "const separators = [',', ';', '\\t'] as const;",
    replace: "const separators = [',', '\\t'] as const;",
    tests: [`${formats}/csv-records.test.ts`],
  },
  {
    name: 'headings of ingredients become ingredients',
    file: `${formats}/headed-lines.ts`,
    find: 'const isHeading = line.startsWith(mark);',
    replace: 'const isHeading = false;',
    tests: [`${formats}/migrations.test.ts`],
  },
  {
    name: 'the rule for a site does not count before what its pages say',
    file: `${extractor}/extract-recipe.ts`,
    find: '{ ...outdated, ...ruled }',
    replace:
      '{ ...ruled, ...Object.fromEntries(Object.entries(read.draft).filter(([, value]) => value !== null)) }',
    tests: [`${extractor}/site-rules/site-rules.test.ts`],
  },
  {
    name: 'the rule for a site counts on every site whose name ends like it',
    file: `${extractor}/site-rules/find-rule.ts`,
    find: "const rule = byHost.get(labels.slice(at).join('.'));",
    replace: "const rule = siteRules.find(({ host }) => labels.slice(at).join('.').endsWith(host));",
    tests: [`${extractor}/site-rules/site-rules.test.ts`],
  },
  {
    name: 'parts that a rule leaves out are read',
    file: `${extractor}/site-rules/apply-rule.ts`,
    find: "typeof child === 'string' || !this.isLeftOut(child)",
    replace: 'true',
    tests: [`${extractor}/site-rules/site-rules.test.ts`],
  },
  {
    name: 'a page with the card of its writer is called after the writer',
    file: `${extractor}/structured-data/item-dialects.ts`,
    find: "  ['vcard', 'Person'],\n",
    replace: '',
    tests: [`${extractor}/structured-data/microformats.test.ts`],
  },
  {
    name: 'the parts of an ingredient are ingredients again',
    file: `${extractor}/structured-data/embedded-items.ts`,
    find: 'told: [...cursor.told, ...lines]',
    replace: 'told: []',
    tests: [`${extractor}/structured-data/microformats.test.ts`],
  },
  {
    name: 'nutrition facts below a list are bought',
    file: `${extractor}/page-structure/listed-ingredients.ts`,
    find: 'return isNutrient(block.text) && next !== undefined && isNutrient(next.text);',
    replace: 'return false;',
    tests: [`${extractor}/page-structure/layouts.test.ts`],
  },
  {
    name: 'amounts in a line of their own lose their food',
    file: `${extractor}/page-structure/listed-ingredients.ts`,
    find: 'const isAmount = last !== undefined && bareAmount.test(last);',
    replace: 'const isAmount = false;',
    tests: [`${extractor}/page-structure/layouts.test.ts`],
  },
  {
    name: 'the lines of a paragraph run together',
    file: `${extractor}/page-structure/join-rows.ts`,
    find: '      before !== block.element &&\n',
    replace: '',
    tests: [`${extractor}/page-structure/recipe-plugins.test.ts`],
  },
  {
    name: 'groups that only a program knows are lost',
    file: `${extractor}/extract-recipe.ts`,
    find: 'draft.ingredientGroups.length > 0 ? null : groupsOfState(page, draft.ingredients)',
    replace: 'null',
    tests: [`${extractor}/structured-data/state-groups.test.ts`],
  },
  {
    name: 'a remark behind a line becomes part of what is bought',
    file: `${extractor}/ingredient-groups/shown-lines.ts`,
    find: ' && endsInLink(element, words.length)',
    replace: '',
    tests: [`${extractor}/ingredient-groups/shown-lines.test.ts`],
  },
  {
    name: 'a page that needs its program is not read',
    file: `${extractor}/extract-recipe.ts`,
    find: 'recipe === null && holdsBack.test(html)',
    replace: 'false',
    tests: [`${extractor}/extract-other-pages.test.ts`],
  },
  {
    name: 'minutes in Turkish count as days',
    file: `${extractor}/fields/duration.ts`,
    find: '/^(?:d$|day|tag',
    replace: '/^(?:d|day|tag',
    tests: [`${extractor}/fields/duration.test.ts`],
  },
  {
    name: 'a page is imported under the address of another site',
    file: `${handover}/handed-page.ts`,
    find: "  if (address.origin !== origin) return 'otherSite';\n",
    replace: '',
    tests: [`${handover}/handed-page.test.ts`],
  },
  {
    name: 'a page of any size is taken from a browser',
    file: `${handover}/handed-page.ts`,
    find: "  if (html.length > limits.pageBytes) return 'tooLarge';\n",
    replace: '',
    tests: [`${handover}/handed-page.test.ts`],
  },
  {
    name: 'two recipes for one dish are taken for the same',
    file: 'packages/server/src/features/imports/recipe-imports/from-url/same-recipe.ts',
    find: 'const minIngredients = 0.8;',
    replace: 'const minIngredients = 0.3;',
    tests: ['packages/server/src/features/imports/recipe-imports/from-url/same-recipe.test.ts'],
  },
  {
    name: 'an update from a page loses the foods of its lines',
    file: `${pages}/kept-parts.ts`,
    find: 'return same === undefined ? line : { ...same, title: line.title };',
    replace: 'return line;',
    tests: [`${pages}/reimport-recipe.test.ts`],
  },
  {
    name: 'an update from a page hides in the edit before it',
    file: `${pages}/reimport-recipe.ts`,
    find: '    isSeparateState: true,\n',
    replace: '',
    tests: [`${pages}/reimport-recipe.test.ts`],
  },
];
