import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, fillInSignIn, patience, signInQuietly, type Visitor } from '../harness/stage/browser.ts';
import { administrator, type HearthProcess } from '../harness/stage/hearth-process.ts';
import { field, openEditor } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

interface Language {
  readonly value: string;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Heading of the library. */
  readonly library: string;
  /** The fifth of March 2024. */
  readonly lastMade: RegExp;
  /** One and a half. */
  readonly amount: string;
  readonly servings: string;
  readonly changePassword: string;
  /** The server's message for a wrong current password. */
  readonly wrongPassword: string;
  /** The sign-in page's message for wrong credentials. */
  readonly wrongWords: string;
}

const german: Language = {
  value: 'de-DE',
  name: 'Deutsch',
  dir: 'ltr',
  library: 'Rezepte',
  lastMade: /05\.03\.2024$/,
  amount: '1,5',
  servings: '1,55',
  changePassword: 'Passwort ändern',
  wrongPassword: 'Das aktuelle Passwort ist falsch',
  wrongWords: 'Benutzername oder Passwort ist falsch',
};
const arabic: Language = {
  value: 'ar-SA',
  name: 'العربية',
  dir: 'rtl',
  library: 'الوصفات',
  lastMade: /^(?=.*5)(?=.*2024)(?!.*Mar)/,
  amount: '1.5',
  servings: '1.55',
  changePassword: 'تغيير كلمة المرور',
  wrongPassword: 'كلمة المرور الحالية غير صحيحة',
  wrongWords: 'بيانات الدخول غير صحيحة',
};

describe('the language of the app', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    await cookRice(await stage.apiClient());
  });
  beforeEach(async () => {
    visitor = await stage.newVisitor();
    page = visitor.page;
  });
  afterEach(() => endVisit(visitor));
  afterAll(() => stage.close());

  it('is that of the browser until the user chooses another', async () => {
    const austrian = await stage.newVisitor({ locale: 'de-AT' });
    await austrian.page.goto('/login?direct=1');
    const title = austrian.page.getByRole('heading', { level: 1 });
    expect(await title.innerText()).toBe('Bei Hearth anmelden');
    await expectLanguage(austrian.page, german);
    await endVisit(austrian);
  });

  describe.each([german, arabic])('$name', (language) => {
    it('is chosen in the drawer, stays after a reload, and turns the page its way', async () => {
      await signInQuietly(visitor.context, stage.hearth);
      await page.goto('/g/home');
      await page.getByRole('button', { name: 'Language: English' }).press('Enter');
      await chooseLanguage(page, language);
      await expectLibrary(page, language);
      await page.reload();
      await expectLibrary(page, language);
      await expect.poll(() => page.title(), patience).toBe(`${language.library} · Hearth`);
      await scan(page, `library-${language.value}`);
    });

    it('writes dates and numbers its way', async () => {
      await signInQuietly(visitor.context, stage.hearth);
      await speak(visitor, stage.hearth, language);
      await page.goto('/g/home/r/rice');
      const article = page.getByRole('article');
      expect((await article.locator('[data-part="last-made"]').innerText()).trim()).toMatch(
        language.lastMade,
      );
      expect(await article.getByRole('group').locator('output').innerText()).toContain(language.amount);
      expect(await article.locator('[data-part="ingredient"]').innerText()).toContain(language.amount);
      await scan(page, `recipe-${language.value}`);
    });

    it('is the language of the server’s error messages', async () => {
      await signInQuietly(visitor.context, stage.hearth);
      await speak(visitor, stage.hearth, language);
      await page.goto('/user/profile/security');
      await page.getByRole('button', { name: language.changePassword }).first().click();
      const dialog = page.getByRole('dialog');
      const passwords = dialog.locator('input');
      await passwords.nth(0).fill('not the present one');
      await passwords.nth(1).fill('quite another password');
      await passwords.nth(2).fill('quite another password');
      await page.keyboard.press('Enter');
      await dialog.getByText(language.wrongPassword, { exact: true }).waitFor();
      expect(await passwords.nth(0).getAttribute('aria-invalid')).toBe('true');
      await scan(page, `refusal-${language.value}`);
    });

    it('is also chosen on the sign-in page, and lasts through signing in', async () => {
      await page.goto('/login?direct=1');
      await page.getByRole('button', { name: 'Language: English' }).click();
      await chooseLanguage(page, language);
      await fillInSignIn(page, { ...administrator, password: 'not this one' });
      const alert = page.getByRole('main').getByRole('alert');
      await alert.waitFor();
      expect((await alert.innerText()).trim()).toBe(language.wrongWords);
      await scan(page, `sign-in-${language.value}`);
      await fillInSignIn(page, administrator);
      await page.waitForURL('/g/home');
      await expectLibrary(page, language);
    });
  });

  it('leaves user texts in their own direction, at the start edge of the page', async () => {
    await signInQuietly(visitor.context, stage.hearth);
    await openEditor(page, '/g/home/r/rice');
    const time = field(page, 'totalTime');
    expect(await chooseDirection(time)).toBe('ltr');
    await time.fill('٣٠ دقيقة');
    expect(await chooseDirection(time)).toBe('rtl');

    const reader = await stage.signedInVisitor({ locale: arabic.value });
    await reader.page.goto('/g/home/r/rice');
    const title = reader.page.getByRole('heading', { level: 1 });
    const [words, heading] = [await edges(title.locator('bdi')), await edges(title)];
    expect(Math.abs(words.right - heading.right)).toBeLessThan(2);
    await reader.page.keyboard.press('/');
    await reader.page.getByRole('dialog').locator('input').fill('rice');
    const found = reader.page.getByRole('dialog').getByRole('article');
    const [name, heart] = [await edges(found.locator('bdi')), await edges(found.locator('[aria-pressed]'))];
    expect(name.left).toBeGreaterThan(heart.right);
    await scan(reader.page, 'search-ar-SA');
    await openEditor(reader.page, '/g/home/r/rice');
    expect(await chooseDirection(field(reader.page, 'totalTime'))).toBe('rtl');
    expect(await chooseDirection(field(reader.page, 'orgURL'))).toBe('ltr');
    await endVisit(reader);
  });

  it('changes in the middle of writing, and nothing written is lost', async () => {
    await signInQuietly(visitor.context, stage.hearth);
    await openEditor(page, '/g/home/r/rice');
    await field(page, 'description').fill('Half a sentence');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await chooseLanguage(page, arabic);
    await expect.poll(() => field(page, 'description').inputValue(), patience).toBe('Half a sentence');
    expect(await field(page, 'recipeServings').inputValue()).toBe(arabic.servings);
    await page.locator('[data-state="unsaved"], [data-state="draft"]').waitFor();
    await scan(page, 'editor-ar-SA');
  });
});

