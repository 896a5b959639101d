import { IconFridge } from '../../../../ui/icons/fridge.ts';
import { IconToolsKitchen2 as IconOut } from '../../../../ui/icons/tools-kitchen-2.ts';

/** Meals for which nothing is cooked. Each is a note whose title is the text `plain.<key>`, so that every client reads it. */
export const plainMeals = [
  { key: 'leftovers', Icon: IconFridge },
  { key: 'eatingOut', Icon: IconOut },
] as const;
