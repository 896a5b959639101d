import type { GroupEventNotifierOptions } from '@hearth/contract';

/** An event that a notifier may tell of. */
export type EventName = Exclude<
  keyof GroupEventNotifierOptions,
  'testMessage' | 'webhookTask' | 'dataMigrations' | 'dataExport' | 'dataImport'
>;

type EventText = 'created' | 'updated' | 'deleted' | 'signup' | 'planned';

/** A group of events with what each is called in it, in the order of the page. */
interface EventGroup {
  readonly name:
    | 'recipes'
    | 'shoppingLists'
    | 'cookbooks'
    | 'tags'
    | 'categories'
    | 'labels'
    | 'people'
    | 'mealPlan';
  readonly events: readonly (readonly [name: EventName, text: EventText])[];
}

/** All events that the server has, in eight groups. */
export const eventGroups: readonly EventGroup[] = [
  { name: 'recipes', events: listChanges('recipe') },
  { name: 'shoppingLists', events: listChanges('shoppingList') },
  { name: 'cookbooks', events: listChanges('cookbook') },
  { name: 'tags', events: listChanges('tag') },
  { name: 'categories', events: listChanges('category') },
  { name: 'labels', events: listChanges('label') },
  { name: 'people', events: [['userSignup', 'signup']] },
  {
    name: 'mealPlan',
    events: [
      ['mealplanEntryCreated', 'planned'],
      ['mealplanEntryUpdated', 'updated'],
      ['mealplanEntryDeleted', 'deleted'],
    ],
  },
];

/** What a new notifier tells of, until something else is chosen: what a household would talk about at the table. */
export const firstEvents = {
  recipeCreated: true,
  shoppingListCreated: true,
  mealplanEntryCreated: true,
  userSignup: true,
} as const satisfies Partial<Record<EventName, boolean>>;

function listChanges(kind: 'recipe' | 'shoppingList' | 'cookbook' | 'tag' | 'category' | 'label') {
  return [
    [`${kind}Created`, 'created'],
    [`${kind}Updated`, 'updated'],
    [`${kind}Deleted`, 'deleted'],
  ] as const;
}
