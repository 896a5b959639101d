import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'drawings');
const drawings = readdirSync(folder);
const styles = readFileSync(join(import.meta.dirname, 'state.module.css'), 'utf8');

it('has a class for each drawing of an empty page, and a drawing for each class', () => {
  const shown = [
    ...styles.matchAll(
      /\.([\w-]+) \{\s+composes: drawing;\s+--drawing: url\('\.\/drawings\/([\w-]+\.svg)'\)/g,
    ),
  ];
  expect(shown.map(([, name]) => `${name}.svg`)).toEqual(shown.map(([, , file]) => file));
  expect(shown.map(([, , file]) => file).toSorted()).toEqual(drawings.toSorted());
});

it.each(drawings)('draws %s small, in one colour and without anything that runs', (name) => {
  const svg = readFileSync(join(folder, name), 'utf8');
  expect(svg.length).toBeLessThan(1200);
  expect(new Set(svg.match(/#[0-9a-f]{3,6}/g))).toEqual(new Set(['#000']));
  expect(svg).not.toMatch(/<(script|style|image|foreignObject)|href|on\w+=/);
});
