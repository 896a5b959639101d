import type { CatalogEntryKind } from '@hearth/contract';
import { sql } from 'kysely';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';

const columns = { foods: 'food_id', units: 'unit_id' } as const;

/** A food or a unit that is about to be deleted, as lines call it. */
export interface DeletedName {
  readonly kind: CatalogEntryKind;
  readonly id: string;
  readonly one: string;
  readonly many: string;
}

/**
 * Moves a name into the notes of all lines that have it, where it stays readable: `2 cups` of a deleted food would say
 * nothing. Foods are apart from the note by a comma, units by a blank, as the line was read.
 */
export async function moveNameToNotes(tx: LibraryTx, { kind, id, one, many }: DeletedName): Promise<void> {
  const column = sql.ref(columns[kind]);
  const isOne = kind === 'foods' ? sql`quantity > 0 and quantity <= 1` : sql`quantity <= 1`;
  const name = sql`case when ${isOne} then cast(${one} as text) else cast(${many} as text) end`;
  const joint = kind === 'foods' ? ', ' : ' ';
  const note = sql`case when coalesce(note, '') = '' then '' else cast(${joint} as text) || note end`;
  for (const table of ['recipe_ingredients', 'shopping_items'])
    await tx.execute(
      sql`update ${sql.table(table)} set note = (${name}) || (${note}) where ${column} = ${id}`,
    );
}

/** Substitutions in a unit that is about to be deleted stay without their amounts, which would say something else. */
export async function forgetAmountsIn(tx: LibraryTx, unitId: string): Promise<void> {
  await tx
    .updateTable('food_substitutions')
    .set({ quantity: null, unit_id: null, substitute_quantity: null, substitute_unit_id: null })
    .where('group_id', '=', tx.scope.groupId)
    .where((eb) => eb.or([eb('unit_id', '=', unitId), eb('substitute_unit_id', '=', unitId)]))
    .execute();
}
