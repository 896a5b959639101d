import { createIcon } from './create-icon.ts';

export const IconMinus = createIcon('minus', ['M5 12l14 0']);
