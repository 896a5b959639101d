import { sql } from 'kysely';
import type { OrganizerKind } from '@hearth/contract';
import { runTogether } from '../../../platform/concurrency/run-together.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { preparedOfMany } from '../../../platform/db/queries/prepared.ts';
import { findEntryDetails } from '../../catalog/foods/index.ts';

/** All parts of many recipes at once, in a fixed number of queries. */
export async function findRecipeParts(reader: Reader, ids: readonly string[]) {
  const [recipes, ingredients, instructions, notes, assets, extras, organizers, toolHouseholds, comments] =
    await runTogether([
      findRecipeRows(reader, ids),
      findIngredients(reader, ids),
      findInstructions(reader, ids),
      findNotes(reader, ids),
      findAssets(reader, ids),
      findExtras(reader, ids),
      findOrganizers(reader, ids),
      findToolHouseholds(reader, ids),
      findComments(reader, ids),
    ]);
  const named = (key: 'food_id' | 'unit_id' | 'referenced_recipe_id') => [
    ...new Set(ingredients.map((row) => row[key]).filter((id) => id !== null)),
  ];
  const [inner, foodDetails, unitDetails] = await runTogether([
    findInnerRecipes(reader, named('referenced_recipe_id')),
    findEntryDetails(reader, 'foods', named('food_id')),
    findEntryDetails(reader, 'units', named('unit_id')),
  ]);
  return {
    ...organizers,
    recipes,
    inner,
    foodDetails,
    unitDetails,
    toolHouseholds,
    ingredients: byRecipe(ingredients),
    instructions: byRecipe(instructions),
    notes: byRecipe(notes),
    assets: byRecipe(assets),
    extras: byRecipe(extras),
    comments: byRecipe(comments),
  };
}

/** What the summaries of recipes within others are made of, and which of them wait in the trash. */
async function findInnerRecipes(reader: Reader, ids: readonly string[]) {
  if (ids.length === 0) return noInnerRecipes;
  const [rows, trashed, organizers] = await runTogether([
    findRecipeRows(reader, ids),
    findTrashedAmong(reader, ids),
    findOrganizers(reader, ids),
  ]);
  return {
    recipes: new Map(rows.map((recipe) => [recipe.id, recipe])),
    trashedIds: new Set(trashed.map(({ recipe_id: id }) => id)),
    ...organizers,
  };
}

export type RecipeParts = Awaited<ReturnType<typeof findRecipeParts>>;
export type RecipeWithHousehold = RecipeParts['recipes'][number];

const findRecipeRows = preparedOfMany((db, ids) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .selectAll('recipes')
    .select('users.household_id as householdId')
    .where('recipes.id', 'in', ids),
);

const findTrashedAmong = preparedOfMany((db, ids) =>
  db.selectFrom('recipe_trash').select('recipe_id').where('recipe_id', 'in', ids),
);

const findInstructions = preparedOfMany((db, ids) =>
  db.selectFrom('recipe_instructions').selectAll().where('recipe_id', 'in', ids).orderBy('position'),
);

const findNotes = preparedOfMany((db, ids) =>
  db.selectFrom('recipe_notes').selectAll().where('recipe_id', 'in', ids).orderBy('position'),
);

const findAssets = preparedOfMany((db, ids) =>
  db.selectFrom('recipe_assets').selectAll().where('recipe_id', 'in', ids).orderBy('position'),
);

const findExtras = preparedOfMany((db, ids) =>
  db.selectFrom('recipe_extras').selectAll().where('recipe_id', 'in', ids).orderBy('key'),
);

