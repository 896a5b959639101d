/** Writes docs/data-model.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { dataModelPage } from './data-model-page.ts';
import { readReferences } from './read-references.ts';
import { tablesByWing } from './tables-by-wing.ts';

writeFileSync(join(root, 'docs/data-model.md'), dataModelPage(tablesByWing(root), await readReferences()));
