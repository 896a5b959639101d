import type { Locator, Page } from 'playwright-core';

/** Opens the editor of the recipe at that path. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit=true`);
  await field(page, 'name').waitFor();
}

/** Opens the editor, changes the description, and waits until the device has kept it. */
export async function writeDraft(page: Page, path: string, description: string): Promise<void> {
  await openEditor(page, path);
  await field(page, 'description').fill(description);
  await page.locator('[data-state="draft"]').waitFor();
}

/** A field of the editor, by its name. */
export function field(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`[name="${name}"]`);
}

/** The bar with undo, redo, the menu and Save. */
export function editorBar(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Editing' });
}

/** The button of the menu on the page of a recipe. */
export function recipeMenu(page: Page): Locator {
  return page.getByRole('article').locator('[data-part="more"]').filter({ visible: true });
}

/** Chooses an entry of the menu behind a button. */
export async function chooseEntry(page: Page, button: Locator, entry: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  await button.click();
  try {
    await item.click({ timeout: 4000 });
  } catch (error) {
    // A page that is still arriving takes its open menu with it.
    if (await item.isVisible()) throw error;
    await button.click();
    await item.click();
  }
}

/** Saves with the keyboard and waits until the recipe is shown. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await recipeIsShown(page);
}

/** Waits until the editor has given way to the recipe. */
export async function recipeIsShown(page: Page): Promise<void> {
  await editorBar(page).waitFor({ state: 'detached' });
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
}
