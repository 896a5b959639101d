import { randomName } from '../tenancy/stock.ts';
import { succeeded, type TestClient } from '../test-client.ts';
import type { TestAnswer, TestServer } from '../test-server.ts';

/** A member who knows an address, and what of theirs can be told to call it. */
export interface Caller {
  readonly server: TestServer;
  readonly client: TestClient;
  readonly slug: string;
  readonly webhookId: string;
  readonly notifierId: string;
  readonly actionId: string;
  /** The address of a public page whose recipe has its picture at `url`. */
  readonly pageWithPicture: (url: string) => string;
}

/** A way by which the server can be told to call an address. */
export interface Door {
  readonly name: string;
  /** Whether the caller learns at once what became of the call. */
  readonly tells: boolean;
  /** False where what is called is no web server. */
  readonly speaksHttp?: boolean;
  /** Has the server call the address, with all work that follows; answers what the caller is told. */
  readonly call: (caller: Caller, url: string) => Promise<TestAnswer>;
  /** The address as the door takes it; null for one that it cannot be given. The address itself unless told. */
  readonly wordingOf?: (url: string) => string | null;
}

const minuteMs = 60_000;
const notifiers = '/api/households/events/notifications';
const recipeWith = (image: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  // Only so many recipes may have one name.
  name: randomName(),
  image,
  recipeIngredient: ['salt'],
  recipeInstructions: 'Stir.',
});

/** A web page with a recipe whose picture is elsewhere. */
export function recipePage(image: string): string {
  const json = JSON.stringify(recipeWith(image)).replaceAll('<', String.raw`\u003c`);
  return `<html><script type="application/ld+json">${json}</script></html>`;
}

async function delivered({ server }: Caller, asked: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await asked;
  await server.platform.deliveries.workOff();
  return answer;
}

async function callWebhook(caller: Caller, url: string): Promise<TestAnswer> {
  const { client, webhookId } = caller;
  const path = `/api/households/webhooks/${webhookId}`;
  const changed = await client.patch(path, { url });
  return changed.status === 200 ? delivered(caller, client.post(`${path}/test`)) : changed;
}

async function callAction(caller: Caller, url: string): Promise<TestAnswer> {
  const { client, actionId, slug } = caller;
  const path = `/api/households/recipe-actions/${actionId}`;
  const changed = await client.patch(path, { url });
  return changed.status === 200 ? delivered(caller, client.post(`${path}/trigger/${slug}`)) : changed;
}

async function callNotifier({ server, client, notifierId }: Caller, url: string): Promise<TestAnswer> {
  const changed = await client.patch(`${notifiers}/${notifierId}`, { appriseUrl: url });
  // So many tests a minute are allowed.
  server.clock.advance(minuteMs);
  return changed.status === 200 ? client.post(`${notifiers}/${notifierId}/test`) : changed;
}

async function callByBulkImport({ server, client }: Caller, url: string): Promise<TestAnswer> {
  const answer = await client.post('/api/recipes/create/url/bulk', { imports: [{ url }] });
  await server.workOff();
  return answer;
}

/** Notifiers take a name and password before the host, so such addresses of public hosts are no attack on them. */
function isOpenToNotifiers(url: string): boolean {
  return !/[/&@.](?:public\.example|1\.1\.1\.1)/.test(url);
}

function asNotifier(url: string): string | null {
  return isOpenToNotifiers(url) ? url.replace(/^\s*http(s?):/i, 'json$1:') : null;
}

/** The host and port of a web address as they are written; null where it has none. */
function placeIn(url: string): string | null {
  const place = /^https?:\/\/([^/\\@#?&\s]+:\d+)\/$/i.exec(url)?.[1] ?? null;
  return place !== null && isOpenToNotifiers(url) ? place : null;
}

function asBroker(url: string): string | null {
  const place = placeIn(url);
  return place === null ? null : `mqtt://${place}/kitchen`;
}

function asMailServer(url: string): string | null {
  const [, host, port] = /^(.*):(\d+)$/.exec(placeIn(url) ?? '') ?? [];
  if (host === undefined) return null;
  return `mailto://cook:salt@example.com:${port}?smtp=${encodeURIComponent(host)}`;
}

const post =
  (path: (caller: Caller) => string, body: (url: string) => object): Door['call'] =>
  (caller, url) =>
    caller.client.post(path(caller), body(url));

/** Every way by which a member's address reaches the network. */
export const doors: readonly Door[] = [
  {
    name: 'importing a page',
    tells: true,
    call: post(
      () => '/api/recipes/create/url',
      (url) => ({ url }),
    ),
  },
  {
    name: 'importing a page that the library may have',
    tells: true,
    call: post(
      () => '/api/recipes/create/page',
      (url) => ({ url }),
    ),
  },
  {
    name: 'updating a recipe from another page',
    tells: true,
    call: post(
      ({ slug }) => `/api/recipes/${slug}/reimport`,
      (url) => ({ url }),
    ),
  },
  {
    name: 'looking at what a page holds',
    tells: true,
    call: post(
      () => '/api/recipes/test-scrape-url',
      (url) => ({ url }),
    ),
  },
  { name: 'importing many pages', tells: false, call: callByBulkImport },
  {
    name: 'the picture of pasted HTML',
    tells: false,
    call: post(
      () => '/api/recipes/create/html-or-json',
      (url) => ({ data: recipePage(url) }),
    ),
  },
  {
    name: 'the picture of pasted JSON',
    tells: false,
    call: post(
      () => '/api/recipes/create/html-or-json',
      (url) => ({ data: JSON.stringify(recipeWith(url)) }),
    ),
  },
  {
    name: 'the picture of an imported page',
    tells: false,
    call: (caller, url) =>
      caller.client.post('/api/recipes/create/url', { url: caller.pageWithPicture(url) }),
  },
  {
    name: 'a picture by its address',
    tells: true,
    call: post(
      ({ slug }) => `/api/recipes/${slug}/image`,
      (url) => ({ url }),
    ),
  },
  { name: 'a webhook', tells: false, call: callWebhook },
  { name: 'a recipe action', tells: false, call: callAction },
  { name: 'a notifier', tells: false, call: callNotifier, wordingOf: asNotifier },
  {
    name: 'a notifier by a broker',
    tells: false,
    speaksHttp: false,
    call: callNotifier,
    wordingOf: asBroker,
  },
  {
    name: 'a notifier by a mail server',
    tells: false,
    speaksHttp: false,
    call: callNotifier,
    wordingOf: asMailServer,
  },
];

/** A member with a recipe, a webhook, a notifier and a recipe action. */
export async function startCaller(
  server: TestServer,
  pageWithPicture: Caller['pageWithPicture'],
): Promise<Caller> {
  const client = server.as(await server.member());
  const createAndGetId = async (path: string, body: object) =>
    String(Object(succeeded(await client.post(path, body))).id);
  const { slug } = await client.cook('Soup');
  const nowhere = 'http://127.0.0.1:9/';
  return {
    server,
    client,
    slug,
    pageWithPicture,
    webhookId: await createAndGetId('/api/households/webhooks', {
      name: 'W',
      url: nowhere,
      scheduledTime: '10:00',
    }),
    notifierId: await createAndGetId(notifiers, { name: 'N', appriseUrl: 'json://127.0.0.1:9/' }),
    actionId: await createAndGetId('/api/households/recipe-actions', {
      actionType: 'post',
      title: 'A',
      url: nowhere,
    }),
  };
}
