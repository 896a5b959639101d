import { describe, expect, it } from 'vitest';
import { readModules } from '../boundaries/modules.ts';
import { testsReachedBy } from './changed-tests.ts';

const server = 'packages/server/src';
const web = 'packages/web/src';
const modules = readModules(
  new Map([
    ['packages/contract/src/recipes/trash.ts', ''],
    ['packages/domain/src/ingredients/scaling/scale.ts', ''],
    ['packages/domain/src/ingredients/scaling/scale.test.ts', ''],
    ['packages/domain/src/ingredients/units/units.test.ts', ''],
    [`${server}/platform/jobs/jobs.ts`, ''],
    [`${server}/platform/jobs/jobs.test.ts`, ''],
    [
      `${server}/features/recipes/trash/trash.service.ts`,
      "import { run } from '../../../platform/jobs/jobs.ts';",
    ],
    [`${server}/features/recipes/trash/trash.test.ts`, ''],
    [`${server}/features/recipes/history/index.ts`, "import '../trash/trash.service.ts';"],
    [`${server}/features/recipes/history/history.test.ts`, ''],
    [`${server}/features/people/self/self.service.ts`, "import '../../recipes/history/index.ts';"],
    [`${server}/features/people/self/self.test.ts`, ''],
    [`${web}/features/recipes/trash/trash-page.tsx`, "import '@hearth/domain/ingredients/scaling/scale.ts';"],
    [`${web}/features/recipes/trash/trash-page.test.tsx`, ''],
    [`${server}/app.ts`, "import './features/recipes/trash/trash.service.ts';"],
    ['packages/e2e/src/journeys/trash.test.ts', ''],
    ['proof/mutate/main.ts', ''],
    ['proof/mutate/mutate.test.ts', ''],
  ]),
);
const reached = (...changed: string[]) =>
  testsReachedBy(changed, modules).map((path) => path.split('/').at(-1));

describe('the tests that a change can reach', () => {
  it('are those of the feature and of the features that import it', () => {
    expect(reached(`${server}/features/recipes/trash/trash.service.ts`)).toEqual([
      'history.test.ts',
      'trash.test.ts',
    ]);
  });

  it('follow a rule of the domain to those who apply it', () => {
    expect(reached('packages/domain/src/ingredients/scaling/scale.ts')).toEqual([
      'scale.test.ts',
      'trash-page.test.tsx',
    ]);
  });

  it('are those of a platform folder alone, which every feature imports', () => {
    expect(reached(`${server}/platform/jobs/jobs.ts`)).toEqual(['jobs.test.ts']);
  });

  it('are those of the same wing on both sides, after a change of the contract', () => {
    expect(reached('packages/contract/src/recipes/trash.ts')).toEqual([
      'history.test.ts',
      'trash.test.ts',
      'trash-page.test.tsx',
    ]);
  });

  it('are the changed test itself, also a journey, and nothing else', () => {
    expect(reached('packages/e2e/src/journeys/trash.test.ts')).toEqual(['trash.test.ts']);
    expect(reached('packages/domain/src/ingredients/units/units.test.ts')).toEqual(['units.test.ts']);
  });

  it('selects no tests for a change of files that no test imports', () => {
    expect(reached('README.md')).toEqual([]);
  });
});
