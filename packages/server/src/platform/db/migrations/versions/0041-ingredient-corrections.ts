import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Adds what groups have taught the readers of ingredient lines. It goes with the food or unit that it names. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, number } = columnTypes(engine);
  await db.schema
    .createTable('ingredient_corrections')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('text_key', text, (c) => c.notNull())
    .addColumn('food_id', text, (c) => c.references('foods.id').onDelete('cascade'))
    .addColumn('unit_id', text, (c) => c.references('units.id').onDelete('cascade'))
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('quantity', number)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('ingredient_corrections_text')
    .on('ingredient_corrections')
    .columns(['group_id', 'kind', 'text_key'])
    .unique()
    .execute();
  for (const column of ['food_id', 'unit_id']) {
    await db.schema
      .createIndex(`ingredient_corrections_${column}`)
      .on('ingredient_corrections')
      .columns([column])
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('ingredient_corrections').execute();
}
