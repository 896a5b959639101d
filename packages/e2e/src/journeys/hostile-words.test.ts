import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { endVisit, newVisitor, signInQuietly, startBrowser, type Visitor } from '../harness/browser.ts';
import { HearthProcess } from '../harness/hearth-process.ts';

/** What a payload would do if it ran: the page notes it. */
const mark = 'globalThis.hearthWasHit=1';
const carriers = [
  (js: string) => `<script>${js}</script>`,
  (js: string) => `"><script>${js}</script>`,
  (js: string) => `</title></textarea></style><script>${js}</script>`,
  (js: string) => `<img src=x onerror="${js}">`,
  (js: string) => `<svg onload="${js}"><animate onbegin="${js}" attributeName=x dur=1s></svg>`,
  (js: string) => `<svg><script>${js}</script></svg>`,
  (js: string) =>
    `<math><mtext><table><mglyph><style><img src=x onerror="${js}"></style></mglyph></table></mtext></math>`,
  (js: string) => `<iframe srcdoc="<script>parent.${js.replace('globalThis.', '')}</script>"></iframe>`,
  (js: string) => `<iframe src="javascript:${js}"></iframe>`,
  (js: string) => `[click](javascript:${js})`,
  (js: string) => `![x](x" onerror="${js})`,
  (js: string) => `[x](data:text/html;base64,${Buffer.from(`<script>${js}</script>`).toString('base64')})`,
  (js: string) => `<a href="java\tscript:${js}" autofocus onfocus="${js}">x</a>`,
  (js: string) => `<details open ontoggle="${js}"><summary>x</summary></details>`,
  (js: string) => `<video><source onerror="${js}"></video><audio src=x onerror="${js}"></audio>`,
  (js: string) => `<body onload="${js}"><input autofocus onfocus="${js}">`,
  (js: string) => `<object data="javascript:${js}"></object><embed src="javascript:${js}">`,
  (js: string) => `<form action="javascript:${js}"><button>x</button></form><base href="javascript:${js}//">`,
  (js: string) => `<meta http-equiv="refresh" content="0;url=javascript:${js}">`,
  (js: string) =>
    `<template><img src=x onerror="${js}"></template><noscript><p title="</noscript><img src=x onerror=${js}>">`,
  (js: string) => `{{constructor.constructor('${js}')()}}\${${js}}`,
  (js: string) => `'-${js}-'";${js};//`,
  (js: string) => `<style>@import 'javascript:${js}';</style><div style="background:url(javascript:${js})">`,
  (js: string) => `<marquee onstart="${js}">x</marquee><select autofocus onfocus="${js}">`,
  (js: string) => `\`\`\`html\n<script>${js}</script>\n\`\`\`\n<details/open/ontoggle=${js}>`,
];
const spellings = [
  (js: string) => js,
  (js: string) => js.replaceAll('h', '&#104;'),
  (js: string) => `\u202e${js}`,
  (js: string) => `${js}\u2028//`,
  (js: string) => ` ${js}`,
  (js: string) => `/**/${js}`,
];
const payloads = carriers.flatMap((carrier) => spellings.map((spelling) => carrier(spelling(mark))));

describe('words that want to be programs', () => {
  let hearth: HearthProcess;
  let browser: Browser;
  let ada: Visitor;
  let linkId = '';
  beforeAll(async () => {
    hearth = await HearthProcess.start();
    browser = await startBrowser();
    const api = await ApiClient.signedIn(hearth);
    const assets = payloads.map((name, index) => ({
      name: name.slice(0, 255),
      icon: 'mdi-file',
      fileName: `${index}.txt`,
    }));
    await api.cook('Trap', {
      description: payloads.join('\n\n'),
      notes: payloads.slice(0, 30).map((text) => ({ title: text, text })),
      assets,
    });
    const { id: recipeId } = (await api.get('/api/recipes/trap')).body as { id: string };
    for (const text of payloads) {
      await api.post('/api/comments', { recipeId, text });
      const event = { recipeId, subject: text.slice(0, 500), eventType: 'comment', eventMessage: text };
      await api.post('/api/recipes/timeline/events', event);
    }
    linkId = ((await api.post('/api/shared/recipes', { recipeId })).body as { id: string }).id;
    await api.cook('Gone', { description: 'x' });
    const renamed = await api.patch('/api/recipes/gone', { name: payloads[20] ?? '' });
    await api.delete(`/api/recipes/${(renamed.body as { id: string }).id}`);
    ada = await newVisitor(browser, hearth);
    await signInQuietly(ada.context, hearth);
  });
  afterAll(async () => {
    await browser.close();
    await hearth.remove();
  });

  const wasHit = (visitor: Visitor) =>
    visitor.page.evaluate(() => 'hearthWasHit' in globalThis || document.title.includes('hit'));

  it('there are a hundred and fifty of them, and the trap works', async () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(150);
    const { page, context } = await newVisitor(browser, hearth);
    await page.setContent(`<script>${mark}</script>`);
    expect(await page.evaluate(() => 'hearthWasHit' in globalThis)).toBe(true);
    await context.close();
  });

  it('in comments, files, descriptions and notes they stay words', async () => {
    const { page } = ada;
    await page.goto('/g/home/r/trap');
    await page
      .locator('[data-part="comments"] li')
      .nth(payloads.length - 1)
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('a[href^="/api/media/"][download]').count()).toBe(payloads.length);
    expect(await page.locator('a[href^="javascript:" i], a[href^="data:" i]').count()).toBe(0);
    expect(await wasHit(ada)).toBe(false);
  });

  it('in the timeline, page and dialog, they stay words', async () => {
    const { page } = ada;
    await page.goto('/g/home/recipes/timeline');
    await page.locator('[data-part="event"]').first().waitFor();
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(40);
    }
    expect(await page.locator('[data-part="event"]').count()).toBeLessThan(60);
    expect(await wasHit(ada)).toBe(false);
    await page.goto('/g/home/r/trap');
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Timeline', exact: true }).click();
    await page.getByRole('dialog').locator('[data-part="event"]').first().waitFor();
    expect(await wasHit(ada)).toBe(false);
  });

  it('in history, comparison and trash they stay words', async () => {
    const { page } = ada;
    await page.goto('/g/home/r/trap');
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'History', exact: true }).click();
    await page.getByRole('region', { name: 'Differences' }).locator('li').first().waitFor();
    expect(await wasHit(ada)).toBe(false);
    await page.goto('/g/home/recipes/trash');
    await page.locator('[data-part="trashed"]').first().waitFor();
    expect(await wasHit(ada)).toBe(false);
  });

  it('on the shared page they stay words, and the policy of the page has nothing to report', async () => {
    const friend = await newVisitor(browser, hearth);
    await friend.page.goto(`/g/home/shared/r/${linkId}`);
    await friend.page.getByRole('heading', { level: 1, name: 'Trap' }).waitFor();
    await friend.page.waitForLoadState('networkidle');
    expect(await wasHit(friend)).toBe(false);
    await endVisit(friend);
    await endVisit(ada);
  });
});
