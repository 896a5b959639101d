import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const version = '4.32.5';
const folder = join(tmpdir(), `hearth-trust-schemathesis-${version}`);
const program = join(folder, 'bin', 'schemathesis');

/** These end the session with which the generated requests are sent. */
const endingSessions = [
  '/api/auth/logout',
  '/api/users/password',
  '/api/users/reset-password',
  '/api/users/self/sessions',
  '/api/users/self/sessions/{session_id}',
];

/** What the generator reports. */
interface Report {
  readonly test_cases: { readonly generated: number };
  readonly operations: { readonly tested: number };
  readonly failures: readonly unknown[];
  readonly errors: readonly { readonly title: string }[];
  readonly valid_rates: Readonly<Record<string, Readonly<Record<string, { readonly accepted: number }>>>>;
}

/** How many requests were sent, and what they found. */
export interface Found {
  readonly requests: number;
  readonly operations: number;
  /** Valid requests that were accepted. */
  readonly accepted: number;
  /** What each check has found, with the request that brings it about. */
  readonly failures: readonly string[];
  /** Requests that were never answered. */
  readonly unanswered: readonly string[];
  /** What went wrong in the generator itself. */
  readonly ownErrors: number;
}

/** Installs the request generator from PyPI into a folder of its own, once; false where that is impossible. */
export async function installSchemathesis(): Promise<boolean> {
  if (existsSync(program)) return true;
  try {
    await execute('python3', ['-m', 'venv', folder]);
    await execute(join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`]);
    return true;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

export interface Generation {
  readonly phases: string;
  readonly examples: number;
  /** After so long no more requests are made up. */
  readonly seconds: number;
  readonly seed: number;
  readonly workers: number;
}

/** Sends requests generated from the server's description of itself; without a token as a visitor. */
export async function generateRequests(url: string, token: string | null, how: Generation): Promise<Found> {
  const reports = mkdtempSync(join(tmpdir(), 'hearth-schemathesis-'));
  const path = join(reports, 'report.json');
  const child = spawn(program, buildArguments(url, token, how, path), { cwd: reports, stdio: 'ignore' });
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  rmSync(reports, { recursive: true, force: true });
  const phases = Object.values(report.valid_rates).flatMap((rates) => Object.values(rates));
  const unanswered = report.errors.filter(({ title }) => title === 'Network Error');
  return {
    requests: report.test_cases.generated,
    operations: report.operations.tested,
    accepted: phases.reduce((sum, { accepted }) => sum + accepted, 0),
    failures: report.failures.map((one) => JSON.stringify(one)),
    unanswered: unanswered.map((one) => JSON.stringify(one)),
    ownErrors: report.errors.length - unanswered.length,
  };
}

/**
 * The checks that hold for every request. Off are those that take the description for more than it says: it names
 * success and 422 alone, as the contract has it (`status_code_conformance`), ids that are well formed need not be of
 * something (`positive_data_acceptance`), and queries are read leniently, as clients of the contract expect
 * (`negative_data_rejection`).
 */
const checks = [
  'not_a_server_error',
  'response_schema_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'ignored_auth',
  'unsupported_method',
];

/** Its answers are streams of events, which the generator takes for whole documents. */
const streams = ['/api/households/live'];

function buildArguments(url: string, token: string | null, how: Generation, report: string): string[] {
  const options = {
    ...(token === null ? {} : { '-H': `Authorization: Bearer ${token}` }),
    '--checks': checks.join(','),
    '--phases': how.phases,
    '-n': how.examples,
    '--max-time': how.seconds,
    '--seed': how.seed,
    '--workers': how.workers,
    '--request-timeout': 20,
    '--suppress-health-check': 'all',
    '--generation-database': 'none',
    '--report': 'json',
    '--report-json-path': report,
  };
  const named = Object.entries(options).flatMap(([name, value]) => [name, String(value)]);
  const excluded = [...endingSessions, ...streams].flatMap((path) => ['--exclude-path', path]);
  return ['run', `${url}/openapi.json`, '--continue-on-failure', '--no-shrink', ...named, ...excluded];
}
