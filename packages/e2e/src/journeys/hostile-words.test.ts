import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chooseAction } from '../a11y/recipe-menu.ts';
import { type Screen, screens } from '../a11y/screens.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { patience, type Visitor } from '../harness/stage/browser.ts';
import { furnishHostileHome, type HostileHome } from '../harness/hostile/hostile-home.ts';
import { hostileChunks, hostileWords, mark } from '../harness/hostile/hostile-words.ts';
import { type MailServer, startMailServer } from '../harness/services/mail-server.ts';
import { shareOfSuite } from '../../../../tools/test-run/share-of-suite.ts';
import { Stage } from '../harness/stage/stage.ts';

/** Screens of members that the walk of all screens does not open, or not on this recipe. */
const more: readonly Screen[] = [
  {
    row: 'recipe action',
    name: 'recipe-actions',
    open: (page, place) => chooseAction(page, place, 'elsewhere'),
  },
];

/** Screens without user text, except in the frame around all of them. */
const wordless = new Set(
  `create-url create-new create-html docs not-found site-settings maintenance debug-openai
  create-url-options create-zip create-image jobs backups restore-backup
  admin-setup data-food-seed data-food-columns data-corrections-empty shortcuts timer-dialog
  plan-nothing plan-range-dialog plan-copy-dialog plan-feed plan-feed-dialog
  shared-expired admin-households-create admin-groups-create security api-tokens`.split(/\s+/),
);

/** Screens that show nothing that others do not show as well. */
const repeating = new Set(
  `shopping-list-create shopping-list-flat shopping-list-entry shopping-list-choosing shopping-list-send
  shopping-list-settings new-notifier create-bulk editor-read-lesson`.split(/\s+/),
);

const ofMembers = [...screens, ...more].filter(
  ({ name, isPublic }) => isPublic !== true && !wordless.has(name) && !repeating.has(name),
);

/** Screens that repeat a part of the recipe: they are opened on the long one. */
const ofTheLongRecipe = new Set(
  `recipe recipe-editor cook-overview print-view editor-bulk-add history-dialog`.split(/\s+/),
);

/** Public screens. */
const ofVisitors = [
  ['explorer', ({ group }: HostileHome) => `/g/${group}`],
  ['recipe', ({ group, longRecipe }: HostileHome) => `/g/${group}/r/${longRecipe}`],
  ['cook mode', ({ group, recipe }: HostileHome) => `/g/${group}/r/${recipe}?cook=1`],
  ['cookbooks', ({ group }: HostileHome) => `/g/${group}/cookbooks`],
  ['cookbook', ({ group, cookbook }: HostileHome) => `/g/${group}/cookbooks/${cookbook}`],
  ['shared recipe', ({ group, linkId }: HostileHome) => `/g/${group}/shared/r/${linkId}`],
] as const;

