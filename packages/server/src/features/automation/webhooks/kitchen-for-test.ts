import { ReadPlanEntry, ReadWebhook } from '@hearth/contract';
import { createSafeFetch } from '../../../platform/net/safe-fetch.ts';
import { parseTrustedNetworks } from '../../../platform/net/trusted-networks.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestEngine } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { fireWebhooks } from './index.ts';
import { type Answers, goToTime, type Receiver, startReceiver } from './receiver-for-test.ts';

export const webhooksRoot = '/api/households/webhooks';

/** A cook with webhooks, on a server that may call this machine and has little patience with receivers. */
export class WebhookKitchen {
  readonly server: TestServer;
  client: TestClient;
  #receivers: Receiver[] = [];

  private constructor(server: TestServer) {
    this.server = server;
    this.client = server.nobody;
  }

  static async start(engine: TestEngine): Promise<WebhookKitchen> {
    const trusted = () => parseTrustedNetworks('127.0.0.1') ?? [];
    const outbound = createSafeFetch({ trusted, limits: { atOnce: 8 } });
    const server = await TestServer.start(
      engine,
      { TZ: 'UTC', TOKEN_TIME: '9000' },
      { deliveryFetch: (url, request) => outbound(url, { ...request, timeoutMs: 2000 }) },
    );
    return new WebhookKitchen(server);
  }

  /** A new cook, in a household of their own. */
  async enter(): Promise<void> {
    this.client = this.server.as(await this.server.member());
  }

  /** Deletes the cook's webhooks and sends the receivers home. */
  async tidy(): Promise<void> {
    const page = Object((await this.client.get(`${webhooksRoot}?perPage=-1`)).body) as {
      items: ReadWebhook[];
    };
    for (const { id } of page.items) await this.client.delete(`${webhooksRoot}/${id}`);
    await Promise.all(this.#receivers.map((one) => one.close()));
    this.#receivers = [];
  }

  async receiver(answers?: Answers): Promise<Receiver> {
    const one = await startReceiver(answers);
    this.#receivers.push(one);
    return one;
  }

  async create(url: string, scheduledTime: string, by = this.client): Promise<ReadWebhook> {
    return ReadWebhook.parse(succeeded(await by.post(webhooksRoot, { name: 'Hook', url, scheduledTime })));
  }

  async resultOf({ id }: { id: string }): Promise<ReadWebhook['lastResult']> {
    return ReadWebhook.parse((await this.client.get(`${webhooksRoot}/${id}`)).body).lastResult;
  }

  /** Moves the clock on to that time; answers the day. */
  goTo(time: string): string {
    return goToTime(this.server, time);
  }

  async plan(date: string, fields: object, by = this.client): Promise<ReadPlanEntry> {
    const entry = { date, entryType: 'dinner', ...fields };
    return ReadPlanEntry.parse(succeeded(await by.post('/api/households/mealplans', entry)));
  }

  /** Runs the work of every five minutes: starts and delivers due webhooks. */
  async fire(): Promise<void> {
    await fireWebhooks(this.server.platform);
    await this.deliver();
  }

  deliver(): Promise<void> {
    return this.server.platform.deliveries.workOff();
  }
}
