import table from './english-food-names.json' with { type: 'json' };

/** English names of the foods of the tables: their keys as words, and other names. */
export function englishFoodNames(): (readonly [name: string, key: string])[] {
  const foods = Object.entries(table.foods);
  const own = foods.map(([key]) => [key.replaceAll('-', ' '), key] as const);
  const others = foods.flatMap(([key, names]) => names.split(', ').map((name) => [name, key] as const));
  return [...own, ...others];
}
