import { createIcon } from './create-icon.ts';

export const IconChevronsLeft = createIcon('chevrons-left', ['M11 7l-5 5l5 5', 'M17 7l-5 5l5 5']);
