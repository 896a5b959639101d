import { type Task, tasksText } from '@hearth/domain/dates/icalendar';
import { joinSegments, plainText } from '@hearth/domain/ingredients/lines';
import { type LineItem, renderItemLine } from '@hearth/domain/shopping/item-lines';
import { systemScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isDerivedToken } from '../../meal-plans/index.ts';
import { type FeedItemRow, findFeedItems, findFeedList } from './list-feed.repository.ts';
import { nameFeed } from './list-feed.service.ts';

/**
 * A list as a file of tasks, for programs that have its address: its lines, labels and ticks, and nothing else.
 * @throws AppError `unknownRoute` if the address opens no list
 */
export async function listTasks(
  platform: Platform,
  { listId, token }: { readonly listId: string; readonly token: string },
  locale: Locale,
): Promise<string> {
  const reader = platform.database.read(systemScope('write a calendar feed'));
  const list = required(await findFeedList(reader, listId), 'unknownRoute');
  const { householdId } = list;
  const isOpen = await isDerivedToken(platform, { householdId, what: nameFeed(listId), token });
  required(isOpen || undefined, 'unknownRoute');
  const spell = buildSpelling(locale);
  const tasks = (await findFeedItems(reader, listId)).map((row) => buildTask(row, spell));
  return tasksText(list.name ?? 'Hearth', tasks);
}

/** How amounts are spelled in a language; units are named in the words of the list. */
function buildSpelling(locale: Locale) {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return (value: number) => format.format(value);
}

function buildTask(row: FeedItemRow, spell: (value: number) => string): Task {
  const changedAt = new Date(row.updated_at);
  return {
    uid: `${row.id}@hearth`,
    summary: plainText(joinSegments(renderItemLine(toLine(row), { language: 'en', spell }))),
    category: row.label_name,
    completedAt: row.checked === 1 ? changedAt : null,
    createdAt: new Date(row.created_at),
    changedAt,
  };
}

function toLine(row: FeedItemRow): LineItem {
  const { food_name, unit_name } = row;
  return {
    quantity: row.quantity,
    unit:
      unit_name === null
        ? null
        : {
            name: unit_name,
            pluralName: row.unit_plural,
            abbreviation: row.unit_abbreviation ?? '',
            pluralAbbreviation: row.unit_plural_abbreviation,
            useAbbreviation: row.uses_abbreviation === 1,
            fraction: row.uses_fraction === 1,
          },
    food: food_name === null ? null : { name: food_name, pluralName: row.food_plural },
    note: row.note,
    isFood: row.is_food === 1,
    originalText: row.original_text,
  };
}
