import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop } from '../../../../ui/icons/device-desktop.ts';
import { IconMoon } from '../../../../ui/icons/moon.ts';
import { IconSun } from '../../../../ui/icons/sun.ts';
import { useTranslation } from 'react-i18next';

type Scheme = 'light' | 'dark' | 'auto';

const following: Record<Scheme, Scheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** Steps through system, light and dark. `label` names the current one. */
export function useSchemeToggle() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return {
    current: colorScheme,
    label: t(`scheme.${colorScheme}`),
    toggle: () => setColorScheme(following[colorScheme]),
  };
}

/** The picture of a colour scheme. */
export function SchemeIcon({ scheme }: { scheme: Scheme }) {
  const Icon = icons[scheme];
  return <Icon size={18} aria-hidden />;
}
