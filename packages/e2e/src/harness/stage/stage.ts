import type { Browser } from 'playwright-core';
import { ApiClient } from './api-client.ts';
import {
  leaveBrowser,
  newVisitor,
  signInQuietly,
  startBrowser,
  type Visitor,
  type VisitorOptions,
} from './browser.ts';
import { type Account, type HearthOptions, HearthProcess } from './hearth-process.ts';

/** The stage of a journey: a server with an empty database, and a browser. */
export class Stage {
  readonly hearth: HearthProcess;
  readonly browser: Browser;

  private constructor(hearth: HearthProcess, browser: Browser) {
    this.hearth = hearth;
    this.browser = browser;
  }

  /** Starts both. */
  static async open(options?: HearthOptions): Promise<Stage> {
    const hearth = await HearthProcess.start(options);
    return new Stage(hearth, await startBrowser());
  }

  /** A fresh visitor who has not signed in. */
  newVisitor(options?: VisitorOptions): Promise<Visitor> {
    return newVisitor(this.browser, this.hearth, options);
  }

  /** A new visitor who is signed in without the form: the first administrator by default. */
  async signedInVisitor(options?: VisitorOptions, account?: Account): Promise<Visitor> {
    const visitor = await this.newVisitor(options);
    await signInQuietly(visitor.context, this.hearth, account);
    return visitor;
  }

  /** As above, for the first administrator at a page whose heading is shown. */
  async openPage(path: string, options?: VisitorOptions): Promise<Visitor> {
    const visitor = await this.signedInVisitor(options);
    await visitor.page.goto(path);
    await visitor.page.locator('h1:visible').waitFor();
    return visitor;
  }

  /** The client of a person; without one, of the first administrator. */
  apiClient(account?: Account): Promise<ApiClient> {
    return ApiClient.signedIn(this.hearth, account);
  }

  /** Ends all visits, stops the server and removes its data. */
  async close(): Promise<void> {
    await leaveBrowser(this.browser);
    await this.hearth.remove();
  }
}
