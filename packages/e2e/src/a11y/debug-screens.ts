import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const parser = '/admin/debug/parser';
const openai = '/admin/debug/openai';

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main form').waitFor();
}

/** Where administrators try out what reads recipes, before and after they did. */
export const debugScreens: readonly Screen[] = [
  { row: openai, name: 'debug-openai', open: (page) => openForm(page, openai) },
  {
    row: openai,
    name: 'debug-openai-answer',
    open: async (page) => {
      await openForm(page, openai);
      await page.locator('main form button[type="submit"]').click();
      await page.locator('main pre').waitFor();
    },
  },
  { row: parser, name: 'debug-parser', open: (page) => openForm(page, parser) },
  {
    row: parser,
    name: 'debug-parser-result',
    open: async (page) => {
      await openForm(page, parser);
      await page.locator('main form ul button').nth(1).click();
      await page.locator('main details summary').click();
      await page.locator('main pre').waitFor();
    },
  },
];
