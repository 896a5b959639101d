import { parseHex, formatHex, hexOfOklch, linear, toOklch } from './oklch.ts';

const step = 0.01;

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `share` (0 to 1) of a colour over a background. */
export function mix(colour: string, background: string, share: number): string {
  const top = parseHex(colour);
  const bottom = parseHex(background);
  const at = (index: 0 | 1 | 2) => top[index] * share + bottom[index] * (1 - share);
  return formatHex([at(0), at(1), at(2)]);
}

/** A colour made darker (negative) or lighter by a step of perceived lightness. */
export function shift(hex: string, by: number): string {
  const colour = toOklch(hex);
  return hexOfOklch({ ...colour, l: colour.l + by });
}

/**
 * The nearest shade of a colour that reaches `least` contrast against every one of the backgrounds, darker or
 * lighter as asked. Ends at black or white, which always suffices against one-sided backgrounds.
 */
export function readableShade(
  hex: string,
  {
    against,
    towards,
    least = 4.5,
  }: { against: readonly string[]; towards: 'dark' | 'light'; least?: number },
): string {
  const start = toOklch(hex);
  const direction = towards === 'dark' ? -step : step;
  for (let l = start.l; l >= 0 && l <= 1; l += direction) {
    const candidate = hexOfOklch({ ...start, l });
    if (against.every((background) => contrast(candidate, background) >= least)) return candidate;
  }
  return towards === 'dark' ? '#000000' : '#ffffff';
}

/** Whichever of two inks reads better on a fill. */
export function inkOn(fill: string, dark: string, light: string): string {
  return contrast(fill, light) >= contrast(fill, dark) ? light : dark;
}
