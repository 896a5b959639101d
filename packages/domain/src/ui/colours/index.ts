/** Colours: WCAG contrast, readable shades, and a theme derived from the operator's colours. */
export { type ChosenColours, defaultColours, toAppTheme } from './chosen-colours.ts';
export { contrast, inkOn, mix, readableShade, shift } from './contrast.ts';
export {
  neutrals,
  type Role,
  type RoleColours,
  roleColours,
  roles,
  type Scheme,
  type ReadableColours,
  readableColours,
} from './role-colours.ts';
