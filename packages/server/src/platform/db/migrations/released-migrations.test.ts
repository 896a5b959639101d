import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * Released migrations are frozen: existing databases have run them, and a change would reach new ones only. A new
 * migration gets a line here with its release; existing lines never change.
 */
const released: Readonly<Record<string, string>> = {
  '0001-baseline.ts': 'b41eeb485f8eee0e',
  '0002-document-shape.ts': '53cac93a2d2063a7',
  '0003-plain-names.ts': '23e471cff293becd',
  '0004-former-entries.ts': '4708bac01fc8aa4b',
  '0005-add-up-times.ts': 'c8ac0c3962c1107f',
  '0006-search-in-scripts.ts': '5aa2f65761fee46e',
  '0007-words-of-items.ts': '1a6852148428e3b6',
  '0008-servings-of-events.ts': '93d375cc47b5c551',
  '0009-roles-of-invitations.ts': '6f7f95c4066e7363',
  '0010-clocks-of-webhooks.ts': '44c912e116199f68',
  '0011-last-sign-ins.ts': '652cb7046be03f7b',
  '0012-extras-of-imports.ts': 'e4e8f1c52fbda7f1',
  '0013-idempotency-keys.ts': 'e5bb71db0f1b3187',
  '0014-recipes-as-ingredients.ts': '801e86fd81bc6789',
  '0015-minutes-of-parts.ts': '758d888ba28d84f1',
  '0016-fields-of-clients.ts': '4095da975eb62553',
  '0017-ai-providers.ts': '192466b6ee8ffbd7',
  '0018-substitutions.ts': '0a150dd3e86e70ce',
  '0022-plan-variety.ts': '51790fb5ff7dd2fe',
  '0019-meal-kinds.ts': '1f6137dd81d0a625',
  '0020-recurring-meals.ts': '26760b30a5d3e266',
  '0021-plan-templates.ts': '3df5b17186229492',
  '0023-announcements.ts': '4f385b8a98692617',
  '0024-stores.ts': '0a7e00b40453934f',
  '0026-rows-of-lists.ts': '1b06111bb43093d8',
  'baseline/automation.ts': 'a9ddd686f9e9ca19',
  'baseline/catalog.ts': '814a2774d3dc457a',
  'baseline/imports.ts': '7710fd2db89d2295',
  'baseline/meal-plans.ts': '7648ee6e904749b6',
  'baseline/people.ts': 'cad7ed400f70287d',
  'baseline/platform.ts': '03938cd399ea225f',
  'baseline/recipe-activity.ts': '39134b3358a0e25a',
  'baseline/recipe-orders.ts': 'a8b3758e818e9562',
  'baseline/recipes.ts': '49c9f5dbe58cec8a',
  'baseline/search.ts': '6b3cfec98f653165',
  'baseline/shopping.ts': 'df9b346c9dd60aa7',
  'columns.ts': '1706ce0ee6f6060b',
};

const folder = new URL('./versions/', import.meta.url);
const commentLine = /^\s*(?:\/\/|\/\*|\*)/;

/** The checksum of a file's code. Comments and blank lines do not count. */
function computeChecksum(file: string): string {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
  const code = lines.filter((line) => line.trim() !== '' && !commentLine.test(line));
  return createHash('sha256').update(code.join('\n')).digest('hex').slice(0, 16);
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

it.each(Object.entries(released))('the released migration %s is unchanged', (file, checksum) => {
  expect(computeChecksum(file)).toBe(checksum);
});

it('every migration is listed with its checksum', () => {
  const missing = files.filter((file) => !(file in released));
  expect(missing.map((file) => `'${file}': '${computeChecksum(file)}',`)).toEqual([]);
});
