import { expect, it } from 'vitest';
import { readSources } from './sources-for-test.ts';

/** What stays at the top of the window in spite of all else: the line that says that this is a demonstration. */
const atTheVeryTop = ['features/site/shell/layouts/layout.module.css'];

const sticky = /position: sticky;\s+inset-block-start: ([^;]+);/g;

it('what sticks to the top leaves the banner of a demonstration in sight', () => {
  const covering = Object.entries(readSources(/\.css$/)).flatMap(([file, css]) =>
    [...css.matchAll(sticky)].some(([, place = '']) => !/--hearth-ba(r|nner)|min\(/.test(place))
      ? [file]
      : [],
  );
  expect(covering).toEqual(atTheVeryTop);
});
