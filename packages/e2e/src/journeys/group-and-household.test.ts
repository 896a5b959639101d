import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../harness/stage/hearth-process.ts';
import { buildAccount, Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a group and its household', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    const homes = await Homes.of(stage.hearth);
    await homes.addPerson('ben', 'Ben Miller');
    await homes.addPerson('clara', 'Clara Cook', ['canManage', 'canManageHousehold']);
    const cook = await stage.apiClient();
    await cook.cook('Open soup', { settings: { public: true } });
  });
  afterAll(() => stage.close());

  const signedIn = (username: string) => stage.signedInVisitor({}, buildAccount(username));

  it('shows itself to the public and hides again, at once', async () => {
    const manager = await signedIn('clara');
    const stranger = await stage.newVisitor();
    const recipes = stranger.page.locator('main article');

    await stranger.page.goto('/');
    await stranger.page.waitForURL(/\/login/);

    await manager.page.goto('/group');
    const privateGroup = manager.page.locator('main input[role="switch"]');
    await privateGroup.uncheck();
    await manager.page.locator('main a[href$="/g/home"]').waitFor();
    await scan(manager.page);
    await manager.page.goto('/household');
    await manager.page.locator('main input[name="name"]').fill('The Cooks');
    await manager.page.getByRole('button', { name: 'Save' }).click();
    await manager.page.getByRole('heading', { level: 1, name: 'The Cooks' }).waitFor();
    await scan(manager.page);
    await manager.page.locator('main input[role="switch"]').first().uncheck();
    await expectStored(manager.context, { privateGroup: false, privateHousehold: false });

    await stranger.page.goto('/');
    await stranger.page.waitForURL(/\/g\/home/);
    await recipes.first().waitFor();
    expect(await recipes.count()).toBe(1);

    await manager.page.goto('/group');
    await privateGroup.check();
    await expectStored(manager.context, { privateGroup: true, privateHousehold: false });
    await stranger.page.goto('/g/home');
    await stranger.page.waitForURL(/\/login/);
    expect([...manager.problems, ...stranger.problems]).toEqual([]);
    await manager.context.close();
    await stranger.context.close();
  });

  it('shows one list of entries beside a page of the settings, and the way back to the recipes', async () => {
    const { page, context, problems } = await signedIn('clara');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/household');
    const rail = page.locator('aside [data-part="settings-rail"]');
    await rail.locator('a[href="/household/members"]').waitFor();
    expect(await page.locator('aside a[href="/shopping-lists"]:visible').count()).toBe(0);
    const { x = 0 } = (await page.locator('h1').boundingBox()) ?? {};
    expect(x).toBeLessThan(300);
    await rail.locator('a').first().click();
    await page.waitForURL(/\/g\/home/);
    await page.locator('aside a[href="/shopping-lists"]:visible').waitFor();
    expect(await rail.count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a right that is taken away is gone on the next click', async () => {
    const manager = await signedIn('clara');
    const member = await signedIn('ben');
    await manager.page.goto('/household/members');
    const readRights = (name: string) =>
      manager.page.locator('main li', { hasText: name }).locator('input[type="checkbox"]');
    await readRights('Ben Miller').first().waitFor();
    await scan(manager.page);
    // Invite, organize, manage household, manage group.
    const stored = () => manager.page.waitForResponse((answer) => answer.url().endsWith('/permissions'));
    await Promise.all([stored(), readRights('Ben Miller').nth(3).check()]);

    await member.page.goto('/group');
    const privateGroup = member.page.locator('main input[role="switch"]');
    await privateGroup.waitFor();
    await Promise.all([stored(), readRights('Ben Miller').nth(3).uncheck()]);

    await privateGroup.click();
    await member.page.locator('[data-type="error"] [role="alert"]').waitFor();
    await expect.poll(() => privateGroup.isChecked()).toBe(true);
    await expectStored(manager.context, { privateGroup: true });
    await manager.context.close();
    await member.context.close();
  });

  it('no user changes their own rights or those of an administrator', async () => {
    const manager = await signedIn('clara');
    await manager.page.goto('/household/members');
    const boxes = manager.page.locator('main li', { hasText: 'Clara Cook' }).locator('input');
    await boxes.first().waitFor();
    expect(await boxes.evaluateAll((all) => all.map((one) => one.matches(':disabled')))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const admin = manager.page.locator('main li', { hasText: administrator.username }).locator('input');
    expect(await admin.evaluateAll((all) => all.every((one) => one.matches(':disabled')))).toBe(true);
    await manager.context.close();
  });
});

/** Waits until the server has stored the optimistic update of the page. */
async function expectStored(
  context: BrowserContext,
  expected: { privateGroup?: boolean; privateHousehold?: boolean },
): Promise<void> {
  const read = async (path: string): Promise<object> => (await context.request.get(path)).json();
  await expect
    .poll(async () => ({
      ...(await read('/api/groups/preferences')),
      ...(await read('/api/households/preferences')),
    }))
    .toMatchObject(expected);
}
