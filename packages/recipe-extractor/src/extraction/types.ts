/** The result of the extractor, and the partial drafts of its readers. */
import type { NutritionField } from '../cleaning/index.ts';
import type { RecipeOrigins } from './origins.ts';
import type { ImageCandidate } from './fields/best-image.ts';

/** Ingredient lines under one heading; lines before any heading have a null heading. */
export interface IngredientGroup {
  heading: string | null;
  lines: string[];
}

/** One step: its text, and its name where it says something else than the text's beginning. */
export interface InstructionStep {
  name: string | null;
  text: string;
  /** Addresses of pictures of this step. */
  pictures?: readonly string[];
}

/** Steps under one heading; null for steps without one. */
export interface InstructionSection {
  heading: string | null;
  steps: InstructionStep[];
}

/** A note of a recipe: how long it keeps, what can be swapped. The title is empty where the page has none. */
export interface PageNote {
  title: string;
  text: string;
}

/** A duration as written (ISO 8601 or words) and in minutes, null where it cannot be read. */
export interface RecipeTime {
  text: string;
  minutes: number | null;
  /** The page does not say it: it is what its other times add up to. */
  isSum?: boolean;
}

/** Nutrition values as written (`12 g`), by schema.org name; also values the contract does not store, such as `servingSize`. */
export type NutritionTexts = Partial<Record<NutritionField | 'servingSize', string>>;

/** A recipe as one source of the page describes it; fields that the source lacks are null or empty lists. */
export interface RecipeDraft {
  title: string | null;
  description: string | null;
  images: ImageCandidate[];
  author: string | null;
  /** Yield texts as written, e.g. `["4", "4 servings"]`. */
  yieldTexts: string[];
  prepTime: RecipeTime | null;
  cookTime: RecipeTime | null;
  totalTime: RecipeTime | null;
  ingredients: string[];
  ingredientGroups: IngredientGroup[];
  sections: InstructionSection[];
  nutrition: NutritionTexts;
  category: string[];
  cuisine: string[];
  keywords: string[];
  /** Mean rating in the page's own scale, mostly 0 to 5. */
  rating: number | null;
  ratingsCount: number | null;
  /** BCP 47 tag. */
  language: string | null;
  url: string | null;
}

/** A recipe found on a page. Texts are plain; addresses are absolute where the page's address is known. */
export interface ExtractedRecipe extends Omit<RecipeDraft, 'images'> {
  /** Picture addresses, best first. */
  images: string[];
  /** First of `images`. */
  image: string | null;
  siteName: string | null;
  /** Who it is from, in words: a person, a book. Null where only the address says it. */
  source: string | null;
  canonicalUrl: string | null;
  /** The yield in the contract's wording, e.g. `4 servings`; null where the page tells none. */
  yields: string | null;
  /** The steps in order, section headings and step names left out. */
  instructions: string[];
  /** What the page says besides ingredients and steps, in Markdown where it has lists. */
  notes: PageNote[];
  /** Where each field comes from. */
  origins: RecipeOrigins;
}

/** A draft that tells nothing yet. */
export function emptyDraft(): RecipeDraft {
  return {
    title: null,
    description: null,
    images: [],
    author: null,
    yieldTexts: [],
    prepTime: null,
    cookTime: null,
    totalTime: null,
    ingredients: [],
    ingredientGroups: [],
    sections: [],
    nutrition: {},
    category: [],
    cuisine: [],
    keywords: [],
    rating: null,
    ratingsCount: null,
    language: null,
    url: null,
  };
}
