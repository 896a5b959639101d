import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/group/migrations');
  await page.locator('[data-part="program"]').waitFor();
}

/** The screens of moving in from another app. */
export const migrationScreens: readonly Screen[] = [
  {
    row: '/group/migrations',
    name: 'migrations',
    open,
  },
  {
    row: '/group/migrations',
    name: 'migrations-columns',
    open: async (page) => {
      await open(page);
      await page.locator('[data-part="program"]').selectOption('csv');
      const table = Buffer.from('Title;Ingredients;Method\nSoup;2 leeks;Boil.\n');
      await page.locator('[data-part="archive"]').setInputFiles({
        name: 'a table with a name that is rather long.csv',
        mimeType: 'text/csv',
        buffer: table,
      });
      await page.locator('[data-part="column-name"]').waitFor();
    },
  },
];
