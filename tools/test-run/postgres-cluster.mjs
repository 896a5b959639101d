import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { capture } from '../setup/run.mjs';

/**
 * A PostgreSQL of the tests' own: in a temporary folder, on a free port, gone afterwards.
 *
 * @typedef {object} Cluster
 * @property {string} url address of its administrator
 * @property {() => Promise<void>} stop ends it and removes its folder
 *
 * @typedef {{ uid?: number, gid?: number }} Owner
 */

const readyMessage = 'database system is ready to accept connections';
const startLimitMs = 60_000;
const stopLimitMs = 10_000;

/** Tests want speed, not safety: the data is thrown away. */
const clusterSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  lc_messages: 'C',
};

/**
 * @param {string} programs folder with `initdb` and `postgres`
 * @returns {Promise<Cluster>}
 */
export async function startCluster(programs) {
  const owner = await clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), 'hearth-postgres-'));
  try {
    const password = randomBytes(18).toString('hex');
    await initialise(programs, folder, password, owner);
    const port = await freePort();
    const server = await launch(programs, folder, port, owner);
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: () => stop(server, folder),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * PostgreSQL refuses to run as root; then it runs as the user that its package made.
 * @returns {Promise<Owner>}
 */
async function clusterOwner() {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(['-u', '-g'].map((kind) => capture('id', [kind, 'postgres'])));
  if (ids.some(({ code }) => code !== 0)) throw new Error('There is no user postgres to run PostgreSQL as.');
  const [uid = 0, gid = 0] = ids.map(({ output }) => Number(output));
  return { uid, gid };
}

/**
 * @param {string} programs
 * @param {string} folder
 * @param {string} password
 * @param {Owner} owner
 */
async function initialise(programs, folder, password, owner) {
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  chmodSync(folder, 0o700);
  for (const path of [folder, secret]) {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
  }
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const args = [
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-E',
    'UTF8',
    `--locale=${locale}`,
    '--no-sync',
  ];
  const access = ['--auth=scram-sha-256', `--pwfile=${secret}`];
  const { code, output } = await capture(join(programs, 'initdb'), [...args, ...access], {
    ...owner,
    cwd: folder,
  });
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * @param {string} programs
 * @param {string} folder
 * @param {number} port
 * @param {Owner} owner
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
function launch(programs, folder, port, owner) {
  const settings = Object.entries(clusterSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, ...settings];
  const server = spawn(join(programs, 'postgres'), args, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (/** @type {string} */ why) =>
      reject(new Error(`PostgreSQL did not start (${why}):\n${said}`));
    const limit = setTimeout(() => {
      server.kill('SIGQUIT');
      fail('too slow');
    }, startLimitMs);
    server.once('error', (error) => fail(error.message));
    server.once('exit', () => fail('it ended'));
    server.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-10_000);
      if (!said.includes(readyMessage)) return;
      clearTimeout(limit);
      resolve(server);
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} folder
 */
async function stop(server, folder) {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    const isSlow = await Promise.race([ended.then(() => false), delay(stopLimitMs, true, { ref: false })]);
    if (isSlow) {
      server.kill('SIGQUIT');
      await ended;
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
