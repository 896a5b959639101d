/** The frame around every page. */
export { drawerSlot } from './drawer/drawer-slot.ts';
export { useDrawer } from './drawer/use-drawer.ts';
export { LanguageDialog } from './display/lazy-dialogs.ts';
export { schemeIcons, schemes, useScheme } from './display/use-scheme.ts';
export { useNavigation } from './navigation/navigation.tsx';
export { useSignOut } from './navigation/use-sign-out.ts';
