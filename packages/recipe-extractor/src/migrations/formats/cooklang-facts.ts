/** The names of the facts above a text of Cooklang. */
import { isRecord } from '../../cleaning/index.ts';
import { kindsOfLabel, type LabelKind } from '../../text/index.ts';

/** Names of facts that have a field here; the rest is kept by its name. */
export const factNames = {
  title: ['title', 'name'],
  description: ['description', 'introduction', 'intro', 'summary'],
  servings: ['servings', 'serves', 'portions'],
  yield: ['yield', 'yields', 'makes'],
  prepTime: ['prep time', 'prep_time', 'preptime', 'time.prep', 'preparation time'],
  performTime: ['cook time', 'cook_time', 'cooktime', 'time.cook', 'cooking time'],
  totalTime: ['time', 'time required', 'total time', 'total_time', 'time.total', 'duration'],
  categories: ['course', 'category', 'categories'],
  tags: ['tags', 'tag', 'keywords'],
  cuisine: ['cuisine'],
  diet: ['diet'],
  source: ['source', 'source.name', 'source.title'],
  url: ['source.url', 'url', 'link'],
  author: ['author', 'source.author', 'author.name'],
  image: ['image', 'picture', 'images', 'pictures'],
  date: ['date', 'created', 'date added'],
  rating: ['rating', 'stars'],
  tools: ['tools', 'cookware', 'equipment'],
  notes: ['notes', 'note'],
} as const;

export type Fact = keyof typeof factNames;
const known = new Set<string>(Object.values(factNames).flat());

/** Whether a fact has a field here. */
export function isKnownFact(name: string): boolean {
  return known.has(name);
}

/** The fact that a label states in another language: `Portionen`, `temps de cuisson`. */
const factOfKind: Readonly<Partial<Record<LabelKind, Fact>>> = {
  prepTime: 'prepTime',
  performTime: 'performTime',
  totalTime: 'totalTime',
  servings: 'servings',
  yield: 'yield',
  categories: 'categories',
  tags: 'tags',
  source: 'source',
  author: 'author',
  title: 'title',
  picture: 'image',
  rating: 'rating',
};

/** The facts by names in English, as far as their labels are known in any language and say what is not said already. */
export function nameFacts(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const named = Object.entries(facts).map(([key, value]) => [findName(key, facts) ?? key, value] as const);
  return Object.fromEntries(named);
}

function findName(key: string, facts: Readonly<Record<string, unknown>>): string | null {
  const [kind] = known.has(key) ? [] : kindsOfLabel(key);
  const fact = kind === undefined ? undefined : factOfKind[kind];
  const names = fact === undefined ? [] : factNames[fact];
  return names.some((name) => name in facts) ? null : (names[0] ?? null);
}

const maxDepth = 5;

/** The fields of a front matter by their names in small letters, those of a group as `source.url`. */
export function flattenFields(
  fields: Readonly<Record<string, unknown>>,
  prefix = '',
  depth = 0,
): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([key, value]) => {
    const name = `${prefix}${key.trim().toLowerCase()}`;
    if (!isRecord(value)) return [[name, value] as const];
    return depth < maxDepth ? Object.entries(flattenFields(value, `${name}.`, depth + 1)) : [];
  });
  return Object.fromEntries(entries);
}
