import { isRecipeMd } from '../../text/index.ts';
import { isText, readHead } from '../file-head.ts';
import { type MigrationFormat, type RecipeSource } from '../format.ts';
import { markdown } from './markdown.ts';

/** RecipeMD (https://recipemd.org): Markdown with rules around the ingredients, whose amounts are in italics. */
export const recipeMd: MigrationFormat = {
  ...markdown,
  recognize: (file: RecipeSource) => (isText(file) && isRecipeMd(readHead(file)) ? 0.9 : 0),
};
