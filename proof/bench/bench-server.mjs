import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startNode } from './processes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The administrator of every server that is measured. */
const account = { DEFAULT_EMAIL: 'bench@example.com', DEFAULT_PASSWORD: 'bench-password-1' };

/** Builds what will be measured. */
export function build() {
  execFileSync(process.execPath, [join(root, 'tools/build.mjs')], { stdio: 'inherit' });
}

/**
 * Writes generated recipes into a data folder, and what is named besides them.
 * @param {string} folder
 * @param {number} recipes
 * @param {{foods?: number, lists?: number}} more
 */
export function seed(folder, recipes, { foods = 0, lists = 0 } = {}) {
  const counts = [recipes, foods, lists].map(String);
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'proof/bench/seed.ts'), ...counts], {
    cwd: root,
    env: { ...process.env, ...account, DATA_DIR: folder },
    stdio: 'inherit',
  });
}

/**
 * The built server on a data folder, on a port of its own.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} more of its environment
 */
export async function startServer(folder, more = {}) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const address = { API_PORT: String(port), API_HOST: '127.0.0.1' };
  const env = { ...account, DATA_DIR: folder, ...address, LOG_LEVEL: 'error', ...more };
  const server = await startNode([join(root, 'dist/server/main.js')], env, `${base}/api/app/about`);
  return { ...server, base };
}

/**
 * What the administrator sends along.
 * @param {string} base address of the server
 */
export async function signedInHeaders(base) {
  const body = new URLSearchParams({ username: 'admin', password: account.DEFAULT_PASSWORD });
  const answer = await fetch(`${base}/api/auth/token`, { method: 'POST', body });
  const { access_token } = await answer.json();
  return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
}

/**
 * The administrator of a server: the headers, and a function that sends requests.
 * @param {string} base address of the server
 */
export async function createClient(base) {
  const headers = await signedInHeaders(base);
  const ask = async (path, init) => {
    const answer = await fetch(`${base}${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return { base, headers, ask };
}
