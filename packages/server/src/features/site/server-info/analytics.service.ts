import type { Analytics } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { version } from '../../../version.ts';
import {
  countRecipes,
  countRows,
  countShoppingLists,
  findInstallationId,
  keepInstallationId,
} from './server-info.repository.ts';

const scope = systemScope('collect statistics');

/** Counts of everything. Only administrators see them; they are sent nowhere. */
export async function getAnalytics(platform: Platform): Promise<Analytics> {
  const { database, settings } = platform;
  const reader = database.read(scope);
  const [users, groups, households, recipes, timelineEvents, apiTokens, cookbooks, shoppingLists] =
    await Promise.all([
      countRows(reader, 'users'),
      countRows(reader, 'groups'),
      countRows(reader, 'households'),
      countRecipes(reader),
      countRows(reader, 'recipe_timeline_events'),
      countRows(reader, 'api_tokens'),
      countRows(reader, 'cookbooks'),
      countShoppingLists(reader),
    ]);
  return {
    installationId: await installationId(platform),
    version,
    databaseType: settings.database.engine,
    usingEmail: settings.smtp.isReady,
    usingLdap: settings.ldap.isReady,
    usingOidc: settings.oidc.isReady,
    users,
    groups,
    households,
    recipes,
    timelineEvents,
    apiTokens,
    cookbooks,
    shoppingLists,
    ...ofPartsToCome,
  };
}

/** Parts whose tables this release does not have: there are none of them. */
const ofPartsToCome = { mealplans: 0 };

/** Created on first use; replicas that create it at once agree on the stored one. */
async function installationId({ database, random }: Platform): Promise<string> {
  const known = await findInstallationId(database.read(scope));
  if (known !== undefined) return known;
  const made = random.uuid();
  return database.write(scope, async (tx) => {
    await keepInstallationId(tx, made);
    return required(await findInstallationId(tx), 'itemNotFound');
  });
}
