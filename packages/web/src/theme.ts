import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import {
  mix,
  neutrals,
  type Role,
  type RoleColours,
  roles,
  type Scheme,
  type ReadableColours,
} from '@hearth/domain/ui/colours';

const warmGray: MantineColorsTuple = [
  '#faf8f5',
  '#f3f0eb',
  '#e9e5de',
  '#dcd6cd',
  '#938b80',
  '#8a8175',
  '#756d62',
  '#5a534b',
  '#423d37',
  '#2b2723',
];
const warmDark: MantineColorsTuple = [
  '#ede8e1',
  '#d2cbc1',
  '#b0a89d',
  '#8f867a',
  '#7a736b',
  '#332f2b',
  '#23201d',
  '#1a1816',
  '#141210',
  '#0e0d0c',
];

/** Set in `ui/typeface.css`. */
const typeface = 'var(--hearth-typeface)';

/** The kit's theme: warm neutrals, one brand colour, radius 10, the type scale 13/15/17/20/26/34. */
export function hearthTheme({ light }: ReadableColours): MantineThemeOverride {
  return createTheme({
    primaryColor: 'brand',
    colors: {
      gray: warmGray,
      dark: warmDark,
      ...Object.fromEntries(roles.map((role) => [role, ramp(light[role].fill)])),
    },
    white: '#ffffff',
    black: neutrals.light.ink,
    fontFamily: typeface,
    headings: {
      fontFamily: typeface,
      fontWeight: '650',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: '1.625rem', lineHeight: '1.25' },
        h2: { fontSize: '1.25rem', lineHeight: '1.3' },
        h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
        h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
      },
    },
    fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.625rem' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '999px' },
    defaultRadius: 'md',
    breakpoints: { xs: '30em', sm: '37.5em', md: '60em', lg: '79em', xl: '119em' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    variantColorResolver,
    components: componentDefaults,
  });
}

const componentDefaults = {
  Button: { defaultProps: { size: 'sm' } },
  Checkbox: { defaultProps: { iconColor: 'var(--hearth-on-brand)' } },
};

/** Text on a filled role is computed, not assumed to be white. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const role = input.color ?? input.theme.primaryColor;
  if (input.variant !== 'filled' || !isRole(role)) return resolved;
  return { ...resolved, color: `var(--hearth-on-${role})` };
};

/** Custom properties of both schemes: the kit's own names where it has them, `--hearth-*` for the rest. */
export function hearthVariables(colours: ReadableColours): CSSVariablesResolver {
  const light = schemeVariables(colours, 'light');
  const dark = schemeVariables(colours, 'dark');
  return () => ({ variables: {}, light, dark });
}

function schemeVariables(colours: ReadableColours, scheme: Scheme): Record<string, string> {
  const { body, surface, hairline, ink, soft, field } = neutrals[scheme];
  const derived = colours[scheme];
  return {
    '--mantine-color-body': body,
    '--mantine-color-text': ink,
    '--mantine-color-bright': ink,
    '--mantine-color-dimmed': soft,
    '--mantine-color-placeholder': soft,
    '--mantine-color-default': surface,
    '--mantine-color-default-hover': mix(ink, surface, 0.05),
    '--menu-item-hover': mix(ink, surface, 0.08),
    '--mantine-color-anchor': derived.brand.text,
    '--mantine-color-error': derived.error.text,
    '--hearth-surface': surface,
    '--hearth-sunken': mix(ink, body, 0.045),
    '--hearth-hairline': hairline,
    '--hearth-soft': soft,
    '--hearth-field': field,
    '--mantine-color-default-border': field,
    ...Object.fromEntries(roles.flatMap((role) => Object.entries(roleVariables(role, derived[role])))),
  };
}

function roleVariables(role: Role, colours: RoleColours): Record<string, string> {
  const name = `--mantine-color-${role}`;
  return {
    [`${name}-filled`]: colours.fill,
    [`${name}-filled-hover`]: colours.fillHover,
    [`${name}-text`]: colours.text,
    [`${name}-light`]: colours.tint,
    [`${name}-light-hover`]: colours.tintHover,
    [`${name}-light-color`]: colours.text,
    [`${name}-outline`]: colours.text,
    [`${name}-outline-hover`]: colours.tint,
    [`--hearth-on-${role}`]: colours.onFill,
  };
}

/** Ten shades around a fill, for the places where the kit wants a ramp. */
function ramp(fill: string): MantineColorsTuple {
  const pale = (share: number) => mix(fill, '#ffffff', share);
  const deep = (share: number) => mix(fill, '#000000', share);
  return [
    pale(0.06),
    pale(0.12),
    pale(0.24),
    pale(0.4),
    pale(0.6),
    pale(0.8),
    fill,
    deep(0.88),
    deep(0.76),
    deep(0.64),
  ];
}

function isRole(name: string): name is Role {
  return (roles as readonly string[]).includes(name);
}
