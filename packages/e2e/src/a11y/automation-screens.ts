import type { Page } from 'playwright-core';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { giveUp } from '../harness/screens/dead-letters.ts';
import type { HearthProcess } from '../harness/stage/hearth-process.ts';
import type { Screen } from './screens.ts';

const nowhere = '127.0.0.1:9';

/** A webhook and a notifier, each with a name and an address, and what never reached the notifier. */
export async function furnishAutomation(hearth: HearthProcess, cook: ApiClient): Promise<void> {
  await cook.change('POST', '/api/households/webhooks', {
    name: 'Kitchen display beside the door',
    url: `http://${nowhere}/meals`,
    scheduledTime: '06:30:00',
  });
  await cook.change('POST', '/api/households/webhooks', {
    name: '',
    enabled: false,
    scheduledTime: '17:00:00',
  });
  const notifier = await cook.change('POST', '/api/households/events/notifications', {
    name: 'Chat of the family',
    appriseUrl: `json://${nowhere}/`,
  });
  giveUp(hearth, notifier as { id: string; name: string });
}

async function openFirst(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main summary').first().click();
  await page.locator('main form').waitFor();
}

async function openRestore(page: Page): Promise<void> {
  await page.goto('/admin/backups');
  await page.locator('main li button').first().click();
  await page.locator('[role="menuitem"]').nth(1).click();
  await page.locator('[role="dialog"] input[type="checkbox"]').waitFor();
}

/** Screens of automation, of a household and of the server. */
export const automationScreens: readonly Screen[] = [
  {
    row: '/household/webhooks',
    name: 'webhooks',
    open: (page) => openFirst(page, '/household/webhooks'),
  },
  {
    row: '/household/notifiers',
    name: 'notifiers',
    open: (page) => openFirst(page, '/household/notifiers'),
  },
  {
    row: '/household/notifiers',
    name: 'new-notifier',
    open: async (page) => {
      await openFirst(page, '/household/notifiers');
      await page.locator('main button').first().click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    row: '/admin/maintenance',
    name: 'jobs',
    open: async (page) => {
      await page.goto('/admin/jobs');
      await page.locator('[data-part="given-up"] button').first().waitFor();
    },
  },
  { row: 'restore backup', name: 'restore-backup', open: openRestore },
];
