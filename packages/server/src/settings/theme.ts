import { type ChosenColours, defaultColours } from '@hearth/domain/ui/colours';
import { parsed } from './kinds.ts';
import { tolerant, type SettingsReader } from './reader.ts';
import { parseColour } from './values.ts';

function colourVariables(prefix: string) {
  const colour = (name: string, fallback: string) =>
    tolerant(`${prefix}_${name}`, parsed(fallback, 'a colour such as #E58325', parseColour));
  return {
    primary: colour('PRIMARY', defaultColours.primary),
    accent: colour('ACCENT', defaultColours.accent),
    secondary: colour('SECONDARY', defaultColours.secondary),
    success: colour('SUCCESS', defaultColours.success),
    info: colour('INFO', defaultColours.info),
    warning: colour('WARNING', defaultColours.warning),
    error: colour('ERROR', defaultColours.error),
  };
}

/** The fourteen colours (people-and-kitchen.md 16.6). */
export function readTheme(reader: SettingsReader): { light: ChosenColours; dark: ChosenColours } {
  return {
    light: reader.read(colourVariables('THEME_LIGHT')),
    dark: reader.read(colourVariables('THEME_DARK')),
  };
}
