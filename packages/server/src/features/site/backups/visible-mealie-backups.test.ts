import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../../platform/random/random.ts';
import { RowSecrets } from './archive/sealed-columns.ts';
import { readArchive } from './read-archive.ts';
import { onlyWhere } from '../../../../../../tools/test-run/only-where.ts';

const folder = fileURLToPath(new URL('../../../../../../../shared/data/migrations/', import.meta.url));
const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^backup-.*\.zip$/.test(name)) : [];

/** Tables of Mealie whose rows are one to one with those of a table of Hearth. */
const sameRows: Readonly<Record<string, string>> = {
  users: 'users',
  groups: 'groups',
  recipes: 'recipes',
  recipes_ingredients: 'recipe_ingredients',
  recipe_instructions: 'recipe_instructions',
  notes: 'recipe_notes',
  recipe_comments: 'recipe_comments',
  recipe_timeline_events: 'recipe_timeline_events',
  ingredient_foods: 'foods',
  ingredient_units: 'units',
  multi_purpose_labels: 'labels',
  cookbooks: 'cookbooks',
  group_meal_plans: 'meal_plan_entries',
  shopping_lists: 'shopping_lists',
  shopping_list_items: 'shopping_items',
  webhook_urls: 'webhooks',
};

function readTables(file: string): Record<string, unknown[]> {
  const files = unzipSync(readFileSync(file), { filter: ({ name }) => /(?:^|\/)database\.json$/.test(name) });
  const [database = new Uint8Array()] = Object.values(files);
  return JSON.parse(Buffer.from(database).toString());
}

describe(
  'backups of Mealie of several releases',
  onlyWhere(names.length > 0, 'no backup of a real server is beside the project'),
  () => {
    const work = mkdtempSync(join(tmpdir(), 'hearth-visible-'));
    afterAll(() => rmSync(work, { recursive: true, force: true }));

    it.each(names.length === 0 ? ['none'] : names)(
      '%s comes with every row but those it counts',
      async (name) => {
        const file = join(folder, name);
        const target = {
          scratch: join(work, `${name}.db`),
          files: null,
          secrets: new RowSecrets('a secret', systemRandom),
        };
        const manifest = await readArchive(file, target, () => undefined);
        const source = readTables(file);
        for (const [theirs, ours] of Object.entries(sameRows)) {
          const left = manifest.leftOut?.[ours] ?? 0;
          expect([ours, (manifest.tables[ours]?.rows ?? 0) + left]).toEqual([
            ours,
            source[theirs]?.length ?? 0,
          ]);
        }
        const left = Object.values(manifest.leftOut ?? {}).reduce((sum, count) => sum + count, 0);
        process.stdout.write(`${name}: left out ${JSON.stringify(manifest.leftOut)}\n`);
        expect(left).toBeLessThan(20);
      },
    );
  },
);
