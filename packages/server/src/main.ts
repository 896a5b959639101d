/** Start: settings, platform, migrations, app, listen; stop on signals. Or a command of the operator. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import {
  CommandError,
  finishRestore,
  hasMealieFolder,
  runBackupCommand,
  runRestoreCommand,
} from './features/site/backups/index.ts';
import { runDoctorCommand } from './features/site/doctor/index.ts';
import { runMoveCommand } from './features/site/stored-files/index.ts';
import { openSetup } from './features/people/setup/index.ts';
import { warnOfLostSecrets } from './lost-secrets.ts';
import { explainFailedMigration } from './platform/db/sqlite/damage/database-damage.ts';
import { migrateToLatest, requireOwnDatabase } from './platform/db/migrations/migrate.ts';
import { StartError } from './platform/errors/start-error.ts';
import { keepNewFilesPrivate, makePrivate } from './platform/files/owner-only.ts';
import { createLog, type Logger } from './platform/log/log.ts';
import { version } from './version.ts';
import { openPlatform } from './open-platform.ts';
import type { Platform } from './platform/platform.ts';
import { loadSettings, type Settings } from './settings.ts';
import { requireWritableFolder } from './start/data-folder.ts';
import { atStep } from './start/explain-start-error.ts';
import { markDataFolder, requireKnownDatabase } from './start/known-database.ts';

const shutdownLimitMs = 15_000;

/** `backup [mealie]`, `restore [--check] FILE`, `doctor` or `move-files --to s3|folder`; without one the server starts. */
const [command, ...args] = process.argv.slice(2);

await main().catch((error: unknown) => {
  process.stderr.write(`${explainError(error)}\n`);
  process.exit(1);
});

/** What the operator needs to know; the whole error where it is not known. */
function explainError(error: unknown): string {
  if (error instanceof StartError || error instanceof CommandError) return error.message;
  return (error instanceof Error ? error.stack : undefined) ?? String(error);
}

/** Loads the settings, migrates the database, and listens until a stop signal. */
async function main(): Promise<void> {
  keepNewFilesPrivate();
  const settings = loadSettings(process.env, (path) => readFileSync(path, 'utf8'));
  await atStep('folder', settings, () => requireWritableFolder(settings.server.dataDir));
  const log = createLog({ level: settings.log.level, file: settings.log.file });
  await closeDataFolder(settings, log, false);
  const platform = await atStep(settings.database.engine, settings, async () => {
    const opened = await openPlatform(settings, log, command === undefined);
    await migrate(opened);
    return opened;
  });
  await finishRestore(platform);
  if (command !== undefined) return runCommand(platform);
  await warnOfLostSecrets(platform);
  const app = await buildApp(platform, webFolder(settings));
  const code = await openSetup(platform);
  const { host, port } = settings.server;
  await atStep('listening', settings, () => app.http.listen({ host, port }));
  await platform.jobs.start();
  platform.deliveries.start();
  announce(settings, code, code !== null && (await hasMealieFolder(platform)));
  // Many pictures take a while; the folder above them is closed already.
  void closeDataFolder(settings, log, true);
  // The log says what is wrong; the server works without its pictures until the bucket is back.
  void platform.bucketFiles?.check().catch(() => undefined);
  log.info({ version, database: settings.database.engine }, 'Hearth has started');
  if (settings.withoutEffect.length > 0) {
    log.info({ variables: settings.withoutEffect }, 'these variables are set but have no effect');
  }
  stopOnSignals(async () => {
    // A connection that becomes idle during the shutdown would stay open until its timeout.
    const closing = setInterval(() => app.http.server.closeIdleConnections(), 50);
    await app.http.close();
    clearInterval(closing);
    await Promise.all([platform.jobs.stop(), platform.deliveries.stop()]);
    await platform.database.close();
  });
}

/** Does what the operator asked for instead of listening. */
async function runCommand(platform: Platform): Promise<void> {
  const commands = {
    backup: runBackupCommand,
    restore: runRestoreCommand,
    doctor: runDoctor,
    'move-files': runMove,
  };
  const known = Object.entries(commands).find(([name]) => name === command)?.[1];
  if (known === undefined)
    throw new CommandError(
      `There is no command ${command}; there are: backup [mealie], restore [--check] FILE, doctor, move-files --to s3|folder`,
    );
  process.stdout.write(`${await known(platform, ...args)}\n`);
  await platform.database.close();
}

/** Ends with 1 if something does not work, so that scripts can tell. */
async function runDoctor(platform: Platform): Promise<string> {
  const { text, hasProblem } = await runDoctorCommand(platform);
  if (hasProblem) process.exitCode = 1;
  return text;
}

/** The first signal lets the files under way be completed, the second ends it. Ends with 1 unless all are there. */
async function runMove(platform: Platform, ...args: readonly string[]): Promise<string> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (stopping.signal.aborted ? process.exit(1) : stopping.abort()));
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const { text, isComplete } = await runMoveCommand(platform, args, { signal: stopping.signal, say });
  if (!isComplete) process.exitCode = 1;
  return text;
}

async function migrate(platform: Platform): Promise<void> {
  const { database, settings } = platform;
  await requireOwnDatabase(database);
  // A restore brings the database that is missing.
  if (command !== 'restore') await requireKnownDatabase(platform);
  try {
    await migrateToLatest(database);
    markDataFolder(platform);
  } catch (error) {
    if (settings.database.engine !== 'sqlite') throw error;
    throw await explainFailedMigration(error, settings.database.file);
  }
}

/** Closes the data folder to other accounts of the machine; the log lists paths that cannot be closed. */
async function closeDataFolder({ server }: Settings, log: Logger, isDeep: boolean): Promise<void> {
  const refused = await makePrivate(server.dataDir, isDeep);
  if (refused.length > 0)
    log.warn({ paths: refused.slice(0, 10) }, 'other accounts of this machine may read these files');
}

/** The built web app: next to the bundled server, or in the operator's folder. */
function webFolder({ server }: Settings): string | null {
  const beside = join(dirname(fileURLToPath(import.meta.url)), '..', 'web');
  const folder = server.staticFiles ?? beside;
  return existsSync(join(folder, 'index.html')) ? folder : null;
}

function announce({ server }: Settings, code: string | null, hasMealie: boolean): void {
  const address = server.isBaseUrlSet ? server.baseUrl : `http://localhost:${server.port}`;
  const lines = [`Hearth is ready: ${address}`];
  if (code !== null) lines.push(`Set it up here, once: ${address}/setup?code=${code}`);
  if (code !== null && hasMealie)
    lines.push(`Mealie has left its data here: take them over at ${address}/admin/backups`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Shuts down gracefully and exits with 0. A second signal or the timeout exits immediately with 1. */
function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), shutdownLimitMs).unref();
    void close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
