import { describe, expect, it } from 'vitest';
import { readModules } from '../boundaries/modules.ts';
import { filesToLint, isAboutAll, unitTestsFor } from './affected.ts';

const web = 'packages/web/src/features/shopping';
const server = 'packages/server/src/features/shopping';
const modules = readModules(
  new Map([
    [`${web}/items/add.ts`, ''],
    [`${web}/items/row.tsx`, "import { add } from './add.ts';"],
    [`${web}/items/row.test.tsx`, ''],
    [`${web}/lists/page.tsx`, "import { Row } from '../items/row.tsx';"],
    ['packages/web/src/ui/button.test.tsx', ''],
    ['packages/domain/src/units/units.test.ts', ''],
    [`${server}/lists/lists.test.ts`, ''],
  ]),
);

describe('after a change', () => {
  it('lint looks at the changed files and at those that import them', () => {
    expect(filesToLint([`${web}/items/add.ts`, 'README.md'], modules)).toEqual([
      `${web}/items/add.ts`,
      `${web}/items/row.tsx`,
    ]);
  });

  it('the unit tests of the changed feature run, and none that need a database', () => {
    expect(unitTestsFor([`${web}/items/add.ts`, `${server}/lists/lists.test.ts`], modules)).toEqual([
      `${web}/items/row.test.tsx`,
    ]);
  });

  it('all tests of a package run when its data changed, and those of the web app for texts', () => {
    expect(unitTestsFor(['packages/domain/src/units/words.json'], modules)).toEqual([
      'packages/domain/src/units/units.test.ts',
    ]);
    expect(unitTestsFor(['packages/locales/de-DE/shopping.json'], modules)).toEqual([
      `${web}/items/row.test.tsx`,
      'packages/web/src/ui/button.test.tsx',
    ]);
  });

  it('nothing runs for a change of prose', () => {
    expect(unitTestsFor(['docs/next.md', 'packages/web/README.md'], modules)).toEqual([]);
  });

  it.each(['package-lock.json', 'packages/web/tsconfig.json', '.oxlintrc.json', 'vitest.config.ts'])(
    '%s decides about all files',
    (path) => {
      expect(isAboutAll([path])).toBe(true);
      expect(isAboutAll([`${web}/items/add.ts`])).toBe(false);
    },
  );
});
