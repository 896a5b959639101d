import { ExportDialog } from '../exports/index.ts';
import type { RecipeDialogProps } from '../parts/recipe-dialog-props.ts';

/** The recipe as a file, in one of several formats. */
export function RecipeExport({ recipe, onClose }: RecipeDialogProps) {
  return <ExportDialog of={{ kind: 'recipe', slug: recipe.slug }} onClose={onClose} />;
}
