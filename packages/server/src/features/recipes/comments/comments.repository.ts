import { sql } from 'kysely';
import type { PagingQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/search/query-filter';
import type { GroupReader, GroupTx } from '../../../platform/db/database.ts';
import { findListedRows, type ListedRows } from '../../../platform/paging/listed-rows.repository.ts';
import { isNotInTrashOf } from '../visibility/index.ts';

/** A comment with who wrote it. */
export interface CommentRow {
  id: string;
  recipe_id: string;
  user_id: string;
  text: string;
  created_at: string;
  updated_at: string;
  username: string;
  full_name: string;
  admin: number;
}

const text = (column: string) => ({ type: 'text' as const, column });
const uuid = (column: string) => ({ type: 'uuid' as const, column });
const instant = (column: string) => ({ type: 'datetime' as const, column });

/** What clients may filter and order comments by. */
const schema: FilterSchema = {
  fields: {
    id: uuid('id'),
    recipe_id: uuid('recipe_id'),
    user_id: uuid('user_id'),
    text: text('text'),
    created_at: instant('created_at'),
    updated_at: instant('updated_at'),
    update_at: instant('updated_at'),
  },
  relations: {
    recipe: {
      many: false,
      schema: () => ({
        fields: { id: uuid('recipe_id'), slug: text('recipe_slug'), name: text('recipe_name') },
      }),
    },
    user: {
      many: false,
      schema: () => ({
        fields: { id: uuid('user_id'), username: text('username'), full_name: text('full_name') },
      }),
    },
  },
};

/** Comments on the group's recipes; those on recipes in the trash wait there with them. */
function selectComments({ scope }: GroupReader): ListedRows<CommentRow> {
  const source = sql<CommentRow>`(select c.id, c.recipe_id, c.user_id, c.text, c.created_at, c.updated_at,
    recipes.slug as recipe_slug, recipes.name as recipe_name, u.username, u.full_name, u.admin
    from recipe_comments c join recipes on recipes.id = c.recipe_id join users u on u.id = c.user_id
    where c.group_id = ${scope.groupId} and ${isNotInTrashOf(scope.groupId)})`;
  return { source, schema, by: 'created_at', last: 'id' };
}

/** One page of the group's comments. */
export async function findComments(reader: GroupReader, query: PagingQuery, now: Date) {
  return findListedRows(reader, selectComments(reader), query, now);
}

/** One comment of the group. */
export async function findComment(reader: GroupReader, id: string): Promise<CommentRow | undefined> {
  const row = await reader
    .selectFrom(selectComments(reader).source.as('comment'))
    .selectAll()
    .where('comment.id', '=', id)
    .executeTakeFirst();
  return row;
}

/** Comments on one recipe, oldest first. */
export async function findCommentsOn(reader: GroupReader, recipeId: string): Promise<CommentRow[]> {
  const rows = await reader
    .selectFrom(selectComments(reader).source.as('comment'))
    .selectAll()
    .where('comment.recipe_id', '=', recipeId)
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  return rows;
}

export async function insertComment(
  tx: GroupTx,
  row: { id: string; recipe_id: string; user_id: string; text: string; created_at: string },
): Promise<void> {
  await tx
    .insertInto('recipe_comments')
    .values({ ...row, group_id: tx.scope.groupId, updated_at: row.created_at })
    .execute();
}

export async function updateComment(
  tx: GroupTx,
  id: string,
  change: { text: string; updated_at: string },
): Promise<void> {
  await tx.updateTable('recipe_comments').set(change).where('id', '=', id).execute();
}

export async function deleteComment(tx: GroupTx, id: string): Promise<void> {
  await tx.deleteFrom('recipe_comments').where('id', '=', id).execute();
}
