import * as z from 'zod';
import { fetchableTogether } from './per-host-queue.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { systemScope } from '../../../../platform/db/scope.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { defineJob } from '../../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addEntry, endReport } from '../../reports/index.ts';
import { scopeOfPerson } from '../../../people/sessions/index.ts';
import { credentialJson } from './stored-imports.ts';
import { countAttempt, deleteImport, findImport, findPending, nextTurn } from './bulk-import.repository.ts';
import type { PendingPageRow } from './bulk-import.tables.ts';
import { importPage } from './import-page.ts';

const PagesTurn = z.object({
  reportId: z.string(),
  /** Each turn is done by one job, however often jobs are done again. */
  turn: z.int(),
});
type PagesTurn = z.output<typeof PagesTurn>;

/** Imports a few of many pages. */
export const importPagesJob = defineJob('import-pages', PagesTurn);

/** So many pages are fetched side by side, each from another host. */
const atOnce = 3;
/** Among so many waiting pages are those that are fetched side by side looked for. */
const lookedAt = 100;
const scope = systemScope(importPagesJob.name);

/**
 * Imports a few pages of an import and has the next turn go on with the rest; the last turn ends the report. A job
 * that is done again after its server was stopped finds the pages that are left.
 */
export async function importPages(platform: Platform, { reportId, turn }: PagesTurn): Promise<void> {
  const found = await findImport(platform.database.read(scope), reportId, turn);
  if (found === undefined) return;
  const person = await scopeOfPerson(platform, found.user_id, credentialJson.parse(found.credential));
  if (person?.groupId !== found.group_id) return abandon(platform, reportId);
  const pages = await beginPages(platform, person, reportId);
  const options = { locale: found.locale as Locale, readIngredients: found.reads_ingredients === 1 };
  await Promise.all(pages.map((page) => importPage(platform, person, page, options)));
  await goOn(platform, { reportId, turn });
}

function beginPages(platform: Platform, person: MemberScope, reportId: string): Promise<PendingPageRow[]> {
  return platform.database.write(person, async (tx) => {
    const pages = fetchableTogether(await findPending(tx, reportId, lookedAt), atOnce);
    await countAttempt(
      tx,
      pages.map(({ id }) => id),
    );
    return pages;
  });
}

async function goOn(platform: Platform, { reportId, turn }: PagesTurn): Promise<void> {
  await platform.database.write(scope, async (tx) => {
    if (!(await nextTurn(tx, reportId, turn))) return;
    const [waiting] = await findPending(tx, reportId, 1);
    const next = { reportId, turn: turn + 1 };
    if (waiting !== undefined) return platform.jobs.enqueue(tx, importPagesJob, next);
    await endReport(tx, reportId);
    await deleteImport(tx, reportId);
  });
}

/** Ends an import whose recipes would have no owner: the user was deleted, or is in another group now. */
async function abandon(platform: Platform, reportId: string): Promise<void> {
  await platform.database.write(scope, async (tx) => {
    await addEntry(platform, tx, reportId, {
      success: false,
      message: 'The import was stopped',
      exception: 'Whoever asked for it is no longer a member of the group',
    });
    await endReport(tx, reportId);
    await deleteImport(tx, reportId);
  });
}
