import type { Page } from 'playwright-core';
import type { Place } from './screens.ts';

export const recipePath = ({ group, recipe }: Place): string => `/g/${group}/r/${recipe}`;

/** Opens the recipe and the action with that key in its bar or its menu. */
export async function chooseAction(page: Page, place: Place, key: string): Promise<void> {
  await page.goto(recipePath(place));
  await page.locator('h1').first().waitFor();
  const inBar = page.locator(`main article [data-part="${key}"]:visible`);
  if ((await inBar.count()) > 0) await inBar.first().click();
  else {
    await page.locator('main article [data-part="more"]:visible').first().click();
    await page.locator(`[role="menuitem"][data-part="${key}"]`).click();
  }
  await page.locator('[role="dialog"]').waitFor();
}
