import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/screens/axe.ts';
import type { Visitor } from '../harness/stage/browser.ts';
import { DevelopmentServer } from '../harness/stage/development-server.ts';
import { stillness } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const pictures = fileURLToPath(new URL('../../../../test-results/screens/', import.meta.url));

const looks = [390, 820, 1440].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ width, scheme, direction })),
  ),
);

describe('the page of all components in development builds', () => {
  let stage: Stage;
  let development: DevelopmentServer;
  let visitor: Visitor;
  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    stage = await Stage.open();
    development = await DevelopmentServer.start(stage.hearth);
    visitor = await stage.newVisitor();
    await visitor.page.goto(`${development.url}/dev/components`);
    await visitor.page.getByRole('heading', { level: 1, name: 'Components' }).waitFor({ timeout: 60_000 });
  });
  afterAll(async () => {
    await development.stop();
    await stage.close();
  });

  it.each(looks)('has nothing for axe at $width px, $scheme, $direction', async (look) => {
    const { page } = visitor;
    await show(page, look);
    expect(await problemsOn(page, `components-${look.width}-${look.scheme}-${look.direction}`)).toEqual([]);
  });

  it.each(['ConfirmDialog', 'Dialog'])('has nothing for axe while its %s is open', async (name) => {
    const { page } = visitor;
    await show(page, { width: 390, scheme: 'light', direction: 'ltr' });
    await page.getByRole('region', { name, exact: true }).getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    expect(await problemsOn(page, `components-${name}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('has nothing for axe while its menu is open, or a message is shown', async () => {
    const { page } = visitor;
    await show(page, { width: 1440, scheme: 'dark', direction: 'ltr' });
    await page.getByRole('region', { name: 'ActionMenu' }).getByRole('button').click();
    await page.getByRole('menu').waitFor();
    expect(await problemsOn(page, 'components-menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'toast' }).getByRole('button', { name: 'error' }).click();
    await page.getByText('It could not be saved.').waitFor();
    expect(await problemsOn(page, 'components-toast')).toEqual([]);
  });

  it('is no page of the app that people install', async () => {
    const { page, context } = await stage.newVisitor();
    await page.goto('/dev/components');
    await page.getByText('Page not found').waitFor();
    expect(await page.locator('[data-part="specimen"]').count()).toBe(0);
    await context.close();
  });
});

async function show(page: Page, { width, scheme, direction }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
}

/** What axe finds on the page, and how far it stands out sideways; takes a screenshot. */
async function problemsOn(page: Page, name: string): Promise<unknown[]> {
  await stillness(page);
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(await axeViolations(page)), ...(overflow > 0 ? [`${overflow} px stand out sideways`] : [])];
}
