import { type Browser, type BrowserContext, chromium, type Cookie, type Page } from 'playwright-core';
import { type Account, administrator, type HearthProcess } from './hearth-process.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

let running: Promise<Browser> | undefined;

/** The browser that the system's packages bring: one for all files of a worker, which run one after the other. */
export function startBrowser(): Promise<Browser> {
  running ??= launchBrowser();
  return running;
}

/** Ends all visits to the browser; the next file uses it again. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
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
  browser.once('disconnected', () => (running = undefined));
  return browser;
}

/** How long pages may take, in milliseconds; also for `expect.poll`, whose own second is too short on a busy machine. */
export const patience = { timeout: 10_000 };

/** A page of a fresh visitor, which fails the test when the page throws or breaks the content security policy. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Problems of the page so far: uncaught errors, refused scripts and styles. */
  readonly problems: string[];
}

export interface VisitorOptions {
  readonly locale?: string;
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the screen for one of the page. */
  readonly scale?: number;
  readonly scheme?: 'light' | 'dark';
  readonly isTouch?: boolean;
  /** Cookies and storage of an earlier visit, including its session. */
  readonly storageState?: StorageState;
  /** Whether self-signed certificates are accepted. */
  readonly ignoreHTTPSErrors?: boolean;
  /** No worker between page and server: what a worker sends is out of reach of the routes of a page. */
  readonly blocksWorkers?: boolean;
}

/** A visitor's phone. */
export const phone = { width: 390, height: 844, isTouch: true } as const satisfies VisitorOptions;

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function newVisitor(
  browser: Browser,
  hearth: HearthProcess,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { locale = 'en-US', width = 1440, height = 900, scheme = 'light', isTouch = false } = options;
  const { storageState, ignoreHTTPSErrors = false, scale = 1, blocksWorkers = false } = options;
  const context = await browser.newContext({
    ...(storageState === undefined ? {} : { storageState }),
    ignoreHTTPSErrors,
    serviceWorkers: blocksWorkers ? 'block' : 'allow',
    baseURL: hearth.url,
    locale,
    colorScheme: scheme,
    hasTouch: isTouch,
    viewport: { width, height },
    deviceScaleFactor: scale,
  });
  const problems: string[] = [];
  return { page: await openPage({ context, problems }), context, problems };
}

/** Another page of the same visitor; its problems are added to those of the visit. */
export async function openPage({ context, problems }: Pick<Visitor, 'context' | 'problems'>): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience.timeout);
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  return page;
}

/** Ends the visit; throws when something went wrong in the page. */
export async function endVisit({ context, problems }: Visitor): Promise<void> {
  await context.close();
  if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
}

/** Signs in through the form: the first administrator by default. */
export async function signIn(page: Page, account: Account = administrator): Promise<void> {
  await page.goto('/login?direct=1');
  await fillInSignIn(page, account);
  await page.waitForURL(/\/g\//);
}

/** Fills the form of the sign-in page in and sends it. */
export async function fillInSignIn(
  page: Page,
  { username, password }: Omit<Account, 'email'>,
): Promise<void> {
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

/** Answers the question who it is, which comes before what changes how people come in. */
export async function confirmWithPassword(page: Page, password = administrator.password): Promise<void> {
  const question = page.getByRole('dialog').filter({ hasText: 'Confirm that it’s you' });
  await question.locator('input').fill(password);
  await question.locator('button[type="submit"]').click();
}

/** The cookie that carries the session of the visitor; its value is the token. */
export async function sessionCookie(context: BrowserContext): Promise<Cookie | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'mealie.access_token');
}

/** Signs in without the form, for tests that are not about signing in. */
export async function signInQuietly(
  context: BrowserContext,
  hearth: HearthProcess,
  { username, password }: Account = administrator,
): Promise<void> {
  const form = { username, password };
  const answer = await context.request.post(`${hearth.url}/api/auth/token`, { form });
  if (!answer.ok()) throw new Error(`${username} cannot sign in: ${answer.status()}`);
}
