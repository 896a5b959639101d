/** Every type of event, in the order of the numbers that other programs know them by, from 1. */
export const eventTypes = [
  'test_message',
  'webhook_task',
  'recipe_created',
  'recipe_updated',
  'recipe_deleted',
  'user_signup',
  'data_migrations',
  'data_export',
  'data_import',
  'mealplan_entry_created',
  'shopping_list_created',
  'shopping_list_updated',
  'shopping_list_deleted',
  'cookbook_created',
  'cookbook_updated',
  'cookbook_deleted',
  'tag_created',
  'tag_updated',
  'tag_deleted',
  'category_created',
  'category_updated',
  'category_deleted',
  'label_created',
  'label_updated',
  'label_deleted',
  'mealplan_entry_updated',
  'mealplan_entry_deleted',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Types that are never sent to notifiers by an event: they are accepted as options and always read back false. */
const neverChosen: readonly EventType[] = ['test_message', 'webhook_task'];

/** Types that a notifier can be asked to tell of. */
export const chosenTypes: readonly EventType[] = eventTypes.filter((type) => !neverChosen.includes(type));

/** `recipe_created` → `Recipe Created`. */
export function eventTitle(type: EventType): string {
  return type.replace(/(?:^|_)([a-z])/g, (match, first: string) =>
    match.startsWith('_') ? ` ${first.toUpperCase()}` : first.toUpperCase(),
  );
}

/** The name of a type among the options of a notifier: `recipe_created` → `recipeCreated`. */
export function eventOption(type: EventType): string {
  return type.replace(/_([a-z])/g, (_, first: string) => first.toUpperCase());
}
