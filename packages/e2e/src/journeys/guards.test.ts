import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, Homes } from '../harness/stage/homes.ts';
import { Stage } from '../harness/stage/stage.ts';

/** Pages that ask for a right, and how their guard calls it. */
const guarded = [
  ['/household', 'householdManager'],
  ['/group', 'groupManager'],
  ['/admin/site-settings', 'admin'],
  ['/admin/manage/households', 'admin'],
  ['/admin/manage/groups', 'admin'],
  ['/admin/backups', 'admin'],
  ['/admin/maintenance', 'admin'],
  ['/admin/debug/openai', 'admin'],
  ['/admin/debug/parser', 'admin'],
  ['/admin/setup', 'admin'],
  ['/g/elsewhere/r/create/url', 'ownGroup'],
] as const;

describe('guards', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    const homes = await Homes.of(stage.hearth);
    await homes.addPerson('ben', 'Ben Miller');
    await homes.addPerson('clara', 'Clara Cook', ['canManage', 'canManageHousehold']);
  });
  afterAll(() => stage.close());

  async function visitorAs(username: string | null) {
    const visitor = await (username === null
      ? stage.newVisitor()
      : stage.signedInVisitor({}, buildAccount(username)));
    const warnings: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    return { ...visitor, warnings };
  }

  it.each(guarded)(
    '%s redirects users without the right to their home page, with the reason',
    async (path, name) => {
      const { page, context, warnings } = await visitorAs('ben');
      await page.goto(path);
      await page.waitForURL(/\/g\/home$/);
      expect(warnings).toContain(`The ${name} guard does not let you see this page.`);
      const reason = page.locator('[data-type="error"] [role="alert"]');
      await reason.waitFor();
      expect(await reason.innerText()).toMatch(/^(?:Only|That page is for) .+\.$/);
      await context.close();
    },
  );

  it.each(guarded.filter(([path]) => !path.startsWith('/g/')))(
    '%s asks visitors to sign in first',
    async (path) => {
      const { page, context, warnings } = await visitorAs(null);
      await page.goto(path);
      await page.waitForURL(/\/login/);
      expect(new URL(page.url()).searchParams.get('next')).toBe(path);
      expect(warnings.filter((text) => text.includes('guard'))).toEqual([]);
      await context.close();
    },
  );

  it('the settings list only pages that the user may open', async () => {
    const links = async (username: string): Promise<string[]> => {
      const { page, context } = await visitorAs(username);
      await page.goto('/settings');
      await page.locator('main nav a').first().waitFor();
      const hrefs = await hrefsIn(page);
      await context.close();
      return hrefs;
    };
    const member = await links('ben');
    expect(member).toContain('/household/members');
    expect(member.filter((href) => /^\/(?:group|household|admin)\b/.test(href))).toEqual([
      '/household/members',
    ]);
    const manager = await links('clara');
    expect(manager).toEqual(expect.arrayContaining(['/household', '/group']));
    expect(manager.some((href) => href.startsWith('/admin'))).toBe(false);
    expect(await links('admin')).toEqual(
      expect.arrayContaining(['/admin/site-settings', '/admin/manage/groups', '/admin/maintenance']),
    );
  });

  it('settings are found by their description', async () => {
    const { page, context } = await visitorAs('admin');
    await page.goto('/settings');
    await page.locator('main input[type="search"]').fill('test mail');
    await page.locator('main nav a[href="/group"]').waitFor({ state: 'detached' });
    expect(await hrefsIn(page)).toEqual(['/admin/site-settings']);
    await page.locator('main input[type="search"]').fill('nothing like it');
    await page.locator('main output', { hasText: 'nothing like it' }).waitFor();
    await context.close();
  });

  it('addresses of the group that moved to the household lead there', async () => {
    const { page, context } = await visitorAs('ben');
    await page.goto('/group/members?from=bookmark#top');
    await page.waitForURL(/\/household\/members/);
    await page.locator('h1').waitFor();
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe('/household/members?from=bookmark#top');
    await context.close();
  });
});

function hrefsIn(page: Page): Promise<string[]> {
  return page.locator('main nav a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}
