import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * Released migrations are frozen: existing databases have run them, and a change would reach new ones only. A new
 * migration gets a line here with its release; existing lines never change.
 */
const released: Readonly<Record<string, string>> = {
  '0001-accounts.ts': '2854b7797c707dba',
  '0002-recipes.ts': '87d74278c45ee7d2',
  '0003-recipe-activity.ts': 'e75d5f04028d787a',
  '0004-recipe-search.ts': 'b46bc14e7d3886ba',
  '0005-invitations.ts': 'bef13e00f64787df',
  '0007-ways-in.ts': '9379589f0e0b93bc',
  '0008-kitchen-data.ts': 'b2b0c348796ebad7',
  '0009-recipe-together.ts': 'aa3168bead2a36a8',
  '0010-cookbooks.ts': 'e0f26c403de73cf8',
  '0011-recipe-actions.ts': '544699b7d5b7ff1a',
  '0014-data-exports.ts': '8eeb5bed605276f7',
  '0016-meal-plans.ts': '223070f1ea5479fc',
  '0017-shopping-lists.ts': 'a99bf6b1087b4cc2',
  '0018-event-notifiers.ts': '49a16f7ba9dab65b',
  '0019-webhooks.ts': '531446489062c131',
  '0020-reports.ts': 'a91c8cfcb6872130',
  '0021-shopping-changes.ts': '9b1ff6d553ed3fdc',
  '0022-shopping-ticks.ts': '105fbdf0f60123b1',
  '0023-deleted-shopping-lists.ts': '1c5f2eb417d4cf5d',
  '0024-given-up-deliveries.ts': '6b79c7f11f69260a',
  '0025-sealed-secrets.ts': 'abda861c48a4f370',
  '0027-shopping-partners.ts': '1f67927fdbcfeda3',
  '0028-recipe-orders.ts': '75d36a5e335fd297',
  '0030-recipe-minutes.ts': '87df73c481377044',
  '0032-invitation-makers.ts': 'a63ec26147c381c1',
  '0040-migrated-recipes.ts': '69dada602bfc43c4',
  '0041-ingredient-corrections.ts': '3a5ac6e4e441d888',
  '0042-computed-nutrition.ts': '224889ce73015cc8',
  '0043-reading-imports.ts': '8737b4cb250f1926',
  'columns.ts': '1706ce0ee6f6060b',
};

const folder = new URL('./versions/', import.meta.url);
const commentLine = /^\s*(?:\/\/|\/\*|\*)/;

/** The checksum of a file's code. Comments and blank lines do not count. */
function checksumOf(file: string): string {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
  const code = lines.filter((line) => line.trim() !== '' && !commentLine.test(line));
  return createHash('sha256').update(code.join('\n')).digest('hex').slice(0, 16);
}

const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

it.each(Object.entries(released))('the released migration %s is unchanged', (file, checksum) => {
  expect(checksumOf(file)).toBe(checksum);
});

it('every migration is listed with its checksum', () => {
  const missing = files.filter((file) => !(file in released));
  expect(missing.map((file) => `'${file}': '${checksumOf(file)}',`)).toEqual([]);
});
