/** Colours: contrast as WCAG counts it, shades that stay readable, and what the operator's colours become. */
export { contrast, inkOn, mix, readableShade, shift } from './contrast.ts';
export { neutrals, type Role, type RoleColours, roleColours, roles, type Scheme } from './role-colours.ts';
