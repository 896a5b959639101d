import type { AppTheme } from '@hearth/contract';

/** The colours that an operator chooses for one scheme, in CSS notation. */
export interface ChosenColours {
  readonly primary: string;
  readonly accent: string;
  readonly secondary: string;
  readonly success: string;
  readonly info: string;
  readonly warning: string;
  readonly error: string;
}

/** What a server has that was given no colours, in both schemes. */
export const defaultColours: ChosenColours = {
  primary: '#E58325',
  accent: '#007A99',
  secondary: '#973542',
  success: '#43A047',
  info: '#1976D2',
  warning: '#FF6D00',
  error: '#EF5350',
};

/** The colours as the contract names them. */
export function toAppTheme(light: ChosenColours, dark: ChosenColours): AppTheme {
  return {
    lightPrimary: light.primary,
    lightAccent: light.accent,
    lightSecondary: light.secondary,
    lightSuccess: light.success,
    lightInfo: light.info,
    lightWarning: light.warning,
    lightError: light.error,
    darkPrimary: dark.primary,
    darkAccent: dark.accent,
    darkSecondary: dark.secondary,
    darkSuccess: dark.success,
    darkInfo: dark.info,
    darkWarning: dark.warning,
    darkError: dark.error,
  };
}
