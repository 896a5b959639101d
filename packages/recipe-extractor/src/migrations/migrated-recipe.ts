import {
  cleanCategories,
  cleanIngredients,
  cleanInstructions,
  cleanNotes,
  cleanNutrition,
  cleanRating,
  cleanTags,
  cleanText,
  cleanTime,
  cleanYield,
  type CleanedNote,
  type IngredientParts,
  normalizeYield,
  parseYield,
} from '../cleaning/index.ts';
import type { ImportedRecipe } from '../extraction/index.ts';

/**
 * Where the picture of a recipe may be: inside the recipe's own file, in one of these files of the archive, or on the
 * web. The first that there is counts; which files an archive has is not known where its recipes are read.
 */
export interface MigratedPicture {
  readonly bytes?: Uint8Array;
  readonly paths?: readonly string[];
  readonly url?: string | null;
}

/** Files of a recipe besides its picture: all of a folder of the archive, some of them with names and icons. */
export interface MigratedAssets {
  /** With its `/`. */
  readonly folder: string;
  readonly named: readonly { readonly fileName: string; readonly name: string; readonly icon: string }[];
}

/** What an ingredient says, where the program has stored it in parts. */
export type MigratedParts = IngredientParts;

/** A recipe of another program in the shape in which it is stored here. */
export interface MigratedRecipe extends Omit<ImportedRecipe, 'image' | 'recipeIngredient'> {
  /** The ingredients as lines; those that were stored with a food have their parts as well. */
  readonly recipeIngredient: readonly (ImportedRecipe['recipeIngredient'][number] & {
    readonly parts?: MigratedParts;
  })[];
  readonly categories: readonly string[];
  readonly tools: readonly string[];
  readonly notes: readonly CleanedNote[];
  /** 1 to 5; null without one. */
  readonly rating: number | null;
  /** A calendar day; null where the archive names none. */
  readonly dateAdded: string | null;
  /** Whether it has been cooked, at a time that the archive does not name. */
  readonly isMade: boolean;
  readonly isFavorite: boolean;
  /** Where the recipe is from, in words: an author, a book, a relative. Null where only an address says it, or nothing. */
  readonly source: string | null;
  /** What the program says and Hearth has no field for, by its name there: `difficulty`, `wine`. */
  readonly extras: Readonly<Record<string, string>>;
  readonly picture: MigratedPicture | null;
  readonly assets: MigratedAssets | null;
  /** All of a recipe that Hearth itself has written, in the names of the contract; absent for any other. */
  readonly document?: Readonly<Record<string, unknown>>;
}

/** What an archive says about a recipe, as it says it; absent fields are empty. */
export interface WrittenRecipe {
  readonly name?: unknown;
  readonly description?: unknown;
  readonly yield?: unknown;
  /** How many it serves, where the program says it beside a yield of something else. */
  readonly servings?: unknown;
  readonly prepTime?: unknown;
  readonly performTime?: unknown;
  readonly totalTime?: unknown;
  /** Lines, or one text with a line each. */
  readonly ingredients?: unknown;
  /** Headings of the lines that begin a group, by their index. */
  readonly headings?: ReadonlyMap<number, string>;
  /** The parts of the lines, by their index; null for a line without a food. */
  readonly parts?: readonly (MigratedParts | null)[];
  readonly steps?: unknown;
  /** Headings of the steps that begin a section, by their index. */
  readonly stepHeadings?: ReadonlyMap<number, string>;
  readonly notes?: unknown;
  readonly nutrition?: unknown;
  readonly categories?: unknown;
  readonly tags?: unknown;
  readonly tools?: unknown;
  readonly rating?: unknown;
  readonly orgURL?: unknown;
  readonly dateAdded?: unknown;
  readonly isMade?: boolean;
  readonly isFavorite?: boolean;
  /** Where it is from: an address becomes `orgURL` if there is no other, words stay words. */
  readonly source?: unknown;
  /** Facts without a field here, by the name of the program. Empty values are left out, lists are joined. */
  readonly extras?: Readonly<Record<string, unknown>>;
  readonly picture?: MigratedPicture | null;
  readonly assets?: MigratedAssets | null;
}

/** More than this no program writes on purpose; the contract takes 200 keys of 255 characters. */
const maxExtras = 100;
const maxExtraKey = 100;

/** The calendar day that a text begins with; null for any other value, and for days that no calendar has. */
export function dayIn(value: unknown): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(cleanText(value))?.[0];
  if (day === undefined) return null;
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day) ? day : null;
}

/**
 * The recipe with every field cleaned; null where it has no name.
 * @throws UnsupportedShapeError if a list is something else
 */
