import type { DoctorFinding } from '@hearth/contract';
import {
  judgeAddress,
  judgeBackup,
  judgeCopies,
  judgeDatabase,
  judgeDisk,
  judgeEncryption,
  judgeFiles,
  judgeMail,
  judgeProxy,
  type MailFacts,
  type ProxyFacts,
} from '@hearth/domain/site/doctor';
import { DataFolder } from '../../../platform/files/data-folder.ts';
import { MailError } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getBackupsState } from '../backups/index.ts';
import { checkFiles } from '../stored-files/index.ts';
import { getDatabaseCheck } from '../maintenance/index.ts';

/** What a check-up looks at beside the server itself. */
export interface CheckUpOptions {
  /** The request that asked, by the page that sent it; null without a page. */
  readonly request: ProxyFacts | null;
  /** Whether to connect to the mail server, and to write to the bucket of the files. */
  readonly connects: boolean;
}

/** Everything that the server can find without a browser measuring, in the order in which it is shown. */
export async function checkUp(platform: Platform, options: CheckUpOptions): Promise<DoctorFinding[]> {
  return [
    ...judgeWays(platform, options.request),
    judgeMail(await readMailFacts(platform, options.connects)),
    ...(await judgeData(platform, options.connects)),
  ];
}

function judgeWays({ settings }: Platform, request: ProxyFacts | null): DoctorFinding[] {
  const { baseUrl, isBaseUrlSet } = settings.server;
  const address = judgeAddress({ baseUrl, isBaseUrlSet, visited: request?.visited ?? null });
  if (request !== null) return [address, judgeProxy(request), judgeEncryption(request.visited)];
  return isBaseUrlSet ? [address, judgeEncryption(baseUrl)] : [address];
}

async function readMailFacts({ settings, mailer }: Platform, connects: boolean): Promise<MailFacts> {
  const { host, missing, isReady } = settings.smtp;
  if (!connects || !isReady) return { host, missing, connection: null };
  try {
    await mailer.tryConnection();
    return { host, missing, connection: { failure: null } };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { host, missing, connection: { failure: error.message } };
  }
}

async function judgeData(platform: Platform, connects: boolean): Promise<DoctorFinding[]> {
  const { settings, clock } = platform;
  const [free, files, { largest, ...state }, check] = await Promise.all([
    new DataFolder(settings.server.dataDir).free(),
    checkFiles(platform, connects),
    getBackupsState(platform),
    getDatabaseCheck(platform),
  ]);
  const now = clock.now().getTime();
  const backups = { ...state, now, hasBucket: settings.backups.bucket !== null };
  return [
    judgeDisk({ free, maxBackupBytes: largest }),
    judgeFiles(files),
    judgeBackup(backups),
    judgeCopies(backups),
    judgeDatabase({ now, engine: settings.database.engine, lastCheck: check.lastCheck }),
  ];
}
