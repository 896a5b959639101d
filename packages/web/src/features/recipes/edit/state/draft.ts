import type { Recipe, RecipeIngredient, RecipeSettings, RecipeStep } from '@hearth/contract/index';
import { buildRecord, recipeSettings, settingFields } from '@hearth/domain/recipes/fields';
import { isBlankIngredient, isBlankStep } from '@hearth/domain/recipes/sections';
import { withoutEmptyRows } from '../lists/row-moves.ts';
import { isSame } from './is-same.ts';
import { newId } from '../../../../ui/new-id.ts';

/**
 * The recipe in the editor: that of the API, in which every step has an id and a heading that is not open is null. An
 * empty heading is open and waits for its text.
 */
export type Draft = Recipe;

/** A file of a recipe. */
export type Asset = Recipe['assets'][number];

/** The draft without a file. */
export function withoutAsset(draft: Draft, { fileName }: Asset): Draft {
  return { ...draft, assets: draft.assets.filter((one) => one.fileName !== fileName) };
}

/** The draft of a recipe whose page shows its files. */
export function withShownFiles(draft: Draft): Draft {
  return { ...draft, settings: { ...(draft.settings ?? defaultSettings), showAssets: true } };
}

/** Settings of a recipe that has none. */
export const defaultSettings: RecipeSettings = buildRecord(
  recipeSettings,
  (name) => settingFields[name].initial,
);

/** A recipe of the server, ready to be edited. */
export function toDraft(recipe: Recipe): Draft {
  return {
    ...recipe,
    settings: { ...defaultSettings, ...recipe.settings },
    recipeIngredient: recipe.recipeIngredient.map((one) => ({
      ...one,
      title: one.title || null,
      referenceId: one.referenceId || newId(),
    })),
    recipeInstructions: recipe.recipeInstructions.map((step) => ({
      ...step,
      id: step.id ?? newId(),
      title: step.title || null,
    })),
  };
}

/** The draft as it is saved: without empty lines that hold no heading, and without links to ingredients that are gone. */
export function toInput(draft: Draft): Recipe {
  const recipeIngredient = withoutEmptyRows(draft.recipeIngredient, isEmptyIngredient).map((one) => ({
    ...one,
    title: trimmed(one.title),
  }));
  const known = new Set(recipeIngredient.map(({ referenceId }) => referenceId));
  const recipeInstructions = withoutEmptyRows(draft.recipeInstructions, isBlankStep).map((step) => ({
    ...step,
    title: trimmed(step.title),
    ingredientReferences: step.ingredientReferences.filter(
      ({ referenceId }) => referenceId !== null && known.has(referenceId),
    ),
  }));
  return {
    ...draft,
    name: draft.name.trim(),
    orgURL: trimmed(draft.orgURL),
    recipeIngredient,
    recipeInstructions,
    notes: draft.notes.filter(({ title, text }) => `${title}${text}`.trim() !== ''),
  };
}

/** Whether saving one draft would store something else than saving the other. */
export function isChanged(draft: Draft, saved: Draft): boolean {
  return draft !== saved && !isSame(comparable(draft), comparable(saved));
}

/** Step ids are made anew by every save, and the picture is stored on its own: neither tells of a change. */
function comparable(draft: Draft): unknown {
  const input = toInput(draft);
  return {
    ...input,
    image: null,
    recipeInstructions: input.recipeInstructions.map((step) => ({ ...step, id: null })),
  };
}

/** An ingredient that says nothing yet. Its amount is open: text alone often names one. */
export function blankIngredient(note = ''): RecipeIngredient {
  return {
    quantity: null,
    unit: null,
    food: null,
    note,
    isFood: null,
    disableAmount: true,
    display: '',
    title: null,
    originalText: null,
    referenceId: newId(),
    referencedRecipe: null,
  };
}

/** A step that says nothing yet. */
export function blankStep(text = ''): RecipeStep {
  return { id: newId(), title: null, summary: null, text, ingredientReferences: [] };
}

/** Whether the line is empty. An ingredient with only an amount is not. */
export function isEmptyIngredient(one: RecipeIngredient): boolean {
  return isBlankIngredient({ ...one, disableAmount: false });
}

function trimmed(text: string | null): string | null {
  return text?.trim() || null;
}
