import { backups } from './catalogue/backups.ts';
import { bucketFiles } from './catalogue/bucket-files.ts';
import { boundedWork } from './catalogue/bounded-work.ts';
import { books } from './catalogue/books.ts';
import { breakages } from './catalogue/breakages.ts';
import { editor } from './catalogue/editor.ts';
import { everyDay } from './catalogue/every-day.ts';
import { everyDayRooms } from './catalogue/every-day-rooms.ts';
import { front } from './catalogue/front.ts';
import { identities } from './catalogue/identities.ts';
import { headers } from './catalogue/headers.ts';
import { ingredients } from './catalogue/ingredients.ts';
import { items } from './catalogue/items.ts';
import { jobs } from './catalogue/jobs.ts';
import { keptSecrets } from './catalogue/kept-secrets.ts';
import { linkedRecipes } from './catalogue/linked-recipes.ts';
import { planRules } from './catalogue/plan-rules.ts';
import { ownMeals } from './catalogue/own-meals.ts';
import { rowsOfLists } from './catalogue/rows-of-lists.ts';
import { lostFields } from './catalogue/lost-fields.ts';
import { namedEntries } from './catalogue/named-entries.ts';
import { movingIn } from './catalogue/moving-in.ts';
import { namesAndSearch } from './catalogue/names-and-search.ts';
import { rules } from './catalogue/rules.ts';
import { saves } from './catalogue/saves.ts';
import { scopeConditions } from './catalogue/scope-conditions.ts';
import { signIn } from './catalogue/sign-in.ts';
import { smallDoors, smallWalls } from './catalogue/small-doors.ts';
import { stores } from './catalogue/stores.ts';
import { substitutions } from './catalogue/substitutions.ts';
import { sync } from './catalogue/sync.ts';
import { withoutNetwork } from './catalogue/without-a-network.ts';
import { transactions } from './catalogue/transactions.ts';
import { unaskedChanges } from './catalogue/unasked-changes.ts';
import { visitorReadings } from './catalogue/visitor-readings.ts';
import { costs } from './catalogue/costs.ts';
import { walls } from './catalogue/walls.ts';
import { waysIn } from './catalogue/ways-in.ts';
import type { Mutation } from './mutation.ts';

/** All mutations, by the area of the program that they break. */
export const catalogue: Readonly<Record<string, readonly Mutation[]>> = {
  costs,
  'bucket-files': bucketFiles,
  'linked-recipes': linkedRecipes,
  substitutions,
  'plan-rules': planRules,
  'own-meals': ownMeals,
  stores,
  'rows-of-lists': rowsOfLists,
  walls: [...walls, ...scopeConditions, ...smallWalls, ...visitorReadings, ...unaskedChanges],
  transactions: [...transactions, ...saves],
  jobs,
  sync,
  withoutNetwork,
  rules,
  headers,
  'sign-in': [...signIn, ...waysIn, ...identities, ...keptSecrets, ...smallDoors],
  front,
  backups,
  'every-day': [...everyDay, ...everyDayRooms, ...editor, ...namesAndSearch],
  ingredients: [...ingredients, ...namedEntries],
  lists: items,
  'moving-in': movingIn,
  'moving-out': books,
  bounded: boundedWork,
  breakages: [...breakages, ...lostFields],
};
