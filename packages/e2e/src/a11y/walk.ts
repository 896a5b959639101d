import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/screens/axe.ts';
import {
  leaveBrowser,
  newVisitor,
  openPage,
  signInQuietly,
  startBrowser,
  type Visitor,
  type VisitorOptions,
} from '../harness/stage/browser.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';
import { shareOfSuite } from '../../../../tools/test-run/share-of-suite.ts';
import { stillness } from '../harness/screens/scan.ts';
import { furnish } from './furnish.ts';
import { type Screen, screens } from './screens.ts';

const pictures = fileURLToPath(new URL('../../../../test-results/screens/', import.meta.url));

/** How a screen that is open is looked at. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** The rules of axe to scan by: all without them. */
  readonly rules?: readonly string[];
}

/** Who opens the screens, and how the window then changes under each, as a person's does. */
export interface Visit {
  readonly options: VisitorOptions;
  readonly looks: readonly [Look, ...Look[]];
}

/** Opens every screen and looks at it. Each visit has a file of its own, so that two of them go side by side. */
export function describeWalk(visit: string, { options, looks }: Visit): void {
  describe(`every screen, ${visit}`, () => {
    let hearth: HearthProcess;
    let browser: Browser;
    /** One browser context for all screens, so that the app is compiled once. */
    let member: Visitor;
    let guest: Visitor;
    const place = { group: 'home', recipe: 'tomato-soup' };

    beforeAll(async () => {
      mkdirSync(pictures, { recursive: true });
      hearth = await HearthProcess.start();
      browser = await startBrowser();
      await furnish(hearth);
      const visitor = { ...options, ...looks[0] };
      member = await newVisitor(browser, hearth, visitor);
      await signInQuietly(member.context, hearth);
      guest = await newVisitor(browser, hearth, visitor);
    });
    afterAll(async () => {
      await leaveBrowser(browser);
      await hearth.remove();
    });

    it('is scanned by an axe that reports planted violations, on paper those of landmarks excepted', async () => {
      const { page, context } = await newVisitor(browser, hearth);
      await page.goto('/login?direct=1');
      await page.locator('h1').waitFor();
      await page.evaluate(() => {
        const button = document.createElement('button');
        button.append(document.createElement('img'));
        const words = document.createElement('p');
        words.append('Outside of all landmarks');
        document.body.append(button, words);
      });
      const brokenRules = async () => (await axeViolations(page)).map(({ rule }) => rule);
      expect(await brokenRules()).toEqual(expect.arrayContaining(['button-name', 'region']));
      await page.emulateMedia({ media: 'print' });
      const onPaper = await brokenRules();
      expect(onPaper).toContain('button-name');
      expect(onPaper).not.toContain('region');
      await context.close();
    });

    const offered = screens.filter(({ needsKeyboard }) => needsKeyboard !== true || options.isTouch !== true);
    it.each(
      shareOfSuite(`the walk ${visit}`, offered, 16).map((screen): [string, typeof screen] => [
        screen.name,
        screen,
      ]),
    )('%s has nothing for axe to report, and fits the screen', async (_name, screen) => {
      const visitor = screen.isPublic === true ? guest : member;
      visitor.problems.length = 0;
      const page = await openPage(visitor);
      try {
        await screen.open(page, place);
        for (const look of looks) await examine(page, screen, look);
        expect(visitor.problems).toEqual([]);
      } finally {
        await leave(page);
      }
    });
  });
}

/** Closes a page without a trace in the storage of the browser: no screen finds drafts of another. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.close();
}

/** Expects no axe violations and no horizontal overflow on the screen, and takes a screenshot. */
async function examine(page: Page, { name }: Screen, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look.scheme });
  await page.setViewportSize(look);
  await page.waitForTimeout(50);
  await stillness(page);
  await page.screenshot({ path: join(pictures, `${name}-${look.name}.png`) });
  const where = `${name}, ${look.name}`;
  const violations = look.rules?.length === 0 ? [] : await axeViolations(page, look.rules);
  expect(violations, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where}: pixels that stand out sideways`).toBeLessThanOrEqual(0);
}
