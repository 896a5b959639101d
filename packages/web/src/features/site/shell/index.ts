/** The frame around every page. */
export { drawerSlot } from './drawer/drawer-slot.ts';
export { useDrawer } from './drawer/use-drawer.ts';
