import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Visitor } from '../harness/stage/browser.ts';
import { type RecipeSite, startRecipeSite } from '../harness/services/recipe-site.ts';
import { hasSavedPages, unpackSavedPages } from '../harness/data/shared-data.ts';
import { Stage } from '../harness/stage/stage.ts';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';

const wanted = 30;

if (!hasSavedPages) console.log('The saved recipe pages are not at hand: importing real pages is skipped.');

describe(
  'a cook who imports thirty real pages',
  onlyWhere(hasSavedPages, 'no saved pages are beside the project'),
  () => {
    let saved: ReturnType<typeof unpackSavedPages>;
    let site: RecipeSite;
    let stage: Stage;
    let visitor: Visitor;
    const slugs = new Map<string, string>();

    beforeAll(async () => {
      saved = unpackSavedPages();
      site = await startRecipeSite(saved.pages, wanted);
      stage = await Stage.open({ env: { OUTBOUND_TRUSTED: site.trusted } });
      const api = await stage.apiClient();
      for (const list of ['foods', 'units'])
        await api.change('POST', `/api/groups/seeders/${list}`, { locale: 'en-US' });
      visitor = await stage.newVisitor();
      await signIn(visitor.page);
    });
    afterAll(async () => {
      await stage.close();
      await site.stop();
      saved.remove();
    });

    it('imports each by its address and sees title, picture, ingredients and steps', async () => {
      expect(site.pages).toHaveLength(wanted);
      const { page } = visitor;
      for (const { url } of site.pages) {
        await page.goto('/g/home/r/create/url');
        await page.locator('[name="incoming"]').fill(url);
        await page.locator('main button[type="submit"]').click();
        const imported = page.locator('[data-part="imported"]').getByRole('link', { name: 'Open' });
        await imported.click({ timeout: 30_000 }).catch(async () => {
          throw new Error(`${url} was not imported: ${await page.locator('main').innerText()}`);
        });
        await page.waitForURL(/\/g\/home\/r\/(?!create)/);
        slugs.set(url, new URL(page.url()).pathname);
        await expectWholeRecipe(visitor, url);
      }
      expect(visitor.problems).toEqual([]);
    });

    it('has amount, unit and food of nearly all lines, and finds recipes by their foods', async () => {
      const api = await stage.apiClient();
      const lines: { food: { id: string; name: string } | null }[] = [];
      for (const path of slugs.values()) {
        const { body } = await api.get(`/api/recipes/${path.split('/').at(-1)}`);
        lines.push(...(body as { recipeIngredient: typeof lines }).recipeIngredient);
      }
      const read = lines.filter(({ food }) => food !== null).length;
      console.log(`${read} of ${lines.length} lines have a food`);
      expect(read / lines.length).toBeGreaterThan(0.9);
      const garlic = lines.find(({ food }) => food?.name === 'garlic')?.food;
      const { body } = await api.get(`/api/recipes?foods=${garlic?.id}`);
      expect((body as { total: number }).total).toBeGreaterThan(3);
      const suggested = await api.get(`/api/recipes/suggestions?foods=${garlic?.id}&maxMissingFoods=20`);
      expect((suggested.body as { items: unknown[] }).items.length).toBeGreaterThan(3);
    });

    it('finds them by searching', async () => {
      const { page } = visitor;
      for (const [url, path] of [...slugs].slice(0, 10)) {
        await page.goto(path);
        const title = await page.locator('h1').innerText();
        await page.goto('/g/home');
        await page.locator('main input[type="text"]').first().fill(title);
        await page.locator(`a[href="${path}"]`).first().waitFor({ timeout: 15_000 });
        expect(await page.locator(`a[href="${path}"]`).count(), url).toBeGreaterThan(0);
      }
    });

    it('still has them after a restart', async () => {
      expect(await stage.hearth.stop()).toBe(0);
      await stage.hearth.restart();
      for (const [url, path] of slugs) {
        await visitor.page.goto(path);
        await expectWholeRecipe(visitor, url);
      }
    });
  },
);

/** The page shows a name, a picture that has loaded, at least one ingredient and one step. */
async function expectWholeRecipe({ page }: Visitor, url: string): Promise<void> {
  await page.locator('h1').waitFor();
  expect((await page.locator('h1').innerText()).trim(), url).not.toBe('');
  const picture = page.locator('main img[src*="/api/media/recipes/"]').first();
  await picture.waitFor({ timeout: 15_000 });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: 15_000 })
    .toBeGreaterThan(0);
  await page.locator('[data-part="ingredient"]').first().waitFor({ timeout: 15_000, state: 'attached' });
  await page.locator('[data-part="step"]').first().waitFor({ timeout: 15_000, state: 'attached' });
}
