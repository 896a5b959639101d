import { expect, it } from 'vitest';
import { readSources } from '../../ui/sources-for-test.ts';

/** Capitals are a matter of the language: a style cannot know which letters of a text may have them. */
const capitals = /text-transform: (?!none)|small-caps/;

it('texts have the capitals of their language, and none by a style', () => {
  const styles = Object.entries(readSources(/\.css$/));
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.filter(([, css]) => capitals.test(css)).map(([file]) => file)).toEqual([]);
});
