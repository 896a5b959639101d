import { expect, it } from 'vitest';
import { readSources } from './sources-for-test.ts';

/** Sheets with colors of their own, and why high contrast has nothing to change there. */
const exceptions: Readonly<Record<string, string>> = {
  'features/meal-plans/planner/meal-colors.module.css':
    'nine colors of a household, whose contrast is measured',
  'features/recipes/parts/recipe-picture.module.css': 'a tint in place of a picture, no text to read',
  'features/recipes/print/print-preferences.module.css': 'paper is white',
  'features/recipes/print/print-sheet.module.css': 'paper is white',
  'features/shopping/lists/list-page.module.css': 'paper is white',
  'ui/crop/cropper.module.css': 'lines over a picture of any color',
};

/** Tokens are set in the sheets without `.module`; shadows, veils and masks are black. */
const ownColors = (css: string) =>
  [
    ...css
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/[\w-]+:[^;{}]*(?:#[0-9a-f]{3,8}\b|\boklch\()[^;{}]*/gi),
  ]
    .map(([declaration]) => declaration.trim())
    .filter((declaration) => !declaration.startsWith('mask-image'));

it('styles of features name tokens for their colors, so that high contrast changes all of them', () => {
  const sheets = Object.entries(readSources(/\.module\.css$/));
  const withOwn = sheets.filter(([, css]) => ownColors(css).length > 0).map(([file]) => file);
  expect(sheets.length).toBeGreaterThan(50);
  expect(withOwn.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
