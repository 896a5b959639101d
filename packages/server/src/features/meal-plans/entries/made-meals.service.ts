import { addDays, computeLastDay, computeMoment } from '@hearth/domain/dates/plain-dates';
import type { Tx } from '../../../platform/db/database.ts';
import {
  recordChangedRecipes,
  bumpLibraryRevisionOf,
} from '../../../platform/db/revisions/library-revision.ts';
import { type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refreshDocuments } from '../../recipes/documents/index.ts';
import { publishMade } from './meal-plan-events.ts';
import {
  findMealsOf,
  findSubjects,
  insertEvents,
  type Making,
  markMade,
  markMadeBy,
  type PlannedMeal,
} from './made-meals.repository.ts';

/** The times of a past day at which nothing more is planned. */
interface Day extends Making {
  readonly from: string;
  readonly to: string;
}

/**
 * Writes the plan of the ending day into the timelines, once, no matter how often it runs. A server that was off
 * at that time does it when it is on again, for the day that it was.
 */
export async function recordMeals(platform: Platform): Promise<void> {
  const { clock, database, settings } = platform;
  const { dailySchedule, timeZone } = settings.server;
  const date = computeLastDay(dailySchedule, clock.now(), timeZone);
  const midnight = { hour: 0, minute: 0 };
  const from = storedInstant(computeMoment(date, midnight, timeZone));
  const day: Day = {
    from,
    to: storedInstant(computeMoment(addDays(date, 1), midnight, timeZone)),
    at: storedInstant(computeMoment(date, dailySchedule, timeZone)),
    since: from,
    now: storedInstant(clock.now()),
  };
  const scope = systemScope('record meals');
  const meals = await findMealsOf(database.read(scope), date);
  // One transaction per group: no group waits for another, and finished groups stay finished.
  for (const groupId of new Set(meals.map(({ group_id }) => group_id))) {
    const ofGroup = meals.filter(({ group_id }) => group_id === groupId);
    await database.write(scope, (tx) => recordGroup(platform, tx, groupId, ofGroup, day));
  }
}

async function recordGroup(
  platform: Platform,
  tx: Tx<SystemScope>,
  groupId: string,
  meals: readonly PlannedMeal[],
  day: Day,
): Promise<void> {
  await bumpLibraryRevisionOf(tx, groupId);
  const planned = [...new Set(meals.map(({ recipe_id }) => recipe_id))];
  const said = new Set((await findSubjects(tx, planned, day)).map(buildKey));
  const made = meals
    .map((meal) => ({ ...meal, subject: formatSubject(meal) }))
    .filter((meal) => !said.has(buildKey(meal)));
  if (made.length === 0) return;
  const events = made.map(({ recipe_id, user_id, subject }) => ({
    id: platform.random.uuid(),
    group_id: groupId,
    recipe_id,
    user_id,
    subject,
    event_type: 'info',
    message: null,
    image: 'does not have image',
    timestamp: day.at,
    servings: null,
    created_at: day.now,
    updated_at: day.now,
  }));
  await insertEvents(tx, events);
  const ids = [...new Set(made.map(({ recipe_id }) => recipe_id))];
  recordChangedRecipes(tx, ids);
  const moved = await markMade(tx, ids, day);
  await markMadeBy(tx, buildKitchens(made), day);
  await refreshDocuments(tx, ids);
  await publishMade(platform, tx, groupId, { events, moved });
}

function buildKey({ recipe_id, subject }: { recipe_id: string; subject: string }): string {
  return `${recipe_id} ${subject}`;
}

/** Each recipe with each household that made it, once. */
function buildKitchens(meals: readonly PlannedMeal[]) {
  const kitchens = meals.map(
    ({ recipe_id, household_id }): [string, { recipe_id: string; household_id: string }] => [
      `${recipe_id} ${household_id}`,
      { recipe_id, household_id },
    ],
  );
  return [...new Map(kitchens).values()];
}

/** Meals that are part of another one. */
const beside = new Set(['side', 'snack', 'drink']);

/** In the texts of the contract, which are English for all users. */
function formatSubject({ full_name, entry_type }: PlannedMeal): string {
  return `${full_name} made this ${beside.has(entry_type) ? 'as a' : 'for'} ${entry_type}`;
}
