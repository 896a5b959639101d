/** Colour arithmetic: contrast as WCAG counts it, shades that stay readable. */
export { contrast, inkOn, mix, readableShade, shift } from './contrast.ts';
