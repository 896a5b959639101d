import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop } from '../../../../ui/icons/device-desktop.ts';
import { IconMoon } from '../../../../ui/icons/moon.ts';
import { IconSun } from '../../../../ui/icons/sun.ts';

/** What one can choose between; `auto` is what the device has. */
export const schemes = ['auto', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

export const schemeIcons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** The chosen color scheme, and how another one is chosen. */
export function useScheme(): readonly [Scheme, (scheme: Scheme) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [colorScheme, setColorScheme];
}
