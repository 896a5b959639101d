/**
 * Tables whose number of rows decides what a look at related rows costs. `max(rowid)` bounds it on SQLite, where no
 * table of them is without row ids.
 */
export const countedTables = [
  'recipes',
  'recipe_ingredients',
  'recipe_instructions',
  'recipe_notes',
  'recipe_extras',
  'recipe_ratings',
  'recipes_to_tags',
  'recipes_to_categories',
  'recipes_to_tools',
  'foods',
  'units',
  'labels',
  'tags',
  'categories',
  'tools',
  'users',
  'households',
  'household_preferences',
] as const;

export type CountedTable = (typeof countedTables)[number];

/** Related rows that a recipe, or a row related to it, refers to by a column: at most one. */
export interface ToOne {
  readonly kind: 'one';
  /** The column of the near row that equals `key`, a column of `table`. */
  readonly near: string;
  readonly table: CountedTable;
  readonly key: string;
  /** Whether the rows of `table` carry their group. */
  readonly isOfGroup: boolean;
}

/** Related rows of a recipe, any number of them. In its SQL `{a}` is the alias of the far rows. */
export interface ToMany {
  readonly kind: 'many';
  /** The tables, the one that leads first; `{join}` stands between two. */
  readonly from: string;
  /** What joins them. */
  readonly where: string;
  /** The column that is the id of the recipe. */
  readonly recipe: string;
  /** Whether the far rows carry their group; those that do not are found from the recipes of the group. */
  readonly isOfGroup: boolean;
  /** The tables that a look walks through. */
  readonly tables: readonly CountedTable[];
}

function childRows(table: CountedTable): ToMany {
  return {
    kind: 'many',
    from: `${table} {a}`,
    where: 'true',
    recipe: '{a}.recipe_id',
    isOfGroup: false,
    tables: [table],
  };
}

function organizers(kind: 'tags' | 'categories' | 'tools'): ToMany {
  return {
    kind: 'many',
    from: `${kind} {a} {join} recipes_to_${kind} {a}_l`,
    where: '{a}_l.organizer_id = {a}.id',
    recipe: '{a}_l.recipe_id',
    isOfGroup: true,
    tables: [kind, `recipes_to_${kind}`],
  };
}

function people(where: string): ToMany {
  return {
    kind: 'many',
    from: 'users {a} {join} recipe_ratings {a}_l',
    where: `{a}_l.user_id = {a}.id and ${where}`,
    recipe: '{a}_l.recipe_id',
    isOfGroup: true,
    tables: ['users', 'recipe_ratings'],
  };
}

function reference(table: CountedTable, near: string): ToOne {
  return { kind: 'one', near, table, key: 'id', isOfGroup: true };
}

/** Relations of a recipe that lead back to its own row. */
const sameRow: ReadonlySet<string> = new Set(['settings', 'nutrition']);

/** From recipes to their extras, which filters name as a map. */
export const extras = childRows('recipe_extras');

/** Relations of recipes to many rows, by the name that filters give them. */
export const toMany: Readonly<Record<string, ToMany>> = {
  tags: organizers('tags'),
  recipe_category: organizers('categories'),
  categories: organizers('categories'),
  tools: organizers('tools'),
  recipe_ingredient: childRows('recipe_ingredients'),
  recipe_ingredients: childRows('recipe_ingredients'),
  recipe_instructions: childRows('recipe_instructions'),
  notes: childRows('recipe_notes'),
  favorited_by: people('{a}_l.is_favorite = 1'),
  rated_by: people('{a}_l.rating > 0'),
};

/** Relations to one row, of recipes and of the rows that they lead to. */
export const toOne: Readonly<Record<string, ToOne>> = {
  user: reference('users', 'user_id'),
  household: reference('households', 'household_id'),
  preferences: {
    kind: 'one',
    near: 'id',
    table: 'household_preferences',
    key: 'household_id',
    isOfGroup: false,
  },
  food: reference('foods', 'food_id'),
  unit: reference('units', 'unit_id'),
  label: reference('labels', 'label_id'),
};

/** The relations of a path as they are followed: the household of a recipe is that of its owner. */
export function followedRelations(path: readonly { readonly relation: string }[]): string[] {
  const names = path.map(({ relation }) => relation).filter((name) => !sameRow.has(name));
  return names[0] === 'household' ? ['user', ...names] : names;
}
