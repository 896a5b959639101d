import type { Nutrition } from '../cleaning/index.ts';

/** An ingredient, a step or a note; the first one under a heading carries it. */
export interface TextPart {
  readonly title: string;
  readonly text: string;
}

/** A step, which may have a name of its own beside its text. */
export interface TextStep extends TextPart {
  readonly summary: string;
}

/** The recipe of a plain text; every word of the text is in one of its fields. */
export interface TextRecipe {
  name: string | null;
  /** Markdown; paragraphs are parted by an empty line. */
  description: string;
  servings: number | null;
  /** How many things it makes; 0 where the text does not say, or counts servings. */
  yieldQuantity: number;
  /** The things that it makes (`bowls`), or a yield without a number. */
  yieldText: string;
  /** Times as they are written. */
  prepTime: string | null;
  performTime: string | null;
  totalTime: string | null;
  url: string | null;
  /** Where the recipe is from, in words: an author, a book, a relative. */
  source: string | null;
  /** An address, or a path beside the text. */
  picture: string | null;
  /** 1 to 5. */
  rating: number | null;
  nutrition: Nutrition;
  readonly tags: string[];
  readonly categories: string[];
  readonly tools: string[];
  readonly ingredients: TextPart[];
  readonly steps: TextStep[];
  readonly notes: TextPart[];
  /** What the text says and a recipe has no field for, by the label that it has there: `difficulty`. */
  readonly extras: Record<string, string>;
}

/** A recipe that says nothing yet. */
export function emptyTextRecipe(): TextRecipe {
  return {
    name: null,
    description: '',
    servings: null,
    yieldQuantity: 0,
    yieldText: '',
    prepTime: null,
    performTime: null,
    totalTime: null,
    url: null,
    source: null,
    picture: null,
    rating: null,
    nutrition: {},
    tags: [],
    categories: [],
    tools: [],
    ingredients: [],
    steps: [],
    notes: [],
    // Labels are of the writer's choice, `__proto__` among them.
    extras: Object.create(null) as Record<string, string>,
  };
}

/** Adds a paragraph, or a line right below the one before, to the description. */
export function describe(recipe: TextRecipe, text: string, isNewParagraph = false): void {
  if (text === '') return;
  const glue = recipe.description === '' ? '' : isNewParagraph ? '\n\n' : '\n';
  recipe.description += glue + text;
}

/** Adds to where the recipe is from, in words. */
export function addSource(recipe: TextRecipe, words: string): void {
  if (words === '' || recipe.source?.includes(words) === true) return;
  recipe.source = recipe.source === null ? words : `${recipe.source}, ${words}`;
}