describe('texts that try to run as scripts', () => {
  let mail: MailServer;
  let stage: Stage;
  let api: ApiClient;
  let home: HostileHome;
  let member: Watched;
  let visitor: Watched;
  beforeAll(async () => {
    mail = await startMailServer();
    stage = await Stage.open({ env: mail.env });
    api = await stage.apiClient();
    home = await furnishHostileHome(api);
    member = await watched(await stage.signedInVisitor());
    visitor = await watched(await stage.newVisitor());
  }, 300_000);
  afterEach(async () => {
    for (const page of [...member.context.pages(), ...visitor.context.pages()]) await page.close();
  });
  afterAll(async () => {
    await stage.close();
    await mail.close();
  });

  it('are a hundred and fifty, and would be noticed if one ran or the policy had to stop it', async () => {
    expect(new Set(hostileWords).size).toBe(150);
    const { context, reports } = await watched(await stage.newVisitor());
    const page = await context.newPage();
    await page.goto('about:blank');
    await page.setContent(`<script>${mark}</script>`);
    await expect.poll(() => reports, patience).toEqual(['a text ran']);
    await page.goto('/login');
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="alert(1)">'),
    );
    await expect.poll(() => reports.join(), patience).toContain('policy: script-src-attr');
    await context.close();
  });

  it.each(shareOfSuite('texts that try to run', ofMembers, 12).map(({ name }) => name))(
    'on the screen %s they stay words',
    async (name) => {
      const page = await member.context.newPage();
      const recipe = ofTheLongRecipe.has(name) ? home.longRecipe : home.recipe;
      await ofMembers.find((one) => one.name === name)?.open(page, { ...home, recipe });
      expect(await whatCouldRun(page)).toEqual([]);
      expect(member.reports).toEqual([]);
    },
  );

  it.each(ofVisitors.map(([name]) => name))('for a visitor they stay words: %s', async (name) => {
    const page = await visitor.context.newPage();
    const path = ofVisitors.find((one) => one[0] === name)?.[1](home) ?? '';
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-');
    await page.locator('h1').first().waitFor();
    expect(await whatCouldRun(page)).toEqual([]);
    expect(visitor.reports).toEqual([]);
  });

  it('all of them are shown in the parts of the recipe', async () => {
    const page = await member.context.newPage();
    await page.goto(`/g/${home.group}/r/${home.longRecipe}`);
    for (const part of ['ingredient', 'step', 'comments'] as const) {
      const items = page.locator(part === 'comments' ? '[data-part="comments"] li' : `[data-part="${part}"]`);
      await expect.poll(() => items.count(), patience).toBeGreaterThanOrEqual(150);
    }
    await expect.poll(() => page.locator('[data-part="assets"] a[download]').count(), patience).toBe(150);
    expect(await whatCouldRun(page)).toEqual([]);
    expect(member.reports).toEqual([]);
  });

  it('a page as long as that appears although a timer counts down beside it', async () => {
    const page = await member.context.newPage();
    await page.goto('/docs');
    const timer = { id: '1', name: 'Rice', seconds: 1200, endsAt: Date.now() + 1_200_000, leftMs: 0 };
    const stored = JSON.stringify([{ ...timer, href: null, source: null }]);
    await page.evaluate((timers) => localStorage.setItem('hearth.timers', timers), stored);
    await chooseAction(page, { group: home.group, recipe: home.longRecipe }, 'delete');
    expect(await page.title()).toMatch(/^⏱ 1\d:\d\d · /);
    expect(await page.locator('[data-part="timers"]').innerText()).toMatch(/1\d:\d\d/);
    await page.evaluate(() => localStorage.removeItem('hearth.timers'));
  });

  it('in mails they stay words', async () => {
    const page = await visitor.context.newPage();
    const names = hostileChunks(250);
    const self = (await api.get('/api/users/self')).body as { id: string };
    for (const [index, fullName] of names.slice(0, 12).entries()) {
      await api.change('PATCH', `/api/admin/users/${self.id}`, { fullName });
      const email = `friend${index}@example.com`;
      const invitation = (await api.change('POST', '/api/households/invitations', { uses: 1 })) as {
        token: string;
      };
      await api.change('POST', '/api/households/invitations/email', { email, token: invitation.token });
      const content = await mail.mailTo(email);
      const html = readHtmlPart(content);
      expect(html).toContain('hearthWasHit');
      await page.setContent(html);
      expect(await whatCouldRun(page)).toEqual([]);
      expect(visitor.reports).toEqual([]);
    }
  });

  it('nothing that they may have left behind was reported at any time', () => {
    expect([member.reports, visitor.reports]).toEqual([[], []]);
  });
});

/** A browser's context that tells when a text ran or the content security policy had something to stop. */
interface Watched {
  readonly context: BrowserContext;
  readonly reports: string[];
}

async function watched({ context, page }: Visitor): Promise<Watched> {
  await page.close();
  const reports: string[] = [];
  await context.exposeBinding('hearthReports', (_, text: string) => void reports.push(text));
  await context.addInitScript(() => {
    const { hearthReports } = globalThis as unknown as { hearthReports: (text: string) => void };
    Object.defineProperty(globalThis, 'hearthWasHit', {
      set() {
        hearthReports('a text ran');
      },
    });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      hearthReports(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
  return { context, reports };
}

/** The page in a mail, which travels readable or as base64. */
function readHtmlPart(mail: string): string {
  const part = mail.slice(mail.indexOf('Content-Type: text/html'));
  const body = part.slice(part.indexOf('\r\n\r\n')).split('\r\n--')[0] ?? '';
  return body.includes('<!doctype html>') ? body : Buffer.from(body, 'base64').toString();
}

/** Inspects the whole page and returns the parts that could run, at once or on a click. */
async function whatCouldRun(page: Page): Promise<string[]> {
  await page.mouse.move(700, 450);
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 2500);
    await page.waitForTimeout(30);
  }
  return page.evaluate(() => {
    const addresses = new Set(['href', 'src', 'action', 'formaction', 'srcdoc']);
    const isProgram = ({ name, value }: Attr) =>
      name.startsWith('on') ||
      (addresses.has(name) && /^\s*(?:javascript|vbscript|data:text|<)/i.test(value));
    // The bookmarklet is a program that the app itself offers; no text can write this attribute.
    return [...document.querySelectorAll('*:not([data-part="bookmarklet"])')].flatMap((element) =>
      [...element.attributes]
        .filter(isProgram)
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    );
  });
}
