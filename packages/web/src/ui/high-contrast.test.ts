import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  defaultColours,
  mix,
  roleColours,
  roles,
  type Scheme,
  toAppTheme,
} from '@hearth/domain/ui/colours';

const defaultTheme = toAppTheme(defaultColours, defaultColours);

const css = readFileSync(join(import.meta.dirname, 'high-contrast.css'), 'utf8');
const schemes: Scheme[] = ['light', 'dark'];
/** The kit's shades for the edges of fields and checkboxes. */
const kitEdges = { light: 'gray-4', dark: 'dark-4' };
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The colours that the sheet sets in a scheme, by their names. */
function readNeutrals(scheme: Scheme): (name: string) => string {
  const block = css.split(`[data-mantine-color-scheme='${scheme}'] {`)[1]?.split('}')[0] ?? '';
  const colours = new Map(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
  colours.set('--hearth-surface', colours.get('--hearth-surface') ?? '#ffffff');
  return (name) => colours.get(name) ?? `no ${name}`;
}

/** A share that the sheet mixes by, from 0 to 1. */
function share(name: string): number {
  return Number(css.match(new RegExp(`--hearth-${name}-share: (\\d+)%`))?.[1]) / 100;
}

/** As the browser mixes the colours of a role from its usual text colour. */
function highColours(plain: string, scheme: Scheme) {
  const neutral = readNeutrals(scheme);
  const [extreme, surface] = [neutral('--hearth-extreme'), neutral('--hearth-surface')];
  return {
    text: mix(plain, extreme, share('role')),
    fillHover: mix(plain, extreme, share('role-hover')),
    grounds: [
      neutral('--mantine-color-body'),
      surface,
      mix(plain, surface, share('tint')),
      mix(plain, surface, share('tint-hover')),
    ],
  };
}

function leastOfRoles(theme: typeof defaultTheme, scheme: Scheme): number {
  const derived = roleColours(theme, scheme);
  return Math.min(
    ...roles.flatMap((role) => {
      const { text, fillHover, grounds } = highColours(derived[role].text, scheme);
      const { onFill } = derived[role];
      return [
        contrast(text, onFill),
        contrast(fillHover, onFill),
        ...grounds.map((ground) => contrast(text, ground)),
      ];
    }),
  );
}

describe.each(schemes)('high contrast in the %s scheme', (scheme) => {
  const neutral = readNeutrals(scheme);
  const grounds = ['--mantine-color-body', '--hearth-surface', '--hearth-sunken', '--menu-item-hover'].map(
    neutral,
  );
  const least = (name: string) => Math.min(...grounds.map((ground) => contrast(neutral(name), ground)));

  it.each(['--mantine-color-text', '--mantine-color-dimmed', '--mantine-color-placeholder', '--hearth-soft'])(
    '%s is text of 7:1',
    (name) => expect(least(name)).toBeGreaterThanOrEqual(7),
  );

  it.each(['--hearth-field', '--mantine-color-default-border', `--mantine-color-${kitEdges[scheme]}`])(
    '%s is a mark of 4.5:1',
    (name) => expect(least(name)).toBeGreaterThanOrEqual(4.5),
  );

  it('has lines of 3:1', () => expect(least('--hearth-hairline')).toBeGreaterThanOrEqual(3));

  it('reads every role at 7:1 with the colours of the server', () =>
    expect(leastOfRoles(defaultTheme, scheme)).toBeGreaterThanOrEqual(7));

  it('reads every role at 7:1 whatever the operator chooses', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const keys = Object.keys(defaultTheme).map((key) => [key, colour]);
        const theme = { ...defaultTheme, ...Object.fromEntries(keys) };
        expect(leastOfRoles(theme, scheme)).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 300 },
    );
  });
});
