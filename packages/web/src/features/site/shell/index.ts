/** The frame around every page. */
export { useDrawer } from './drawer/use-drawer.ts';
