import type { CreateRandomEntry, ReadPlanEntry } from '@hearth/contract';
import { getWeekday } from '@hearth/domain/dates/plain-dates';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { drawRecipe } from '../../recipes/library/index.ts';
import { findRecipeRow } from '../entries/meal-plans.repository.ts';
import { presentOne, storeEntry } from '../entries/meal-plans.service.ts';
import { findLinks, findRules, type LinkKind, type RuleLink } from './rules.repository.ts';

/**
 * Plans a random recipe of the group: chance picks among those that all rules of the day and the meal allow, each
 * equally likely. Without a rule it is any recipe.
 * @throws AppError `noRecipeFitsRules`
 */
export async function createRandomEntry(
  platform: Platform,
  scope: MemberScope,
  { date, entryType }: CreateRandomEntry,
): Promise<ReadPlanEntry> {
  // Filters of rules may take long; a transaction would hold up every other write meanwhile.
  const reader = platform.database.read(scope);
  const options = await readDrawOptions(reader, date, entryType);
  const drawn = await drawRecipe(reader, options, platform.random, platform.clock.now());
  const { id, row: recipeRow } = required(drawn, 'noRecipeFitsRules');
  const row = await platform.database.write(scope, async (tx) => {
    required(await findRecipeRow(tx, id), 'noRecipeFitsRules');
    return storeEntry(platform, tx, { date, entryType, title: '', text: '' }, { id, row: recipeRow });
  });
  return presentOne(platform, scope, row);
}

/** All conditions of the rules of a day and a meal on a recipe. */
async function readDrawOptions(reader: Reader<MemberScope>, date: string, entryType: string) {
  const [day, any] = [getWeekday(date), 'unset'];
  const rules = (await findRules(reader)).filter(
    (rule) => [day, any].includes(rule.day) && [entryType, any].includes(rule.entry_type),
  );
  const links = await findLinks(
    reader,
    rules.map(({ id }) => id),
  );
  const listIds = (kind: LinkKind) => links.filter((link) => link.kind === kind).map(({ id }) => id);
  return {
    filters: rules.map((rule) => rule.query_filter_string),
    categories: listIds('categories'),
    tags: listIds('tags'),
    households: listHouseholds(links),
  };
}

/** Each rule names households of which any will do, so that all of them allow those which every rule names. */
function listHouseholds(links: readonly RuleLink[]): string[] | null {
  const named = links.filter(({ kind }) => kind === 'households');
  if (named.length === 0) return null;
  const ruleCount = new Set(named.map(({ rule_id }) => rule_id)).size;
  const countRules = (id: string) => named.filter((link) => link.id === id).length;
  return [...new Set(named.map(({ id }) => id))].filter((id) => countRules(id) === ruleCount);
}
