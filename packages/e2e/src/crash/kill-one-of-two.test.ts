import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/stage/api-client.ts';
import { dayAfter } from '../harness/data/days.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';
import { LiveFollower } from '../harness/services/live-follower.ts';
import { PostgresDatabase, postgresServer } from '../harness/stage/postgres.ts';
import { type JsonReceiver, startJsonReceiver } from '../harness/services/receiver.ts';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';

const items = '/api/households/shopping/items';
const hooks = '/api/households/webhooks';
const notifiers = '/api/households/events/notifications';
const notifierPaths = ['/one', '/two', '/three', '/four'];
const webhooksAtATime = 12;

const patience = { timeout: 30_000, interval: 20 };
/** Jobs of a killed process run again when its lease of a minute expires. */
const afterTheLease = { timeout: 120_000, interval: 500 };

interface Job {
  readonly name: string;
  readonly rhythm: string;
  readonly lastRun: { readonly error: string | null } | null;
}

describe(
  'two servers on one database, one of which is killed',
  onlyWhere(postgresServer !== undefined, 'no PostgreSQL'),
  () => {
    let database: PostgresDatabase;
    let receiver: JsonReceiver;
    let lasting: HearthProcess;
    let doomed: HearthProcess;
    let atLasting: ApiClient;
    let atDoomed: ApiClient;
    let token: string;
    let streamOfLasting: LiveFollower;
    let streamOfDoomed: LiveFollower;
    let listId: string;
    const said: string[] = [];

    beforeAll(async () => {
      database = await PostgresDatabase.create();
      receiver = await startJsonReceiver();
      const settings = { TZ: 'UTC', DAILY_SCHEDULE_TIME: nextFullMinute(), OUTBOUND_TRUSTED: receiver.host };
      const env = { ...database.env, ...settings };
      lasting = await HearthProcess.start({ env });
      await countRuns(database);
      doomed = await HearthProcess.start({ env: { ...env, DATA_DIR: lasting.folder } });
      token = await lasting.signIn();
      [atLasting, atDoomed] = [new ApiClient(lasting, token), new ApiClient(doomed, token)];
      listId = readId(await atLasting.change('POST', '/api/households/shopping/lists', { name: 'Market' }));
      streamOfLasting = await LiveFollower.follow(lasting, token);
      streamOfDoomed = await LiveFollower.follow(doomed, token);
    });
    afterAll(async () => {
      streamOfLasting?.leave();
      receiver?.letGo();
      await doomed?.remove();
      await lasting?.remove();
      await receiver?.stop();
      await database?.remove();
    });

    /** Writes an item through one of the servers and records acknowledged ones. False if the server is gone. */
    async function write(through: ApiClient): Promise<boolean> {
      const answer = await through
        .post(items, { id: randomUUID(), shoppingListId: listId, note: `item ${randomUUID()}` })
        .catch(() => null);
      if (answer?.status !== 201) return false;
      said.push(...(answer.body as { createdItems: { id: string }[] }).createdItems.map(({ id }) => id));
      return true;
    }

    async function writeMany(through: ApiClient, count: number): Promise<void> {
      for (let written = 0; written < count; written += 1) if (!(await write(through))) return;
    }

    /** Webhooks whose time has come by the time this answers. */
    async function dueWebhooks(path: string): Promise<void> {
      const time = new Date(Date.now() + 3000);
      const scheduledTime = time.toISOString().slice(11, -1);
      const numbers = Array.from({ length: webhooksAtATime }, (_, number) => number);
      await Promise.all(
        numbers.map((number) =>
          atLasting.change('POST', hooks, { url: `http://${receiver.host}${path}/${number}`, scheduledTime }),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, time.getTime() + 10 - Date.now()));
    }

    /** The paths that webhooks were sent to, one for each event. */
    function webhooksSent(path: string): string[] {
      const sent = receiver.arrivals.filter((one) => one.path.startsWith(`${path}/`));
      const events = new Map(sent.map((one) => [(one.body as { eventId: string }).eventId, one.path]));
      return [...events.values()].toSorted();
    }

    const fire = (through: ApiClient) => through.change('POST', '/api/admin/jobs/fire-webhooks/run');
    const everyWebhook = (path: string) =>
      Array.from({ length: webhooksAtATime }, (_, number) => `${path}/${number}`).toSorted();

    it('each tells those who follow it what changes through the other', async () => {
      // Each says so when it begins to listen to the other.
      const bothListen = () => streamOfLasting.mayHaveMissed && streamOfDoomed.mayHaveMissed;
      await expect.poll(bothListen, patience).toBe(true);
      for (const [through, heard] of [
        [atLasting, streamOfDoomed],
        [atDoomed, streamOfLasting],
      ] as const) {
        const before = heard.changes.length;
        expect(await write(through)).toBe(true);
        await expect.poll(() => heard.changes.length, patience).toBeGreaterThan(before);
        expect(heard.changes.at(-1)).toMatchObject({ topic: 'shopping-list', id: listId });
      }
    });

    it('a webhook is sent once, though both are asked at the same time', async () => {
      for (const date of [dayAfter(0), dayAfter(1)])
        await atLasting.change('POST', '/api/households/mealplans', { date, title: 'Soup' });
      await dueWebhooks('/meals');
      await Promise.all([fire(atLasting), fire(atDoomed)]);
      await expect.poll(() => webhooksSent('/meals'), patience).toEqual(everyWebhook('/meals'));
      await Promise.all([fire(atLasting), fire(atDoomed)]);
      await expect.poll(async () => (await jobNamed('fire-webhooks'))?.lastRun?.error, patience).toBe(null);
      expect(receiver.arrivals.filter(({ path }) => path.startsWith('/meals'))).toHaveLength(webhooksAtATime);
    });

    it('nothing is lost when one dies: messages, work of the schedule, changes and streams', async () => {
      for (const path of notifierPaths) await addNotifier(path);
      await dueWebhooks('/supper');
      receiver.hold();
      expect(await write(atDoomed)).toBe(true);
      await expect.poll(() => receiver.waiting, patience).toBe(notifierPaths.length);
      const table = await database.hold('webhooks');
      await fire(atDoomed);
      await expect.poll(() => database.waiting(), patience).toBeGreaterThan(0);
      const enough = said.length + 60;
      const writing = [writeMany(atDoomed, 500), writeMany(atDoomed, 500), writeMany(atLasting, 60)];
      await expect.poll(() => said.length, patience).toBeGreaterThan(enough);
      await doomed.killHard();
      await expect.poll(() => receiver.gone, patience).toBeGreaterThan(0);
      await expect.poll(() => streamOfDoomed.hasEnded, patience).toBe(true);
      await table.letGo();
      receiver.letGo();
      await expectTheStreamGoesOn();
      await Promise.all(writing);
      expect(await itemsOfList()).toEqual(expect.arrayContaining(said));
      for (const path of notifierPaths) await expect.poll(() => unheardAt(path), afterTheLease).toEqual([]);
      await expect.poll(() => webhooksSent('/supper'), afterTheLease).toEqual(everyWebhook('/supper'));
      await expectDailyWorkOnce();
      console.log(`${said.length} changes were acknowledged, ${receiver.arrivals.length} messages arrived`);
    });

    async function addNotifier(path: string): Promise<void> {
      const appriseUrl = `json://${receiver.host}${path}`;
      const id = readId(await atLasting.change('POST', notifiers, { name: path, appriseUrl }));
      await atLasting.change('PATCH', `${notifiers}/${id}`, { options: { shoppingListUpdated: true } });
      said.length = 0;
    }

    /** A client of the killed server connects to the other one, learns that it may have missed changes, and reads the list. */
    async function expectTheStreamGoesOn(): Promise<void> {
      const stream = await LiveFollower.follow(lasting, token, streamOfDoomed.lastId);
      await expect.poll(() => stream.mayHaveMissed, patience).toBe(true);
      const saidSoFar = [...said];
      expect(await itemsOfList()).toEqual(expect.arrayContaining(saidSoFar));
      const before = stream.changes.length;
      expect(await write(atLasting)).toBe(true);
      await expect.poll(() => stream.changes.length, patience).toBeGreaterThan(before);
      stream.leave();
    }

    async function itemsOfList(): Promise<string[]> {
      const { body } = await atLasting.get(`/api/households/shopping/lists/${listId}`);
      return (body as { listItems: { id: string }[] }).listItems.map(({ id }) => id);
    }

    /** Acknowledged items without a notification. */
    function unheardAt(path: string): string[] {
      const told = receiver.arrivals
        .filter((one) => one.path === path)
        .flatMap(({ body }) => itemsTold(body));
      const heard = new Set(told);
      return said.filter((id) => !heard.has(id));
    }

    async function jobs(): Promise<Job[]> {
      return (await atLasting.get('/api/admin/jobs')).body as Job[];
    }

    async function jobNamed(wanted: string): Promise<Job | undefined> {
      return (await jobs()).find(({ name }) => name === wanted);
    }

    async function expectDailyWorkOnce(): Promise<void> {
      const daily = async () => (await jobs()).filter(({ rhythm }) => rhythm === 'daily');
      await expect
        .poll(async () => (await daily()).every(({ lastRun }) => lastRun !== null), afterTheLease)
        .toBe(true);
      expect((await daily()).map(({ lastRun }) => lastRun?.error ?? null)).toEqual(
        (await daily()).map(() => null),
      );
      const names = (await daily()).map(({ name }) => name);
      const runs = await database.query('select name from runs_for_test');
      const ofDay = runs.map(({ name }) => String(name)).filter((name) => names.includes(name));
      expect(ofDay.toSorted()).toEqual(names.toSorted());
    }
  },
);

/** Remembers each time that work of the schedule was done, by whichever server. */
async function countRuns(database: PostgresDatabase): Promise<void> {
  await database.query(`
    create table runs_for_test (name text not null);
    create function count_run() returns trigger language plpgsql as
      $$ begin insert into runs_for_test values (new.name); return new; end $$;
    create trigger count_run after insert or update on job_runs for each row execute function count_run();
  `);
}

function itemsTold(body: unknown): string[] {
  const { document_data: document } = body as { document_data: string };
  return (JSON.parse(document) as { shoppingListItemIds?: string[] }).shoppingListItemIds ?? [];
}

function readId(body: unknown): string {
  return String((body as { id: unknown }).id);
}

/** The next time of day at a full minute that the servers are there for, in UTC. */
function nextFullMinute(): string {
  return new Date(Math.ceil((Date.now() + 30_000) / 60_000) * 60_000).toISOString().slice(11, 16);
}
