import { PlanEntryType } from '@hearth/contract';
import { calendarText, type DayEvent } from '@hearth/domain/dates/icalendar';
import { findKind } from '@hearth/domain/meal-plans/kinds';
import { addDays, computeMoment, dateIn, isPlainDate } from '@hearth/domain/dates/plain-dates';
import { systemScope } from '../../../platform/db/scope.ts';
import { fillIn, type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findKinds } from '../kinds/meal-kinds.repository.ts';
import type { MealKindRow } from '../kinds/meal-kinds.tables.ts';
import { findPlan, type PlannedRow, type PlanOwner } from '../entries/meal-plans.repository.ts';

/** How far back a calendar goes; ahead it has everything. */
const daysBack = 366;

/** The plan of a household as a calendar file, in the order of the plan. */
export async function planCalendar(platform: Platform, owner: PlanOwner, locale: Locale): Promise<string> {
  const { clock, database, settings } = platform;
  const from = addDays(dateIn(clock.now(), settings.server.timeZone), -daysBack);
  const reader = database.read(systemScope('write a calendar feed'));
  const rows = await findPlan(reader, owner, { from, to: null });
  const kinds = (await findKinds(reader, owner)).map((kind) => ({
    ...kind,
    entryType: PlanEntryType.parse(kind.entry_type),
  }));
  const events = rows.map((row) => {
    const entryType = PlanEntryType.parse(row.entry_type);
    const kind = findKind(kinds, { entryType, mealKindId: row.meal_kind_id });
    const meal = {
      name: kind?.name ?? getTexts(locale).mealPlan.types[entryType],
      startsAt: readStart(row.date, kind, settings.server.timeZone),
    };
    return buildEvent(row, { meal, baseUrl: settings.server.baseUrl, locale });
  });
  return calendarText(getTexts(locale).mealPlan.calendar, events);
}

/** When a kind of meal is eaten on that day, by clocks of the zone; null for no time. */
function readStart(
  date: string,
  kind: Pick<MealKindRow, 'time'> | undefined,
  timeZone: string | null,
): Date | null {
  const [hour, minute] = (kind?.time ?? '').split(':').map(Number);
  if (hour === undefined || minute === undefined || !isPlainDate(date)) return null;
  return computeMoment(date, { hour, minute }, timeZone);
}

function buildEvent(
  row: PlannedRow,
  {
    meal,
    baseUrl,
    locale,
  }: { meal: { name: string; startsAt: Date | null }; baseUrl: string; locale: Locale },
): DayEvent {
  const { entry, servings } = getTexts(locale).mealPlan;
  const name = row.title === '' ? (row.recipe_name ?? '') : row.title;
  const isForSome = row.servings === null ? '' : fillIn(servings, { count: row.servings });
  return {
    uid: `${row.uid}@hearth`,
    date: row.date,
    startsAt: meal.startsAt,
    summary: name === '' ? meal.name : fillIn(entry, { type: meal.name, name }),
    description: [row.text, isForSome].filter((part) => part !== '').join('\n'),
    url: row.recipe_slug === null ? null : writeRecipeUrl(row, baseUrl),
    changedAt: pickLater(row.updated_at, row.recipe_updated_at),
  };
}

/** The address of the recipe, which shows it for as many as it is planned for. */
function writeRecipeUrl({ group_slug, recipe_slug, servings }: PlannedRow, baseUrl: string): string {
  return `${baseUrl}/g/${group_slug}/r/${recipe_slug}${servings === null ? '' : `?servings=${servings}`}`;
}

/** Stored instants sort as text. */
function pickLater(own: string, recipes: string | null): Date {
  return new Date(recipes !== null && recipes > own ? recipes : own);
}
