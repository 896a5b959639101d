import type { Recipe } from '@hearth/contract';
import { exportedRecipe, type ExportFormat, type ExportTexts } from '@hearth/domain/recipes/exports';
import { renderTemplate, TemplateError } from '@hearth/domain/text/template';

/** A recipe, and how it is to be written. */
export type ExportTask = { readonly recipe: Recipe } & (
  | { readonly format: ExportFormat; readonly picture: string | null; readonly texts: ExportTexts }
  | { readonly template: string }
);

/** The text, or what is wrong with the template. */
export type ExportedText = { readonly text: string } | { readonly broken: string };

/** Writes a recipe as a text. */
export function exportText(task: ExportTask): ExportedText {
  const { recipe } = task;
  if ('format' in task) return { text: exportedRecipe(recipe, task.format, task) };
  const text = renderTemplate(task.template, { recipe });
  return text instanceof TemplateError ? { broken: text.message } : { text };
}
