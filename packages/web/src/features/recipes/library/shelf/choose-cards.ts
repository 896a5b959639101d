/** A recipe as a card of the shelf needs it. */
interface Named {
  readonly id: string;
}

/** What there is to choose from. */
export interface ShelfSources<Entry, Recipe extends Named> {
  /** The local day, `yyyy-mm-dd`. */
  readonly today: string;
  /** Entries of the plan in their order; those of other days are passed over. */
  readonly planned: readonly Entry[];
  /** Recipes with something to buy, the first one preferred. */
  readonly onLists: readonly { readonly recipe: Recipe; readonly listId: string }[];
  /** Recipes that went well, made some weeks ago. */
  readonly made: readonly Recipe[];
}

/** One card of each kind at most, and how many others there are of it. */
export interface ShelfCards<Entry, Recipe> {
  readonly planned?: { readonly entry: Entry; readonly others: number };
  readonly onList?: { readonly recipe: Recipe; readonly listId: string; readonly others: number };
  readonly again?: Recipe;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What the shelf shows: the first meal of the day, the first recipe with something to buy, and one that went well some
 * weeks ago. No recipe is there twice; the last one is another each day, and the same all day.
 */
export function chooseCards<
  Entry extends { readonly date: string; readonly recipe: Named | null },
  Recipe extends Named,
>({ today, planned, onLists, made }: ShelfSources<Entry, Recipe>): ShelfCards<Entry, Recipe> {
  const [entry, ...otherEntries] = planned.filter(({ date }) => date === today);
  const shown = new Set([entry?.recipe?.id]);
  const [first, ...otherRecipes] = onLists.filter(({ recipe }) => !shown.has(recipe.id));
  const taken = new Set([...shown, ...onLists.map(({ recipe }) => recipe.id)]);
  const candidates = made.filter(({ id }) => !taken.has(id));
  const again = candidates[Math.floor(Date.parse(today) / dayMs) % candidates.length];
  return {
    ...(entry === undefined ? {} : { planned: { entry, others: otherEntries.length } }),
    ...(first === undefined ? {} : { onList: { ...first, others: otherRecipes.length } }),
    ...(again === undefined ? {} : { again }),
  };
}
