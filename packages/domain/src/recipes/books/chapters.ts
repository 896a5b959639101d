/** Recipes that stand together; without a title the book has no chapters. */
export interface Chapter<T> {
  readonly title: string | null;
  readonly recipes: readonly T[];
}

/** A recipe as far as it decides where it stands. */
export interface Placed {
  readonly id: string;
  readonly categories: readonly string[];
}

/** How a book is divided. */
export type Division =
  | { readonly by: 'nothing' }
  | { readonly by: 'category'; readonly rest: string }
  | {
      readonly by: 'cookbook';
      readonly rest: string;
      readonly cookbooks: readonly { readonly name: string; readonly ids: ReadonlySet<string> }[];
    };

/**
 * The chapters of a book. Every recipe stands in one: under its first category by name, or in the first cookbook that has
 * it; recipes without a chapter come last. A book in which no recipe has a chapter of its own has none.
 */
export function divideIntoChapters<T extends Placed>(
  recipes: readonly T[],
  division: Division,
  language: string,
): Chapter<T>[] {
  if (division.by === 'nothing') return wholeBook(recipes);
  const order = new Intl.Collator(language, { numeric: true });
  const titleOf =
    division.by === 'category'
      ? ({ categories }: T) => categories.toSorted(order.compare)[0]
      : ({ id }: T) => division.cookbooks.find(({ ids }) => ids.has(id))?.name;
  const chapters = new Map<string, T[]>();
  const rest: T[] = [];
  for (const recipe of recipes) {
    const title = titleOf(recipe);
    const chapter = title === undefined ? rest : chapters.get(title);
    if (chapter !== undefined) chapter.push(recipe);
    else if (title !== undefined) chapters.set(title, [recipe]);
  }
  if (chapters.size === 0) return wholeBook(rest);
  const titles =
    division.by === 'category'
      ? [...chapters.keys()].toSorted(order.compare)
      : [...new Set(division.cookbooks.map(({ name }) => name))].filter((name) => chapters.has(name));
  return [
    ...titles.map((title) => ({ title, recipes: chapters.get(title) ?? [] })),
    ...(rest.length === 0 ? [] : [{ title: division.rest, recipes: rest }]),
  ];
}

function wholeBook<T>(recipes: readonly T[]): Chapter<T>[] {
  return recipes.length === 0 ? [] : [{ title: null, recipes }];
}
