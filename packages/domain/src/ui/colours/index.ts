/** Colours: WCAG contrast, readable shades, and a theme derived from the operator's colours. */
export { contrast, inkOn, mix, readableShade, shift } from './contrast.ts';
export {
  neutrals,
  type Role,
  type RoleColours,
  roleColours,
  roles,
  type Scheme,
  type ThemeColours,
  themeColours,
} from './role-colours.ts';
