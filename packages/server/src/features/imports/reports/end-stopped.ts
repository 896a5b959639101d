import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findRunningReports } from './reports.repository.ts';
import { addEntry, endReport } from './reports.service.ts';

/** Ends the reports of imports that were begun before that instant: their server was stopped meanwhile. */
export async function endStopped(platform: Platform, before: Date): Promise<void> {
  await platform.database.write(systemScope('end imports that were interrupted'), async (tx) => {
    for (const id of await findRunningReports(tx, storedInstant(before))) {
      await addEntry(platform, tx, id, {
        success: false,
        message: 'The import was stopped',
        exception: 'The server was stopped while it went on',
      });
      await endReport(tx, id);
    }
  });
}
