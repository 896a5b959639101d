import { listSeedLocales } from '@hearth/domain/catalog/seed-locales';
import { loadSeedLists } from './seed-lists.ts';

/** Keys of what every kitchen has, and nobody goes shopping for before cooking. */
const staples = new Set([
  'salt',
  'sea-salt',
  'pepper',
  'black-pepper',
  'water',
  'sugar',
  'flour',
  'all-purpose-flour',
  'cooking-oil',
  'olive-oil',
  'vegetable-oil',
  'sunflower-oil',
  'canola-oil',
]);

let names: Promise<readonly string[]> | undefined;

/** What staples are called in all languages that have a list of foods, as a list writes it and as people do. */
export function listStapleNames(): Promise<readonly string[]> {
  return (names ??= readStapleNames());
}

async function readStapleNames(): Promise<readonly string[]> {
  const lists = await Promise.all(listSeedLocales('foods').map(loadSeedLists));
  const foods = lists.flatMap((list) => list.foods).filter(({ key }) => staples.has(key));
  const written = foods.flatMap(({ name, plural, aliases }) => [name, plural ?? name, ...aliases]);
  return [...new Set(written.flatMap((name) => [name, name.toLowerCase(), capitalize(name)]))];
}

function capitalize(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
