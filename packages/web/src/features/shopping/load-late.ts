/** The lists and what recipes want from them, for other pages; loaded on first use. */
export const loadLists = () => import('./sync/fill-list.ts');

/** Fills lists from other pages; loaded on first use. */
export const loadListCommands = () => import('./items/entry/list-commands.ts');