const findIngredients = preparedOfMany((db, ids) =>
  db
    .selectFrom('recipe_ingredients as i')
    .leftJoin('units as u', 'u.id', 'i.unit_id')
    .leftJoin('foods as f', 'f.id', 'i.food_id')
    .leftJoin('labels as l', 'l.id', 'f.label_id')
    .selectAll('i')
    .select([
      'u.name as unitName',
      'u.plural_name as unitPluralName',
      'u.description as unitDescription',
      'u.abbreviation as unitAbbreviation',
      'u.plural_abbreviation as unitPluralAbbreviation',
      'u.use_abbreviation as unitUseAbbreviation',
      'u.fraction as unitFraction',
      'u.standard_quantity as unitStandardQuantity',
      'u.standard_unit as unitStandardUnit',
      'u.created_at as unitCreatedAt',
      'u.updated_at as unitUpdatedAt',
      'f.name as foodName',
      'f.plural_name as foodPluralName',
      'f.description as foodDescription',
      'f.created_at as foodCreatedAt',
      'f.updated_at as foodUpdatedAt',
      'l.id as labelId',
      'l.name as labelName',
      'l.color as labelColor',
      'l.group_id as labelGroupId',
    ])
    .where('i.recipe_id', 'in', ids)
    .orderBy('i.position'),
);

interface Linked {
  recipe_id: string;
  id: string;
  name: string;
  slug: string;
  group_id: string;
}

const prepareLinked = (kind: OrganizerKind) =>
  preparedOfMany((db, ids) => {
    const linked = sql<Linked & { position: number }>`(
      select link.recipe_id, link.position, organizer.id, organizer.name, organizer.slug, organizer.group_id
      from ${sql.table(`recipes_to_${kind}`)} as link
      join ${sql.table(kind)} as organizer on organizer.id = link.organizer_id)`.as('linked');
    return db
      .selectFrom(linked)
      .select(['linked.recipe_id', 'linked.id', 'linked.name', 'linked.slug', 'linked.group_id'])
      .where('linked.recipe_id', 'in', ids)
      .orderBy('linked.position');
  });
const findLinked = {
  categories: prepareLinked('categories'),
  tags: prepareLinked('tags'),
  tools: prepareLinked('tools'),
} as const;

/** The organizers of each of these recipes, in the order in which it has them. */
async function findOrganizers(reader: Reader, ids: readonly string[]) {
  const [categories, tags, tools] = await runTogether([
    findLinked.categories(reader, ids),
    findLinked.tags(reader, ids),
    findLinked.tools(reader, ids),
  ]);
  return { categories: byRecipe(categories), tags: byRecipe(tags), tools: byRecipe(tools) };
}

const toolHands = preparedOfMany((db, ids) =>
  db
    .selectFrom('recipes_to_tools as link')
    .innerJoin('tools_on_hand as hand', 'hand.tool_id', 'link.organizer_id')
    .innerJoin('households as h', 'h.id', 'hand.household_id')
    .select(['hand.tool_id', 'h.slug'])
    .distinct()
    .where('link.recipe_id', 'in', ids)
    .orderBy('h.slug'),
);

/** For each tool of these recipes: slugs of the households that have it. */
async function findToolHouseholds(reader: Reader, ids: readonly string[]): Promise<Map<string, string[]>> {
  const households = new Map<string, string[]>();
  for (const row of await toolHands(reader, ids))
    households.set(row.tool_id, [...(households.get(row.tool_id) ?? []), row.slug]);
  return households;
}

const findComments = preparedOfMany((db, ids) =>
  db
    .selectFrom('recipe_comments as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select(['u.username', 'u.full_name', 'u.admin'])
    .where('c.recipe_id', 'in', ids)
    .orderBy('c.created_at'),
);

const noInnerRecipes = {
  recipes: new Map<string, Awaited<ReturnType<typeof findRecipeRows>>[number]>(),
  trashedIds: new Set<string>(),
  categories: byRecipe<Linked>([]),
  tags: byRecipe<Linked>([]),
  tools: byRecipe<Linked>([]),
};

function byRecipe<T extends { recipe_id: string }>(rows: readonly T[]): (id: string) => readonly T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.recipe_id);
    if (group === undefined) groups.set(row.recipe_id, [row]);
    else group.push(row);
  }
  return (id) => groups.get(id) ?? [];
}
