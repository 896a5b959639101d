import type { AppTheme } from '@hearth/contract';
import { contrast, inkOn, mix, readableShade, shift } from './contrast.ts';

/** The neutral surfaces and inks; everything coloured is computed to be readable on them. */
export const neutrals = {
  light: {
    body: '#fbfaf8',
    surface: '#ffffff',
    hairline: '#e4dfd7',
    ink: '#2b2723',
    soft: '#665f56',
    field: '#938b80',
  },
  dark: {
    body: '#1a1816',
    surface: '#23201d',
    hairline: '#3d3833',
    ink: '#ede8e1',
    soft: '#b0a89d',
    field: '#7a736b',
  },
} as const;

/** Names of the coloured roles, as given to the `color` of a component. */
export const roles = ['brand', 'success', 'info', 'warning', 'error'] as const;
export type Role = (typeof roles)[number];
export type Scheme = 'light' | 'dark';

/** The colours of a role in one colour scheme. */
export interface RoleColours {
  /** Fill of a button. */
  fill: string;
  fillHover: string;
  /** Text on the fill. */
  onFill: string;
  /** Text on the page, on a surface and on the tint. */
  text: string;
  /** Pale background. */
  tint: string;
  tintHover: string;
}

const minContrast = 4.5;
const sources: Record<Role, string> = {
  brand: 'Primary',
  success: 'Success',
  info: 'Info',
  warning: 'Warning',
  error: 'Error',
};

/** What the operator's colours become in each scheme. */
export type ReadableColours = Readonly<Record<Scheme, Record<Role, RoleColours>>>;

/** The colours of all roles in both schemes. */
export function readableColours(theme: AppTheme): ReadableColours {
  return { light: roleColours(theme, 'light'), dark: roleColours(theme, 'dark') };
}

/** The colours of all roles in a scheme, derived from the operator's choice. */
export function roleColours(theme: AppTheme, scheme: Scheme): Record<Role, RoleColours> {
  const entries = roles.map((role) => {
    const key = `${scheme}${sources[role]}` as keyof AppTheme;
    return [role, derive(theme[key], scheme)] as const;
  });
  return Object.fromEntries(entries) as Record<Role, RoleColours>;
}

/**
 * A chosen colour is often too pale for white text and too dark for a dark page, so the fill moves just far enough
 * (darker in the light scheme, lighter in the dark one) to be readable both as a fill and as text.
 */
function derive(chosen: string, scheme: Scheme): RoleColours {
  const { body, surface } = neutrals[scheme];
  const share = scheme === 'light' ? 0.1 : 0.16;
  const tint = mix(chosen, surface, share);
  const tintHover = mix(chosen, surface, share + 0.06);
  const towards = scheme === 'light' ? 'dark' : 'light';
  const text = readableShade(chosen, { against: [body, surface, tint, tintHover], towards });
  const fill = scheme === 'light' ? readableShade(chosen, { against: ['#ffffff'], towards }) : text;
  const onFill = inkOn(fill, '#1a1816', '#ffffff');
  const fillHover = chooseHover(fill, onFill, scheme);
  return { fill, fillHover, onFill, text, tint, tintHover };
}

/** A step away from the ink on the fill, so that hovering never costs contrast. */
function chooseHover(fill: string, onFill: string, scheme: Scheme): string {
  const step = scheme === 'light' ? -0.05 : 0.05;
  const moved = shift(fill, step);
  return contrast(moved, onFill) >= minContrast ? moved : shift(fill, -step);
}
