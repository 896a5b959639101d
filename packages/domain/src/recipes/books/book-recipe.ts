import type { Nutrition, Recipe, RecipeIngredient } from '@hearth/contract';
import { asWritten, readRichText, renderIngredient, type RichRun } from '../../ingredients/lines/index.ts';
import type { ExportTexts } from '../exports/export-formats.ts';
import { listFacts, groupByTitle, makes, listNutrition, oneLine } from '../exports/recipe-parts.ts';
import { type TextBlock, textBlocks, webAddress } from './text-blocks.ts';
import { writtenLanguage } from './written-language.ts';

/** A name and what it is: `Prep time`, `20 minutes`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A line as it is read, its amounts apart, with the marks of its author. */
export type IngredientRow = readonly BookRun[];

/** A run of a line; one that names another recipe of the book has the key of its page. */
export interface BookRun extends RichRun {
  readonly page?: string;
}

/** Finds the key of the page of a recipe in this book, by its id. */
export type FindPage = (recipeId: string) => string | undefined;

export interface StepRow {
  readonly name: string | null;
  readonly blocks: readonly TextBlock[];
}

interface Titled<T> {
  readonly title: string | null;
  readonly rows: readonly T[];
}

/** A recipe as a book shows it: nothing but texts, in their order. */
export interface BookRecipe {
  /** Of its page in this book: `r12`. */
  readonly key: string;
  readonly name: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly description: readonly TextBlock[];
  readonly facts: readonly Fact[];
  readonly ingredients: readonly Titled<IngredientRow>[];
  readonly steps: readonly Titled<StepRow>[];
  readonly notes: readonly { readonly title: string | null; readonly blocks: readonly TextBlock[] }[];
  readonly nutrition: readonly Fact[];
  readonly source: { readonly text: string; readonly href: string | null } | null;
}

/** What a page needs to know of its book, whose language `language` is. */
interface Place {
  readonly key: string;
  readonly language: string;
  readonly texts: ExportTexts;
  /** Absent where the book has no other recipe. */
  readonly findPage?: FindPage;
}

/** A recipe for the page of that key. */
export function bookRecipe(
  recipe: Recipe,
  { key, language, texts, findPage = () => undefined }: Place,
): BookRecipe {
  return {
    key,
    name: oneLine(recipe.name),
    ...writtenLanguage(sampleText(recipe), language),
    description: textBlocks(recipe.description),
    facts: labelFacts(recipe, texts),
    ingredients: buildIngredients(recipe, findPage),
    steps: buildSteps(recipe),
    notes: recipe.notes
      .map(({ title, text }) => ({ title: oneLine(title) || null, blocks: textBlocks(text) }))
      .filter(({ title, blocks }) => title !== null || blocks.length > 0),
    nutrition: nutritionFacts(recipe, texts.nutrients),
    source: readSource(recipe),
  };
}

/** What tells the language of a recipe best. */
export function sampleText({ name, description, recipeInstructions, recipeIngredient }: Recipe): string {
  const steps = recipeInstructions.slice(0, 5).map(({ text }) => text.slice(0, 300));
  const ingredients = recipeIngredient
    .slice(0, 10)
    .map(({ note, food }) => `${food?.name ?? ''} ${(note ?? '').slice(0, 50)}`);
  return [name, (description ?? '').slice(0, 300), ...steps, ...ingredients].join(' ');
}

function labelFacts(recipe: Recipe, texts: ExportTexts): Fact[] {
  const { servings, yield: amount } = makes(recipe);
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [texts.servings, servings],
    [texts.yield, amount],
    ...listFacts(recipe).map(([fact, value]) => [texts[fact], value] as const),
  ];
  return facts
    .map(([label, value]) => ({ label, value: oneLine(value) }))
    .filter(({ value }) => value !== '');
}

function buildIngredients({ recipeIngredient }: Recipe, findPage: FindPage): Titled<IngredientRow>[] {
  return groupByTitle(recipeIngredient)
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .map((row) => buildRow(row, findPage))
        .filter((runs) => runs.some(({ text }) => text.trim() !== '')),
    }))
    .filter(({ title, rows }) => title !== null || rows.length > 0);
}

/** A line; where it is another recipe of the book, the name in it refers there. */
function buildRow(ingredient: RecipeIngredient, findPage: FindPage): IngredientRow {
  const runs = readRichText(renderIngredient(ingredient, asWritten));
  const { referencedRecipe: inner } = ingredient;
  const page = inner === null ? undefined : findPage(inner.id);
  if (inner === null || page === undefined) return runs;
  const place = runs.findIndex(
    ({ text, href }) => href === undefined && text.toLowerCase().includes(inner.name.toLowerCase()),
  );
  return runs.flatMap((run, at) => (at === place ? referTo(run, inner.name, page) : [run]));
}

/** A run in pieces, of which the name has the page. */
function referTo(run: RichRun, name: string, page: string): BookRun[] {
  const { text } = run;
  const start = text.toLowerCase().indexOf(name.toLowerCase());
  const end = start + name.length;
  const pieces = [
    { ...run, text: text.slice(0, start) },
    { ...run, text: text.slice(start, end), page },
    { ...run, text: text.slice(end) },
  ];
  return pieces.filter((piece) => piece.text !== '');
}

function buildSteps({ recipeInstructions }: Recipe): Titled<StepRow>[] {
  return groupByTitle(recipeInstructions)
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .map(({ summary, text }) => ({ name: oneLine(summary) || null, blocks: textBlocks(text) }))
        .filter(({ name, blocks }) => name !== null || blocks.length > 0),
    }))
    .filter(({ title, rows }) => title !== null || rows.length > 0);
}

function nutritionFacts(recipe: Recipe, nutrients: Readonly<Record<keyof Nutrition, string>>): Fact[] {
  return listNutrition(recipe).map(([name, value]) => ({ label: nutrients[name], value }));
}

function readSource({ orgURL }: Recipe): BookRecipe['source'] {
  const text = oneLine(orgURL);
  return text === '' ? null : { text, href: webAddress(text) };
}
