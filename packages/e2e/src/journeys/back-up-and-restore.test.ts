import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { confirmWithPassword, endVisit, type Visitor } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('the parent who runs the server', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let cook: ApiClient;
  let saved: string;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    await cook.cook('Soup');
    visitor = await stage.openPage('/admin/backups');
    page = visitor.page;
  });
  afterAll(async () => {
    await endVisit(visitor);
    await stage.close();
  });

  const findToast = (text: string) =>
    page.locator('[role="status"], [role="alert"]', { hasText: text }).first();
  const dialog = () => page.locator('[role="dialog"]');
  const rows = () => page.locator('main li');
  const choose = async (action: string) => {
    await rows().last().getByRole('button').click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  it('is told that there is no backup, makes one, and sees that it is good', async () => {
    await page.getByText('There is no backup yet').waitFor();
    await scan(page, 'backups-none');
    await page.locator('[data-part="create"]').click();
    await page.getByText('Last good backup:').waitFor();
    await findToast('Backup created successfully').waitFor();
    expect(await rows().count()).toBe(1);
    expect(await rows().first().innerText()).toMatch(
      /Manual[^]*Checked, can be restored[^]*1 recipe, 1 person/,
    );
    await scan(page, 'backups');
  });

  it('downloads it, and is refused to upload a file that is no backup', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), choose('Download')]);
    saved = join(stage.hearth.folder, 'saved.zip');
    await download.saveAs(saved);
    expect(readFileSync(saved).subarray(0, 2).toString()).toBe('PK');
    const upload = async (path: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.locator('[data-part="upload"]').click(),
      ]);
      await chooser.setFiles(path);
    };
    writeFileSync(join(stage.hearth.folder, 'letter.zip'), 'Dear Hearth');
    await upload(join(stage.hearth.folder, 'letter.zip'));
    await page.getByRole('alert').getByText('This is not a zip archive').waitFor();
    expect(await rows().count()).toBe(1);
    await upload(saved);
    await findToast('saved.zip has been uploaded').waitFor();
    expect(await rows().count()).toBe(2);
  });

  it('restores it after a confirmation, stays signed in, and can restore the data from before', async () => {
    await cook.cook('Mistake');
    await choose('Restore');
    await dialog().getByText('In this backup: 1 recipe, 1 person').waitFor();
    await dialog().getByText('No password, two-factor authentication or account changes.').waitFor();
    const confirm = dialog().locator('button[type="submit"]');
    expect(await confirm.isDisabled()).toBe(true);
    await scan(page, 'restore-backup');
    await dialog().getByRole('checkbox').check();
    await confirm.click();
    const question = dialog().filter({ hasText: 'Confirm that it’s you' });
    await question.getByText('Hearth asks once more').waitFor();
    await scan(page, 'confirm-who-it-is');
    await question.locator('input').fill('a wrong password');
    await question.locator('button[type="submit"]').click();
    await question.getByText('Invalid current password').waitFor();
    await confirmWithPassword(page);
    await dialog().getByText('The backup is restored').waitFor();
    await scan(page, 'backup-restored');
    await dialog().getByRole('button', { name: 'Continue' }).click();
    await rows().filter({ hasText: 'Before a restore' }).filter({ hasText: '2 recipes' }).waitFor();
    expect((await cook.get('/api/users/self')).status).toBe(401);
    cook = await stage.apiClient();
    expect((await cook.get('/api/recipes/soup')).status).toBe(200);
    expect((await cook.get('/api/recipes/mistake')).status).toBe(404);
  });

  it('can move to Mealie, and is offered what Mealie has left in the data folder', async () => {
    await cook.post('/api/users/api-tokens', { name: 'phone' });
    await page.locator('[data-part="create-for-mealie"]').click();
    await dialog().getByText('no counterpart in Mealie: api_tokens (1)').waitFor();
    await scan(page, 'backups-for-mealie');
    await dialog().getByRole('button', { name: 'Back up now' }).click();
    await findToast('Backup created successfully').waitFor();
    await rows().filter({ hasText: 'For Mealie' }).filter({ hasText: 'Checked, can be restored' }).waitFor();
    const made = rows().filter({ hasText: 'For Mealie' });
    expect(await made.innerText()).toMatch(/no counterpart in Mealie: api_tokens \(1\)/);
    writeFileSync(join(stage.hearth.folder, 'mealie.db'), 'no database');
    await page.reload();
    await page.getByText('Data of Mealie found').waitFor();
    await scan(page, 'backups-mealie-folder');
    await page.locator('[data-part="mealie-folder"]').click();
    await page.getByRole('alert').getByText('backup').first().waitFor();
    rmSync(join(stage.hearth.folder, 'mealie.db'));
  });

  it('deletes one', async () => {
    const before = await rows().count();
    await choose('Delete');
    await dialog().locator('button[type="submit"]').click();
    await expect.poll(() => rows().count()).toBe(before - 1);
    expect(visitor.problems).toEqual([]);
  });
});
