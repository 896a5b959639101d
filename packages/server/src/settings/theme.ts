import { parsed } from './kinds.ts';
import { tolerant, type SettingsReader } from './reader.ts';
import { parseColour } from './values.ts';

/** The colours of one mode, in CSS notation. */
export interface ThemeColours {
  readonly primary: string;
  readonly accent: string;
  readonly secondary: string;
  readonly success: string;
  readonly info: string;
  readonly warning: string;
  readonly error: string;
}

function colourVariables(prefix: string) {
  const colour = (name: string, fallback: string) =>
    tolerant(`${prefix}_${name}`, parsed(fallback, 'a colour such as #E58325', parseColour));
  return {
    primary: colour('PRIMARY', '#E58325'),
    accent: colour('ACCENT', '#007A99'),
    secondary: colour('SECONDARY', '#973542'),
    success: colour('SUCCESS', '#43A047'),
    info: colour('INFO', '#1976D2'),
    warning: colour('WARNING', '#FF6D00'),
    error: colour('ERROR', '#EF5350'),
  };
}

/** The fourteen colours (people-and-kitchen.md 16.6). */
export function readTheme(reader: SettingsReader): { light: ThemeColours; dark: ThemeColours } {
  return {
    light: reader.read(colourVariables('THEME_LIGHT')),
    dark: reader.read(colourVariables('THEME_DARK')),
  };
}
