import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endVisit, fillInSignIn, sessionCookie, type Visitor } from '../harness/stage/browser.ts';
import { type ReverseProxy, startProxy } from '../harness/services/reverse-proxy.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('signing in behind a proxy that rewrites the host', () => {
  let stage: Stage;
  let visitor: Visitor;
  let proxy: ReverseProxy;
  let url: string;
  beforeAll(async () => {
    stage = await Stage.open();
    // It passes requests on under the name by which it knows the server.
    proxy = await startProxy(stage.hearth.url, ({ url: path = '/', headers }) => ({
      path,
      headers: { ...headers, host: 'hearth:9000' },
    }));
    url = proxy.origin;
  });
  beforeEach(async () => {
    visitor = await stage.newVisitor();
  });
  afterEach(() => endVisit(visitor));
  afterAll(async () => {
    await proxy.close();
    await stage.close();
  });

  it('the page says which address does not fit, before and after the right password', async () => {
    const { page } = visitor;
    await page.goto(`${url}/login?direct=1`);
    await page
      .getByText(`You cannot stay signed in at ${url}, because the server is set up for another`)
      .waitFor();
    await scan(page, 'sign-in-at-another-address');
    await fillInSignIn(page, administrator);
    await page.getByText(`this server is set up for ${stage.hearth.url}`).waitFor();
    expect(await page.getByText('Invalid Credentials').count()).toBe(0);
    expect(await sessionCookie(visitor.context)).toBeUndefined();
  });

  it('BASE_URL with the visited address mends it', async () => {
    await stage.hearth.restartWith({ BASE_URL: url });
    const { page } = visitor;
    await page.goto(`${url}/login?direct=1`);
    await page.locator('input[name="username"]').waitFor();
    expect(await page.getByText('You cannot stay signed in').count()).toBe(0);
    await fillInSignIn(page, administrator);
    await page.waitForURL(`${url}/g/home`);
  });
});
