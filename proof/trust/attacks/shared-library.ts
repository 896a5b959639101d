import { join } from 'node:path';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { openDatabaseFile } from './database-file.ts';
import { addGroups } from './many-groups.ts';

/** A server of many groups, of which one shows a large library to visitors. */
export interface SharedLibrary {
  readonly hearth: HearthProcess;
  readonly token: string;
  readonly groupSlug: string;
}

/** Starts a server with so many public recipes, each with eleven ingredients that name one of 600 foods, and as many groups. */
export async function startSharedLibrary(recipes: number): Promise<SharedLibrary> {
  const hearth = await HearthProcess.start();
  const token = await hearth.signIn();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const self = await fetch(`${hearth.url}/api/users/self`, { headers });
  const { groupSlug } = (await self.json()) as { groupSlug: string };
  for (const [path, body] of [
    ['groups', { privateGroup: false }],
    ['households', { privateHousehold: false, recipePublic: true }],
  ])
    await fetch(`${hearth.url}/api/${String(path)}/preferences`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
  await hearth.fill(recipes, { foods: 600 });
  await hearth.stop();
  const file = join(hearth.folder, 'hearth.db');
  linkFoods(file);
  addGroups(file, recipes);
  await hearth.restart();
  return { hearth, token: await hearth.signIn(), groupSlug };
}

/** Generated lines are text; their foods are what filters and the finder look at. */
function linkFoods(path: string): void {
  const database = openDatabaseFile(path);
  const foods = database.prepare('select id from foods order by id').all();
  const link = database.prepare('update recipe_ingredients set food_id = ? where rowid % ? = ?');
  database.exec('begin; update recipes set is_public = 1');
  foods.forEach(({ id }, place) => link.run(id, foods.length, place));
  database.exec('commit');
  database.close();
}
