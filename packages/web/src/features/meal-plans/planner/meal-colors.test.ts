import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mealKindColors } from '@hearth/contract';

const styles = readFileSync(new URL('./meal-colors.module.css', import.meta.url), 'utf8');
/** The lightest and the darkest surface that a day of the plan has. */
const [white, dark] = ['#ffffff', '#2b2825'] as const;
const pairs = [...styles.matchAll(/light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
  ([, onLight = '', onDark = '']) => [onLight, onDark] as const,
);

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it('every color of the contract has one for light and one for dark', () => {
  expect(pairs).toHaveLength(mealKindColors.length);
  const named = [...styles.matchAll(/data-color='(\w+)'/g)].map(([, name]) => name);
  expect(['gray', ...named]).toEqual([...mealKindColors]);
});

it.each(pairs)('%s and %s stand out from the surface', (onLight, onDark) => {
  expect(contrast(onLight, white)).toBeGreaterThan(4.5);
  expect(contrast(onDark, dark)).toBeGreaterThan(4.5);
});
