/** How microdata, RDFa and microformats say "this element is an item" and "this element is a property". */
import { classNames, type PageElement } from '../page/element.ts';

/** One way of marking items up. */
export interface Dialect {
  /** Type of the item that the element starts, null when it starts none. */
  readonly itemType: (element: PageElement) => string | null;
  /** schema.org names of the properties that the element holds. */
  readonly properties: (element: PageElement) => string[];
}

/** Names in older vocabularies and microformats, to those of schema.org. */
const microformatNames: ReadonlyMap<string, string> = new Map([
  ['ingredients', 'recipeIngredient'],
  ['ingredient', 'recipeIngredient'],
  ['p-ingredient', 'recipeIngredient'],
  ['instructions', 'recipeInstructions'],
  ['instruction', 'recipeInstructions'],
  ['e-instructions', 'recipeInstructions'],
  ['yield', 'recipeYield'],
  ['p-yield', 'recipeYield'],
  ['photo', 'image'],
  ['u-photo', 'image'],
  ['fn', 'name'],
  ['p-name', 'name'],
  ['summary', 'description'],
  ['p-summary', 'description'],
  ['duration', 'totalTime'],
  ['dt-duration', 'totalTime'],
  ['preptime', 'prepTime'],
  ['cooktime', 'cookTime'],
  ['p-author', 'author'],
  ['average', 'ratingValue'],
  ['votes', 'ratingCount'],
  ['hreview-aggregate', 'aggregateRating'],
]);
const microformatClasses: ReadonlySet<string> = new Set(
  [...microformatNames.keys(), 'author'].filter((name) => name !== 'ingredients'),
);
/** Items of microformats; a card's `fn` is the name of a person, not of the recipe. */
const microformatTypes: ReadonlyMap<string, string> = new Map([
  ['hrecipe', 'Recipe'],
  ['h-recipe', 'Recipe'],
  ['vcard', 'Person'],
  ['h-card', 'Person'],
  ['hreview-aggregate', 'AggregateRating'],
]);

/** The attributes itemscope, itemtype and itemprop. */
export const microdata: Dialect = {
  itemType: ({ attributes }) => (attributes.itemscope === undefined ? null : (attributes.itemtype ?? '')),
  properties: ({ attributes }) => names(attributes.itemprop),
};
/** The attributes typeof and property; the properties of Open Graph describe the page, not an item. */
export const rdfa: Dialect = {
  itemType: ({ attributes }) => attributes.typeof ?? null,
  properties: ({ attributes }) =>
    attributes.property?.startsWith('og:') ? [] : names(attributes.property ?? attributes.rel),
};
/** The classes of hRecipe and h-recipe. */
export const microformats: Dialect = {
  itemType: (element) => {
    const named = classNames(element).find((name) => microformatTypes.has(name));
    return named === undefined ? null : (microformatTypes.get(named) ?? null);
  },
  // An element may have the classes of both versions: `ingredient p-ingredient`.
  properties: (element) => [
    ...new Set(schemaNames(classNames(element).filter((name) => microformatClasses.has(name)))),
  ],
};

function names(value: string | undefined): string[] {
  return value === undefined ? [] : schemaNames(value.split(/\s+/).filter(Boolean));
}

function schemaNames(list: readonly string[]): string[] {
  return list.map((name) => {
    const local = name.slice(
      Math.max(name.lastIndexOf(':'), name.lastIndexOf('/'), name.lastIndexOf('#')) + 1,
    );
    return microformatNames.get(local.toLowerCase()) ?? local;
  });
}
