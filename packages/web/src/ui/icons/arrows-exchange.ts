import { createIcon } from './create-icon.ts';

export const IconArrowsExchange = createIcon('arrows-exchange', ['M7 10h14l-4 -4', 'M17 14h-14l4 4']);