export function migratedRecipe(written: WrittenRecipe, language: string): MigratedRecipe | null {
  const name = cleanText(written.name);
  if (name === '') return null;
  const source = cleanText(written.source);
  const isAddress = /^https?:\/\/\S+$/i.test(source);
  return {
    name,
    description: cleanText(written.description),
    ...readYields(written),
    prepTime: cleanTime(written.prepTime, language),
    performTime: cleanTime(written.performTime, language),
    totalTime: cleanTime(written.totalTime, language),
    recipeIngredient: buildIngredients(written),
    recipeInstructions: buildSteps(written),
    notes: cleanNotes(written.notes).filter(({ title, text }) => title !== '' || text !== ''),
    nutrition: cleanNutrition(written.nutrition),
    categories: cleanCategories(written.categories),
    tags: [...new Set(cleanTags(written.tags))],
    tools: [...new Set(cleanCategories(written.tools))],
    rating: readRating(written.rating),
    orgURL: cleanText(written.orgURL) || (isAddress ? source : null),
    source: isAddress || source === '' ? null : source,
    extras: readExtras(written.extras ?? {}),
    dateAdded: dayIn(written.dateAdded),
    isMade: written.isMade ?? false,
    isFavorite: written.isFavorite ?? false,
    picture: written.picture ?? null,
    assets: written.assets ?? null,
  };
}

function readExtras(sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(sent).flatMap(([key, value]): [string, string][] => {
    const text = (Array.isArray(value) ? value : [value]).map(extraText).filter(Boolean).join(', ');
    return key.trim() === '' || text === '' ? [] : [[key.trim().slice(0, maxExtraKey), text]];
  });
  return Object.fromEntries(entries.slice(0, maxExtras));
}

function extraText(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : cleanText(value);
}

/** A yield, and servings beside it where it counts something else: 6 servings and 12 scones. */
function readYields({ yield: made, servings }: WrittenRecipe): ReturnType<typeof readYield> {
  const own = readYield(made);
  const other = readYield(servings);
  if (own.recipeYield === '' || other.recipeServings === 0) return own.recipeYield === '' ? other : own;
  return { ...own, recipeServings: own.recipeServings || other.recipeServings };
}

/** What a yield says: servings, or a number of things in the words as they are written. */
export function readYield(
  value: unknown,
): Pick<MigratedRecipe, 'recipeYield' | 'recipeServings' | 'recipeYieldQuantity'> {
  const text = cleanYield(value);
  if (text === '') return { recipeYield: '', recipeServings: 0, recipeYieldQuantity: 0 };
  const thing = readThings(text);
  if (thing !== null) return thing;
  const wording = normalizeYield(text);
  const { servings, yieldQuantity, yieldText } = parseYield(wording);
  if (servings === 0 && yieldQuantity === 0)
    return { recipeYield: text, recipeServings: 0, recipeYieldQuantity: 0 };
  return {
    recipeYield: yieldQuantity > 0 ? yieldText : wording,
    recipeServings: servings,
    recipeYieldQuantity: yieldQuantity,
  };
}

/** A number and what it counts, in the words as they are written: `22 Stücke à 5 cm`. Null where people are meant. */
function readThings(text: string): ReturnType<typeof readYield> | null {
  const [, count = '', thing = ''] = /^(\d{1,6})\s+([\p{L}\d].*)$/u.exec(text) ?? [];
  const letters = thing.replaceAll(/[^\p{L}\p{M}]+/gu, ' ').trim();
  if (letters === '' || parseYield(`${count} ${letters}`).yieldQuantity === 0) return null;
  return { recipeYield: thing, recipeServings: 0, recipeYieldQuantity: Number(count) };
}

function buildIngredients({
  ingredients,
  headings,
  parts,
}: WrittenRecipe): MigratedRecipe['recipeIngredient'] {
  return cleanIngredients(ingredients).map((line, index) => {
    const own = parts?.[index] ?? null;
    return {
      title: headings?.get(index) ?? null,
      note: typeof line === 'string' ? line : Object.values(line).join(' '),
      ...(own === null ? {} : { parts: own }),
    };
  });
}

/** The parts of an ingredient as they are stored here; null without a food. */
export function readParts(sent: {
  readonly [Part in keyof MigratedParts]: unknown;
}): MigratedParts | null {
  const [unit, food, note] = [sent.unit, sent.food, sent.note].map(cleanText);
  const quantity = Number(sent.quantity ?? 0);
  if (!food) return null;
  return {
    quantity: Number.isFinite(quantity) && quantity > 0 ? quantity : 0,
    unit: unit ?? '',
    food,
    note: note ?? '',
  };
}

function buildSteps({ steps, stepHeadings }: WrittenRecipe): MigratedRecipe['recipeInstructions'] {
  return cleanInstructions(steps).map(({ text }, index) => ({
    title: stepHeadings?.get(index) ?? '',
    summary: '',
    text,
  }));
}

function readRating(value: unknown): number | null {
  const rating = cleanRating(value);
  return rating !== null && rating >= 1 && rating <= 5 ? rating : null;
}
