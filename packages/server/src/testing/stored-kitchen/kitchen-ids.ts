/** The ids of a stored kitchen: `number` tells the kitchens of one database apart. */
export interface KitchenIds {
  readonly number: number;
  readonly group: string;
  /** Where both people live. */
  readonly household: string;
  /** Owns what there is, and has the rights of a manager. */
  readonly owner: string;
  /** Takes the recipes of the owner when the owner goes. */
  readonly housemate: string;
  readonly recipe: string;
  readonly trashedRecipe: string;
  readonly food: string;
  readonly unit: string;
  readonly label: string;
  readonly category: string;
  readonly tag: string;
  readonly tool: string;
  readonly list: string;
  readonly item: string;
  readonly rule: string;
  readonly notifier: string;
  readonly report: string;
  readonly mealKind: string;
  readonly recurringMeal: string;
  readonly planTemplate: string;
  readonly store: string;
  /** Row numbers begin far above those that the database gives. */
  readonly firstRow: number;
}

const kinds = [
  'group',
  'household',
  'owner',
  'housemate',
  'recipe',
  'trashedRecipe',
  'food',
  'unit',
  'label',
  'category',
  'tag',
  'tool',
  'list',
  'item',
  'rule',
  'notifier',
  'report',
  'mealKind',
  'recurringMeal',
  'planTemplate',
  'store',
] as const;

/** The same ids for the same number. */
export function kitchenIds(number: number): KitchenIds {
  const ids = Object.fromEntries(kinds.map((kind, at) => [kind, buildId(number, at + 1)]));
  return { ...(ids as Record<(typeof kinds)[number], string>), number, firstRow: number * 1_000_000 };
}

/** An id of the kitchen that nothing else has. */
export function otherId({ number }: KitchenIds, at: number): string {
  return buildId(number, 100 + at);
}

function buildId(number: number, at: number): string {
  return `${String(number).padStart(8, '0')}-0000-4000-8000-${String(at).padStart(12, '0')}`;
}
