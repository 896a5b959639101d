import { mayEditComment } from '@hearth/domain/people/policies';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { mayEdit, requireRecipe } from '../recipe/index.ts';
import type { TimelineRow } from './timeline.repository.ts';

/** Refuses a change by a user who neither wrote the event nor may edit its recipe. */
export async function requireOwn(
  reader: Reader<MemberScope>,
  event: Pick<TimelineRow, 'user_id' | 'recipe_id'>,
): Promise<void> {
  const { userId, rights } = reader.scope;
  if (mayEditComment({ userId, admin: rights.admin }, { userId: event.user_id })) return;
  if (!mayEdit(reader.scope, await requireRecipe(reader, event.recipe_id))) fail('notOwnEvent');
}
