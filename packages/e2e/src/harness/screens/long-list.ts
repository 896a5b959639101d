import type { Page } from 'playwright-core';

/** The visible part of a long list. */
export interface Sight {
  /** Text of the first item that is not above the window. */
  readonly first: string;
  /** Where its top is in the window, and how far the page is scrolled, in pixels. */
  readonly top: number;
  readonly scrolled: number;
}

/** The first of the items in sight. */
export function measureSight(page: Page, items = 'main article'): Promise<Sight> {
  return page.evaluate((selector) => {
    const inSight = [...document.querySelectorAll(selector)]
      .map((item) => ({ item, box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0)
      .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)[0];
    return {
      first: inSight?.item.querySelector('h2, a')?.textContent ?? '',
      top: Math.round(inSight?.box.top ?? 0),
      scrolled: Math.round(scrollY),
    };
  }, items);
}

/** Scrolls as a person does, screen by screen, until the page is that far down. */
export async function scrollTo(page: Page, wanted: number): Promise<void> {
  for (let scrolled = 0, tries = 0; scrolled < wanted && tries < 1000; tries += 1) {
    await page.mouse.wheel(0, 900);
    scrolled = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY;
    });
  }
  await standStill(page);
}

/** Waits until the page does not scroll and grow any more. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const state = () => `${scrollY} ${document.body.scrollHeight} ${document.querySelectorAll('*').length}`;
    let before = '';
    for (let same = 0; same < 3; same = state() === before ? same + 1 : 0) {
      before = state();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}
