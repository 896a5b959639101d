import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { screens } from './screens.ts';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';

const ledger = fileURLToPath(new URL('../../../../../shared/design/screens.csv', import.meta.url));

/** The releases whose screens the ledger checks, as far as they exist. */
const releases = ['foundation', 'people', 'recipes', 'plan and shop', 'import', 'ingredients'];

/** Screens of the ledger that have a journey of their own. */
const elsewhere = new Set(['/setup', '/group/mealplan /group/members /group/notifiers /group/webhooks']);

it(
  'every screen of the ledger that is built is in the walk',
  onlyWhere(existsSync(ledger), 'no ledger of screens is beside the project'),
  () => {
    const rows = readFileSync(ledger, 'utf8').split('\n');
    const getPath = (row: string) => row.split(',')[1] ?? '';
    const wanted = rows
      .filter((row) => releases.some((release) => row.includes(`,${release},`)))
      .map(getPath);
    const walked = new Set([...screens.map(({ row }) => row), ...elsewhere]);
    expect(wanted.filter((row) => !walked.has(row))).toEqual([]);
  },
);
