import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/root.mjs';
import { dataModelPage } from './data-model-page.ts';
import { readReferences } from './read-references.ts';
import { tablesByWing } from './tables-by-wing.ts';

test('docs/data-model.md shows the tables and foreign keys of the newest schema', async () => {
  const page = dataModelPage(tablesByWing(root), await readReferences());
  expect(readFileSync(join(root, 'docs/data-model.md'), 'utf8')).toBe(page);
});

test('every table with a foreign key is declared in a wing', async () => {
  const declared = new Set([...tablesByWing(root).values()].flat());
  const names = new Set((await readReferences()).flatMap(({ from, to }) => [from, to]));
  expect([...names].filter((name) => !declared.has(name))).toEqual([]);
});

test('a null column is drawn dotted, a table of another wing with round corners', () => {
  const reference = { from: 'items', column: 'food_id', to: 'foods', isOptional: true };
  const page = dataModelPage(new Map([['shopping', ['items']]]), [reference]);
  expect(page).toContain('items[items]\n  foods([foods])\n  items -.->|food_id| foods');
});
