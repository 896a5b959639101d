import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { belowDesktop } from '../../../../ui/media.ts';

/** The state of the drawer: on desktops a full column or a rail, remembered; below, an overlay that starts closed. */
export interface DrawerState {
  isOverlay: boolean;
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
}

export function useDrawer(): DrawerState {
  const isOverlay = useMediaQuery(belowDesktop, undefined, { getInitialValueInEffect: false }) ?? false;
  const [layout, changeLayout] = usePreference('layout');
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const isColumnOpen = layout.isDrawerOpen ?? true;
  if (isOverlay) {
    return {
      isOverlay,
      isOpen: isOverlayOpen,
      toggle: () => setOverlayOpen(!isOverlayOpen),
      close: () => setOverlayOpen(false),
    };
  }
  return {
    isOverlay,
    isOpen: isColumnOpen,
    toggle: () => changeLayout({ isDrawerOpen: !isColumnOpen }),
    close: () => undefined,
  };
}
