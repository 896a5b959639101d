import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppTheme } from '@hearth/contract';
import { defaultColours, toAppTheme } from './chosen-colours.ts';
import { contrast } from './contrast.ts';
import { neutrals, roleColours, roles, type Scheme } from './role-colours.ts';

const schemes: Scheme[] = ['light', 'dark'];
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const unchanged = toAppTheme(defaultColours, defaultColours);

function filledWith(colour: string): AppTheme {
  const entries = Object.keys(unchanged).map((key) => [key, colour]);
  return { ...unchanged, ...Object.fromEntries(entries) };
}

describe('roleColours', () => {
  it.each(schemes)('is readable in the %s scheme with the colours of the server', (scheme) => {
    const derived = roleColours(unchanged, scheme);
    for (const role of roles) expect(minContrast(derived[role], scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(schemes)('is readable in the %s scheme whatever the operator chooses', (scheme) => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { brand } = roleColours(filledWith(colour), scheme);
        expect(minContrast(brand, scheme)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a colour that is readable already', () => {
    expect(roleColours(filledWith('#8a3b00'), 'light').brand.fill).toBe('#8a3b00');
  });

  it('keeps a text that is not a colour', () => {
    const { brand } = roleColours(filledWith('tomato'), 'light');
    expect(minContrast(brand, 'light')).toBeGreaterThanOrEqual(4.5);
  });
});

/** The least readable pair of ink and ground. */
function minContrast(colours: ReturnType<typeof roleColours>['brand'], scheme: Scheme): number {
  const { body, surface } = neutrals[scheme];
  const grounds = [body, surface, colours.tint, colours.tintHover];
  return Math.min(
    contrast(colours.fill, colours.onFill),
    contrast(colours.fillHover, colours.onFill),
    ...grounds.map((ground) => contrast(colours.text, ground)),
  );
}