/** Horizontal position of an element in the window, in pixels. */
async function edges(place: Locator): Promise<{ left: number; right: number }> {
  await place.waitFor();
  return place.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

function chooseDirection(place: Locator): Promise<string> {
  return place.evaluate((element) => getComputedStyle(element).direction);
}

/** A recipe with a date and amounts that languages write differently. */
async function cookRice(api: ApiClient): Promise<void> {
  await api.cook('Rice', {
    // No simple fraction: those are the same in all languages.
    recipeServings: 1.55,
    settings: { public: false, disableAmount: false },
    recipeIngredient: [{ quantity: 1.5, note: 'kg' }],
  });
  const made = await api.patch('/api/recipes/rice/last-made', { timestamp: '2024-03-05T12:00:00Z' });
  expect(made.status).toBe(200);
}

/** Chooses in the open dialog, with the keyboard, and waits for the page to come back. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Language' });
  await dialog.getByRole('radio', { name: language.name }).check();
  await scan(page, 'language');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await page.locator('h1').waitFor();
  await expectLanguage(page, language);
}

/** The language was chosen on this device on an earlier visit. */
async function speak({ context }: Visitor, hearth: HearthProcess, { value }: Language): Promise<void> {
  await context.addCookies([{ name: 'hearth.locale', value, url: hearth.url }]);
}

async function expectLanguage(page: Page, { value, dir }: Language): Promise<void> {
  const root = page.locator('html');
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([value, dir]);
}

/** The library in that language, with the drawer where its reading begins. */
async function expectLibrary(page: Page, language: Language): Promise<void> {
  await page.getByRole('heading', { level: 1, name: language.library }).waitFor();
  await expectLanguage(page, language);
  const drawer = await page.getByRole('complementary').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((drawer?.x ?? 0) > width / 2 ? 'rtl' : 'ltr').toBe(language.dir);
}
