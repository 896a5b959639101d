import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has from one end to the other. */
const maxStops = 150;

/** Presses Tab until the element has the focus, as keyboard users do. Throws if it is not reachable. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${maxStops} times ${key} did not lead to ${target.toString()}`);
}

/** Goes there and presses a key on it, Enter unless another is named. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to a field and replaces its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Whether the element has the focus. */
export function hasFocus(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element === document.activeElement);
}
