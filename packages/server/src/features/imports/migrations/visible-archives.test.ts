import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReportOut } from '@hearth/contract';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { onlyWhere } from '../../../../../../tools/test-run/only-where.ts';

/** Archives that other programs have written, with what someone has counted in them. They are not part of the project. */
const folder = [1, 2]
  .map((up) => fileURLToPath(new URL(`${'../'.repeat(6 + up)}shared/data/migrations`, import.meta.url)))
  .find((path) => existsSync(join(path, 'manifest.json')));

const Manifest = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      type: z.string(),
      expect: z.object({
        list: z
          .array(
            z.object({
              name: z.string(),
              ingredients: z.number().optional(),
              steps: z.number().optional(),
              image: z.boolean().optional(),
            }),
          )
          .optional(),
      }),
    }),
  ),
});
/** The manifest names two programs otherwise than clients do. */
const renamed: Readonly<Record<string, string>> = {
  'nextcloud-cookbook': 'nextcloud',
  'mealie-alpha': 'mealie_alpha',
};

const archives =
  folder === undefined
    ? []
    : Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
        .files.filter(({ type }) => !type.includes('backup') && !type.includes('folder'))
        .map(({ file, type, expect: { list = [] } }) => ({ file, type: renamed[type] ?? type, list }));
/** A test needs a row, also where it is skipped. */
const noArchive = { file: 'none', type: '', list: [] };
const where = onlyWhere(archives.length > 0, 'no archives of other programs are beside the project');

describeServer('archives that other programs have written', { where }, ({ server }) => {
  let client: TestClient;

  const found = async (slug: string) => {
    const { name, recipeIngredient, recipeInstructions, image } = await client.recipe(slug);
    const headings = recipeIngredient.filter(({ title }) => typeof title === 'string' && title !== '');
    return {
      name,
      lines: recipeIngredient.length,
      linesAndHeadings: recipeIngredient.length + headings.length,
      steps: recipeInstructions.length,
      hasPicture: image !== null,
    };
  };

  it.each(archives.length === 0 ? [noArchive] : archives)(
    '$file is imported whole',
    async ({ file, type, list }) => {
      client = server.as(await server.member());
      const { payload, headers } = multipart({
        migration_type: type,
        archive: { file: readFileSync(join(folder ?? '', file)), name: file },
      });
      const answer = succeeded(await client.post('/api/groups/migrations', payload, headers));
      const { id } = z.object({ id: z.string() }).parse(answer);
      const { entries } = ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`)));
      const recipes = await Promise.all(entries.map(({ recipeSlug }) => found(recipeSlug ?? '')));
      const byName = new Map(recipes.map((recipe) => [recipe.name, recipe]));
      expect([...byName.keys()].toSorted()).toEqual(list.map(({ name }) => name).toSorted());
      for (const { name, ingredients, steps, image } of list) {
        const recipe = byName.get(name);
        // The manifest counts headings among ingredients as lines.
        expect([recipe?.lines, recipe?.linesAndHeadings]).toContain(ingredients);
        expect(recipe?.steps).toBe(steps);
        expect(recipe?.hasPicture === true || image !== true).toBe(true);
      }
    },
  );
});
