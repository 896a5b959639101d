import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../setup/run.mjs';

/**
 * The two programs that the tests need besides Node: a browser and PostgreSQL. On Debian, as root, what is missing is
 * installed; elsewhere one line says what to install.
 *
 * @typedef {object} Programs
 * @property {string} chromium path of the browser
 * @property {string} postgres folder with `initdb` and `postgres`
 */

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const debianPostgres = '/usr/lib/postgresql';

/**
 * @param {(line: string) => void} say
 * @returns {Promise<Programs>}
 */
export async function systemPrograms(say) {
  const missing = whatIsMissing();
  if (missing.length > 0) await install(missing, say);
  const chromium = findChromium();
  const postgres = findPostgres();
  if (chromium === undefined || postgres === undefined) throw new Error(adviceFor(whatIsMissing()));
  return { chromium, postgres };
}

/** Programs of the browsers that only the walk through engines needs, each with its package. */
const engines = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/**
 * Installs nginx and Caddy where that is possible, for the test of the documentation's configurations, which says when
 * it does without them.
 *
 * @param {(line: string) => void} say
 */
export async function proxyPrograms(say) {
  const known = [findProgram('nginx') ?? ['/usr/sbin/nginx'].find(existsSync), findProgram('caddy')];
  const missing = ['nginx-light', 'caddy'].filter((_, at) => known[at] === undefined);
  if (missing.length > 0) await install(missing, say).catch(() => undefined);
}

/**
 * Installs the other browsers where that is possible; the walk says which it does without.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>} what to install, when something is missing still
 */
export async function enginePrograms(say) {
  const missing = Object.entries(engines).flatMap(([program, name]) =>
    findProgram(program) === undefined ? name : [],
  );
  if (missing.length === 0) return null;
  return install(missing, say).then(
    () => null,
    () => `install ${missing.join(', ')}`,
  );
}

/**
 * @param {string} name
 * @returns {string | undefined} its path
 */
export function findProgram(name) {
  return searchPath()
    .map((folder) => join(folder, name))
    .find(existsSync);
}

function whatIsMissing() {
  return [
    ...(findChromium() === undefined ? ['chromium'] : []),
    ...(findPostgres() === undefined ? ['postgresql'] : []),
  ];
}

/** @returns {string | undefined} */
function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && existsSync(given)) return given;
  return searchPath()
    .flatMap((folder) => browsers.map((name) => join(folder, name)))
    .find(existsSync);
}

/** @returns {string | undefined} */
function findPostgres() {
  const debian = existsSync(debianPostgres)
    ? readdirSync(debianPostgres)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debianPostgres, version, 'bin'))
    : [];
  return [...debian, ...searchPath()].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

function searchPath() {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}

/**
 * @param {readonly string[]} packages
 * @param {(line: string) => void} say
 */
async function install(packages, say) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) throw new Error(adviceFor(packages));
  say(`Installing ${packages.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').SpawnOptions} */
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  const code = await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], quiet);
  if (code !== 0) throw new Error(adviceFor(packages));
}

/** @param {readonly string[]} packages */
function adviceFor(packages) {
  return `The tests need ${packages.join(' and ')}: install ${packages.length > 1 ? 'them' : 'it'} and run npm test again.`;
}
