import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { administrator, type HearthProcess } from './hearth-process.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Starts the browser that the system's packages bring. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A page of a fresh visitor, which fails the test when the page throws or breaks the content security policy. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far: errors that nobody caught, refused scripts and styles. */
  readonly problems: string[];
}

export interface VisitorOptions {
  readonly locale?: string;
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly isTouch?: boolean;
}

export async function newVisitor(
  browser: Browser,
  hearth: HearthProcess,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { locale = 'en-US', width = 1440, height = 900, scheme = 'light', isTouch = false } = options;
  const context = await browser.newContext({
    baseURL: hearth.url,
    locale,
    colorScheme: scheme,
    hasTouch: isTouch,
    viewport: { width, height },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  return { page, context, problems };
}

/** Signs in as the first administrator through the form. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login?direct=1');
  await page.locator('input[name="username"]').fill(administrator.username);
  await page.locator('input[name="password"]').fill(administrator.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/g\//);
}

/** Signs in without the form: for what is not about signing in. */
export async function signInQuietly(context: BrowserContext, hearth: HearthProcess): Promise<void> {
  const form = { username: administrator.username, password: administrator.password };
  await context.request.post(`${hearth.url}/api/auth/token`, { form });
}
