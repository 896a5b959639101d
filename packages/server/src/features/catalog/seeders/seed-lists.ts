import foodsArSa from './lists/foods.ar-SA.json' with { type: 'json' };
import foodsDeDe from './lists/foods.de-DE.json' with { type: 'json' };
import foodsEnGb from './lists/foods.en-GB.json' with { type: 'json' };
import foodsEnUs from './lists/foods.en-US.json' with { type: 'json' };
import unitsArSa from './lists/units.ar-SA.json' with { type: 'json' };
import unitsDeDe from './lists/units.de-DE.json' with { type: 'json' };
import unitsEnGb from './lists/units.en-GB.json' with { type: 'json' };
import unitsEnUs from './lists/units.en-US.json' with { type: 'json' };

/** A food of a list, with the name of the label that comes with it. */
export interface SeedFood {
  readonly name: string;
  readonly plural: string | null;
  /** Other names by which it is recognised. */
  readonly aliases: readonly string[];
  readonly label: string;
}

export interface SeedUnit {
  readonly name: string;
  readonly plural: string;
  readonly abbreviation: string;
  readonly pluralAbbreviation: string;
  readonly fraction: boolean;
}

export interface SeedLabel {
  readonly name: string;
  readonly color: string;
}

/** What a group can be filled with in one language. */
export interface SeedLists {
  readonly foods: readonly SeedFood[];
  readonly units: readonly SeedUnit[];
  readonly labels: readonly SeedLabel[];
}

/**
 * The lists of our own: by aisle of a shop, each food as `name`, `name | plural` or `name | plural | alias, alias`. The
 * plural is empty where the food has none but has aliases.
 */
interface Aisles {
  readonly aisles: readonly { label: string; color: string; foods: readonly string[] }[];
}

const american = listsOf(foodsEnUs, unitsEnUs);
const lists = new Map([
  ['en-US', american],
  ['ar-SA', listsOf(foodsArSa, unitsArSa)],
  ['de-DE', listsOf(foodsDeDe, unitsDeDe)],
  ['en-GB', listsOf(foodsEnGb, unitsEnGb)],
]);

/** The lists of a locale; American ones where there are none of its own. */
export function seedListsOf(locale: string): SeedLists {
  return lists.get(locale) ?? american;
}

/** Whether a locale has lists of its own. */
export function hasSeedLists(locale: string): boolean {
  return lists.has(locale);
}

function listsOf({ aisles }: Aisles, { units }: { units: readonly SeedUnit[] }): SeedLists {
  return {
    foods: aisles.flatMap(({ label, foods }) => foods.map((food) => foodOf(food, label))),
    units,
    labels: aisles.map(({ label, color }) => ({ name: label, color })),
  };
}

function foodOf(food: string, label: string): SeedFood {
  const [name = food, plural = '', aliases = ''] = food.split(' | ');
  return { name, plural: plural || null, aliases: aliases === '' ? [] : aliases.split(', '), label };
}
