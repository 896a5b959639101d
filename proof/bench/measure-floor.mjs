import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';
import { freePort, startNode } from './processes.mjs';

const require = createRequire(import.meta.url);
const program = fileURLToPath(new URL('floor.mjs', import.meta.url));

/**
 * What a bare handler costs that gives the same answers, each stored as one text, and keeps what is sent as it is.
 * @param {{base: string, headers: object}} client
 * @param {{path: string, method?: string, body?: string}[]} requests
 * @param {{seconds: number, folder: string}} how
 */
export async function measureFloor({ base, headers }, requests, { seconds, folder }) {
  const answers = [];
  for (const { path, method, body } of requests)
    answers.push(await (await fetch(`${base}${path}`, { headers, method, body })).text());
  const path = join(folder, 'floor.db');
  storeFloor(path, answers);
  const port = await freePort();
  const floorBase = `http://127.0.0.1:${port}`;
  const floor = await startNode([program, path, String(port)], {}, `${floorBase}/floor/0`);
  try {
    const same = requests.map(({ method = 'GET', body }, index) => ({
      path: `/floor/${index}`,
      method,
      body,
    }));
    const kind = { 'content-type': 'application/json' };
    return await load({
      base: floorBase,
      headers: same.some(({ body }) => body !== undefined) ? kind : {},
      requests: same,
      seconds,
      pid: floor.pid,
    });
  } finally {
    await floor.stop();
  }
}

function storeFloor(path, answers) {
  for (const part of ['', '-wal', '-shm']) rmSync(`${path}${part}`, { force: true });
  const { DatabaseSync } = require('@photostructure/sqlite');
  const database = new DatabaseSync(path);
  database.exec('create table floor (name text primary key, answer text)');
  database.exec('create table written (id integer primary key, body text)');
  const insert = database.prepare('insert into floor values (?, ?)');
  for (const [index, answer] of answers.entries()) insert.run(String(index), answer);
  database.close();
}
