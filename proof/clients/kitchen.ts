import { ApiClient } from '../../packages/e2e/src/harness/stage/api-client.ts';
import { HearthProcess } from '../../packages/e2e/src/harness/stage/hearth-process.ts';

/** A server with a few recipes, and what a client is told about it. */
export interface Kitchen {
  readonly hearth: HearthProcess;
  /** `HEARTH_URL`, `HEARTH_TOKEN` and the rest, as scripts read them. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts the built server. Its group and recipes are public, so that page readers see them. */
export async function openKitchen(): Promise<Kitchen> {
  const hearth = await HearthProcess.start();
  const cook = await ApiClient.signedIn(hearth);
  const created = await cook.change('POST', '/api/users/api-tokens', { name: 'client' });
  await cook.change('POST', '/api/groups/seeders/units', { locale: 'en-US' });
  await cook.change('PUT', '/api/groups/preferences', { privateGroup: false });
  await cook.change('PUT', '/api/households/preferences', { privateHousehold: false });
  await cook.cook('Bean soup', {
    recipeServings: 4,
    recipeYield: '4 servings',
    totalTime: '40 minutes',
    recipeIngredient: ['400 g beans', '1 onion', '1 l water'].map((note) => ({ note, originalText: note })),
    recipeInstructions: [{ text: 'Boil the beans.' }, { text: 'Serve.' }],
    settings: { public: true },
  });
  await cook.change('POST', '/api/households/shopping/lists', { name: 'Weekly' });
  return { hearth, env: { HEARTH_URL: hearth.url, HEARTH_TOKEN: String(Object(created).token) } };
}
