import { createIcon } from './create-icon.ts';

export const IconChevronsRight = createIcon('chevrons-right', ['M7 7l5 5l-5 5', 'M13 7l5 5l-5 5']);
