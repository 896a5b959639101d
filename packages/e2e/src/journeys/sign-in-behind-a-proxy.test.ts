import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endVisit, fillInSignIn, sessionCookie, type Visitor } from '../harness/stage/browser.ts';
import { administrator } from '../harness/stage/hearth-process.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

/** A proxy that passes requests on under the name by which it knows the server. */
async function startProxy(target: string): Promise<{ proxy: Server; url: string }> {
  const { hostname, port } = new URL(target);
  const proxy = createServer((request, response) => {
    const headers = { ...request.headers, host: 'hearth:9000' };
    const options = { hostname, port, path: request.url, method: request.method, headers };
    const passed = send(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return { proxy, url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

describe('signing in behind a proxy that rewrites the host', () => {
  let stage: Stage;
  let visitor: Visitor;
  let proxy: Server;
  let url: string;
  beforeAll(async () => {
    stage = await Stage.open();
    ({ proxy, url } = await startProxy(stage.hearth.url));
  });
  beforeEach(async () => {
    visitor = await stage.newVisitor();
  });
  afterEach(() => endVisit(visitor));
  afterAll(async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => {
      proxy.close(resolve);
    });
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
