import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Recipes, what they are made of, and how they are ordered. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createIngredientWords(db, engine);
  await createOrganizers(db, engine);
  await createRecipes(db, engine);
  await createRecipeParts(db, engine);
  await createIngredients(db, engine);
  await createOrganizerLinks(db, engine);
}

async function createIngredientWords(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag } = columnTypes(engine);
  await db.schema
    .createTable('labels')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('color', text, (c) => c.notNull())
    .addUniqueConstraint('labels_group_name', ['group_id', 'name'])
    .execute();
  await db.schema
    .createTable('units')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('plural_name', text)
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('abbreviation', text, (c) => c.notNull())
    .addColumn('plural_abbreviation', text)
    .addColumn('use_abbreviation', flag, (c) => c.notNull())
    .addColumn('fraction', flag, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addUniqueConstraint('units_group_name', ['group_id', 'name'])
    .execute();
  await db.schema
    .createTable('foods')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('plural_name', text)
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('label_id', text, (c) => c.references('labels.id').onDelete('set null'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addUniqueConstraint('foods_group_name', ['group_id', 'name'])
    .execute();
  await db.schema.createIndex('foods_label').on('foods').column('label_id').execute();
}

async function createOrganizers(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  for (const table of ['categories', 'tags', 'tools']) {
    await db.schema
      .createTable(table)
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_normalized', text, (c) => c.notNull())
      .addColumn('slug', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addUniqueConstraint(`${table}_group_slug`, ['group_id', 'slug'])
      .execute();
    await db.schema
      .createIndex(`${table}_group_created`)
      .on(table)
      .columns(['group_id', 'created_at'])
      .execute();
  }
  await db.schema
    .createTable('tools_on_hand')
    .addColumn('tool_id', text, (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('tools_on_hand_pk', ['tool_id', 'household_id'])
    .execute();
  await db.schema.createIndex('tools_on_hand_household').on('tools_on_hand').column('household_id').execute();
}

async function createRecipes(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag, number, rowNumber } = columnTypes(engine);
  await db.schema
    .createTable('recipes')
    .addColumn('row', rowNumber)
    .addColumn('id', text, (c) => c.notNull().unique())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('user_id', text, (c) => c.notNull().references('users.id'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('name_normalized', text, (c) => c.notNull())
    .addColumn('slug', text, (c) => c.notNull())
    .addColumn('description', text)
    .addColumn('image', text)
    .addColumn('recipe_servings', number, (c) => c.notNull())
    .addColumn('recipe_yield_quantity', number, (c) => c.notNull())
    .addColumn('recipe_yield', text)
    .addColumn('total_time', text)
    .addColumn('prep_time', text)
    .addColumn('cook_time', text)
    .addColumn('perform_time', text)
    .addColumn('rating', number)
    .addColumn('org_url', text)
    .addColumn('date_added', text)
    .addColumn('date_updated', text)
    .addColumn('created_at', text)
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('last_made', text)
    .addColumn('nutrition', text)
    .addColumn('is_public', flag, (c) => c.notNull())
    .addColumn('show_nutrition', flag, (c) => c.notNull())
    .addColumn('show_assets', flag, (c) => c.notNull())
    .addColumn('landscape_view', flag, (c) => c.notNull())
    .addColumn('disable_comments', flag, (c) => c.notNull())
    .addColumn('disable_amount', flag, (c) => c.notNull())
    .addColumn('locked', flag, (c) => c.notNull())
    .addUniqueConstraint('recipes_group_slug', ['group_id', 'slug'])
    .execute();
  await db.schema.createIndex('recipes_user').on('recipes').column('user_id').execute();
  for (const column of [
    'created_at',
    'name_normalized',
    'updated_at',
    'last_made',
    'rating',
    'date_updated',
  ]) {
    await db.schema
      .createIndex(`recipes_group_${column}`)
      .on('recipes')
      .columns(['group_id', column, 'row'])
      .execute();
  }
  await createAnswers(db, engine);
}

/** The stored answers: what a client gets, refreshed in the transaction that changes the recipe. */
async function createAnswers(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag, integer } = columnTypes(engine);
  await db.schema
    .createTable('recipe_answers')
    .addColumn('recipe_row', integer, (c) => c.primaryKey())
    .addColumn('recipe_id', text, (c) => c.notNull().unique().references('recipes.id').onDelete('cascade'))
    .addColumn('group_id', text, (c) => c.notNull())
    .addColumn('document', text)
    .addColumn('summary', text)
    .addColumn('depends_on_household', flag, (c) => c.notNull())
    .addColumn('version', integer, (c) => c.notNull())
    .execute();
}

async function createRecipeParts(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('recipe_instructions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('title', text)
    .addColumn('summary', text)
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('ingredient_references', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recipe_notes')
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recipe_notes_pk', ['recipe_id', 'position'])
    .execute();
  await db.schema
    .createTable('recipe_assets')
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('icon', text, (c) => c.notNull())
    .addColumn('file_name', text)
    .addPrimaryKeyConstraint('recipe_assets_pk', ['recipe_id', 'position'])
    .execute();
  await db.schema
    .createTable('recipe_extras')
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('value', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recipe_extras_pk', ['recipe_id', 'key'])
    .execute();
  await db.schema
    .createIndex('recipe_instructions_recipe')
    .on('recipe_instructions')
    .columns(['recipe_id', 'position'])
    .execute();
}

async function createIngredients(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer, number } = columnTypes(engine);
  await db.schema
    .createTable('recipe_ingredients')
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('reference_id', text, (c) => c.notNull())
    .addColumn('title', text)
    .addColumn('note', text)
    .addColumn('original_text', text)
    .addColumn('quantity', number)
    .addColumn('unit_id', text, (c) => c.references('units.id').onDelete('set null'))
    .addColumn('food_id', text, (c) => c.references('foods.id').onDelete('set null'))
    .addPrimaryKeyConstraint('recipe_ingredients_pk', ['recipe_id', 'position'])
    .execute();
  await db.schema.createIndex('recipe_ingredients_food').on('recipe_ingredients').column('food_id').execute();
  await db.schema.createIndex('recipe_ingredients_unit').on('recipe_ingredients').column('unit_id').execute();
}

async function createOrganizerLinks(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  for (const table of ['categories', 'tags', 'tools']) {
    const link = `recipes_to_${table}`;
    await db.schema
      .createTable(link)
      .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn('organizer_id', text, (c) => c.notNull().references(`${table}.id`).onDelete('cascade'))
      .addColumn('position', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint(`${link}_pk`, ['recipe_id', 'organizer_id'])
      .execute();
    await db.schema
      .createIndex(`${link}_organizer`)
      .on(link)
      .columns(['organizer_id', 'recipe_id'])
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    'recipes_to_tools',
    'recipes_to_tags',
    'recipes_to_categories',
    'recipe_ingredients',
    'recipe_extras',
    'recipe_assets',
    'recipe_notes',
    'recipe_instructions',
    'recipe_answers',
    'recipes',
    'tools_on_hand',
    'tools',
    'tags',
    'categories',
    'foods',
    'units',
    'labels',
  ];
  for (const table of tables) await db.schema.dropTable(table).execute();
}
