import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './platform/colour/index.ts';
import { boot } from './platform/boot/boot.ts';
import { neutrals, roleColours, roles, type Scheme } from './theme-colours.ts';

const schemes: Scheme[] = ['light', 'dark'];
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function themeOf(colour: string): typeof boot.theme {
  const entries = Object.keys(boot.theme).map((key) => [key, colour]);
  return { ...boot.theme, ...Object.fromEntries(entries) };
}

describe('roleColours', () => {
  it.each(schemes)('is readable in the %s scheme with the colours of the server', (scheme) => {
    const derived = roleColours(boot.theme, scheme);
    for (const role of roles) expectReadable(derived[role], scheme);
  });

  it.each(schemes)('is readable in the %s scheme whatever the operator chooses', (scheme) => {
    fc.assert(
      fc.property(hex, (colour) => {
        expectReadable(roleColours(themeOf(colour), scheme).brand, scheme);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a colour that is readable already', () => {
    expect(roleColours(themeOf('#8a3b00'), 'light').brand.fill).toBe('#8a3b00');
  });

  it('does not fail on a colour that is none', () => {
    expectReadable(roleColours(themeOf('tomato'), 'light').brand, 'light');
  });
});

function expectReadable(colours: ReturnType<typeof roleColours>['brand'], scheme: Scheme): void {
  const { body, surface } = neutrals[scheme];
  expect(contrast(colours.fill, colours.onFill)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours.fillHover, colours.onFill)).toBeGreaterThanOrEqual(4.5);
  for (const background of [body, surface, colours.tint, colours.tintHover]) {
    expect(contrast(colours.text, background)).toBeGreaterThanOrEqual(4.5);
  }
}
