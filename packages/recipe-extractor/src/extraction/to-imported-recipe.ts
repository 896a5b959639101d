/** An extracted recipe in the shape in which an import stores it. */
import { readHeadings } from '@hearth/domain/recipes/headings';
import { cleanNutrition, cleanTags, cleanTime, type Nutrition, readYields } from '../cleaning/index.ts';
import { withoutStepNumbers } from './fields/step-numbers.ts';
import type { ExtractedRecipe, IngredientGroup, InstructionSection, PageNote, RecipeTime } from './types.ts';

/** An ingredient as an import stores it: an unparsed line; the first one of a group carries the group's heading. */
export interface ImportedIngredient {
  title: string | null;
  note: string;
}

/** A step as an import stores it: the first one of a section carries the section's heading, `summary` is the step's own name. */
export interface ImportedInstruction {
  title: string;
  summary: string;
  text: string;
}

/** Fields of a recipe that an import fills. */
export interface ImportedRecipe {
  name: string;
  description: string;
  /** Address of the picture to fetch, null for none. */
  image: string | null;
  /** All pictures, the best first; absent where there is at most one. */
  readonly images?: readonly string[];
  /** The unit of the quantity (`cookies`), or the words of the page where they say more than the number. */
  recipeYield: string;
  recipeServings: number;
  recipeYieldQuantity: number;
  /** Times in words of the reader's language, or as the page wrote them. */
  prepTime: string | null;
  performTime: string | null;
  totalTime: string | null;
  recipeIngredient: ImportedIngredient[];
  recipeInstructions: ImportedInstruction[];
  nutrition: Nutrition;
  tags: string[];
  /** What else the page says; absent where nothing was looked for. */
  readonly notes?: readonly PageNote[];
  /** Who it is from, in words; absent where only the address says it. */
  readonly source?: string | null;
  /** Where the recipe came from, null when unknown. */
  orgURL: string | null;
}

/** Texts that the importer adds to those of the page. */
export interface ImportOptions {
  /** The tag of the language of the person who imports: durations are written in it. */
  readonly language: string;
  /** Address that was asked for; without it the recipe's own address counts. */
  readonly url?: string | null;
}

/** Further pictures are those of a gallery. */
const maxPictures = 6;

/** Name of an imported recipe whose page names none. */
const untitled = 'Untitled';

/** Maps and cleans every field; ingredients stay unparsed notes. */
export function toImportedRecipe(recipe: ExtractedRecipe, { language, url }: ImportOptions): ImportedRecipe {
  // One time alone is no total: nobody said that it takes no longer.
  const isGuess =
    recipe.totalTime?.isSum === true &&
    (recipe.prepTime ?? recipe.cookTime) !== null &&
    (recipe.prepTime === null || recipe.cookTime === null);
  const notes = [...recipe.notes, ...timeRemarks(recipe)];
  return {
    name: recipe.title ?? untitled,
    description: recipe.description ?? '',
    image: recipe.image,
    ...(recipe.images.length < 2 ? {} : { images: recipe.images.slice(0, maxPictures) }),
    ...readYields(recipe.yieldTexts),
    prepTime: timeText(recipe.prepTime, language),
    performTime: timeText(recipe.cookTime, language),
    totalTime: isGuess ? null : timeText(recipe.totalTime, language),
    recipeIngredient: importedIngredients(recipe),
    recipeInstructions: withoutStepNumbers(recipe.sections).flatMap(importedSection),
    nutrition: cleanNutrition(recipe.nutrition),
    tags: [...new Set(cleanTags(recipe.keywords))],
    ...(notes.length === 0 ? {} : { notes }),
    ...(recipe.source === null ? {} : { source: recipe.source }),
    orgURL: url ?? recipe.url ?? recipe.canonicalUrl,
  };
}

/** Texts beyond this are a sentence about the time: it becomes a note, the field has the time itself. */
const maxTimeLength = 40;
const maxTimeWords = 6;

/** A duration in words. A number alone counts minutes. */
function timeText(time: RecipeTime | null, language: string): string | null {
  if (time === null) return null;
  const { text, minutes } = time;
  const isNumber = /^\d{1,5}$/.test(text);
  if (minutes !== null && (isNumber || isSentence(text))) return cleanTime(`PT${minutes}M`, language);
  return isSentence(text) ? null : cleanTime(text, language);
}

function isSentence(text: string): boolean {
  return text.length > maxTimeLength || text.split(' ', maxTimeWords + 1).length > maxTimeWords;
}

/** Sentences that a page has in the place of its times. */
function timeRemarks(recipe: ExtractedRecipe): PageNote[] {
  const texts = [recipe.prepTime, recipe.cookTime, recipe.totalTime].map((time) => time?.text ?? '');
  return [...new Set(texts.filter(isSentence))].map((text) => ({ title: '', text }));
}

function importedIngredients(recipe: ExtractedRecipe): ImportedIngredient[] {
  const { ingredientGroups, ingredients, title } = recipe;
  const [first] = ingredientGroups;
  // A single group that is called as the recipe is the whole list.
  const isWhole = ingredientGroups.length === 1 && first?.heading?.toLowerCase() === title?.toLowerCase();
  const groups: readonly IngredientGroup[] =
    ingredientGroups.length > 0 && !isWhole ? ingredientGroups : groupByNames(ingredients);
  return groups.flatMap(({ heading, lines }) =>
    lines.map((note, index) => ({ title: index === 0 ? heading : null, note })),
  );
}

/** Lines that name those below them, with or without a mark: `SAUCE`, `Topping`. */
function groupByNames(lines: readonly string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [{ heading: null, lines: [] }];
  for (const [at, heading] of readHeadings(lines).entries()) {
    const line = lines[at] ?? '';
    if (heading === null || at + 1 === lines.length) groups.at(-1)?.lines.push(line);
    else groups.push({ heading, lines: [] });
  }
  return groups;
}

function importedSection({ heading, steps }: InstructionSection): ImportedInstruction[] {
  return steps.map(({ name, text, pictures = [] }, index) => ({
    title: index === 0 ? (heading ?? '') : '',
    summary: name ?? '',
    text: [text, ...pictures.map((address) => `![](${address})`)].join('\n\n'),
  }));
}
