import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program that Debian has. */
export type ProxyName = 'nginx' | 'caddy';

/** The path of the program; nginx lies where only the administrator of a machine looks. */
export function findProxyProgram(name: ProxyName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/** A proxy that runs with a configuration of the documentation. */
export interface RealProxy {
  /** `https://localhost:PORT` */
  readonly origin: string;
  /** The certificate that it shows, which it has signed itself. */
  readonly certificate: string;
  close(): Promise<void>;
}

/** A configuration as the documentation shows it, and where its parts are here. */
export interface ProxyOptions {
  readonly name: ProxyName;
  readonly program: string;
  readonly configuration: string;
  readonly port: number;
  /** `127.0.0.1:PORT` of Hearth. */
  readonly upstream: string;
}

const startLimitMs = 15_000;

/** Starts nginx or Caddy with a configuration in which names, certificates and ports alone are replaced. */
export async function startRealProxy(options: ProxyOptions): Promise<RealProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-proxy-'));
  const certificate = makeCertificate(folder);
  const file = join(folder, 'configuration');
  const write = options.name === 'nginx' ? writeForNginx : writeForCaddy;
  writeFileSync(file, write(options, folder));
  const args =
    options.name === 'nginx'
      ? ['-p', folder, '-c', file]
      : ['run', '--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(options.program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (some) => output.push(String(some)));
  const origin = `https://localhost:${options.port}`;
  await waitUntilItAnswers(child, { origin, certificate, output });
  return { origin, certificate, close: () => stop(child, folder) };
}

function makeCertificate(folder: string): string {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const shape = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const args = ['req', '-x509', ...shape, ...names, '-keyout', key, '-out', cert];
  execFileSync('openssl', args, { stdio: 'ignore' });
  return readFileSync(cert, 'utf8');
}

/** The block stands in a frame that an installed nginx has already. */
function writeForNginx({ configuration, port, upstream }: ProxyOptions, folder: string): string {
  mkdirSync(join(folder, 'temporary'));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`);
  const own = configuration
    .replaceAll(/listen 443 ssl;/g, `listen 127.0.0.1:${port} ssl;`)
    .replaceAll(/server_name [\w.]+;/g, 'server_name localhost;')
    .replaceAll(/ssl_certificate [^;]+;/g, `ssl_certificate ${folder}/cert.pem;`)
    .replaceAll(/ssl_certificate_key [^;]+;/g, `ssl_certificate_key ${folder}/key.pem;`)
    .replaceAll('127.0.0.1:9000', upstream);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; ${paths.join(' ')}
${own}
}`;
}

function writeForCaddy({ configuration, port, upstream }: ProxyOptions, folder: string): string {
  const own = configuration
    .replace(/^[\w.]+ \{$/m, `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
    .replaceAll('127.0.0.1:9000', upstream);
  return `{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n${own}`;
}

interface Starting {
  readonly origin: string;
  readonly certificate: string;
  readonly output: readonly string[];
}

async function waitUntilItAnswers(
  child: ChildProcess,
  { origin, certificate, output }: Starting,
): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    if (await answers(origin, certificate)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The proxy did not start:\n${output.join('')}`);
}

function answers(origin: string, ca: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(`${origin}/`, { ca, family: 4 }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const isOver = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await isOver;
  rmSync(folder, { recursive: true, force: true });
}
