/** Recipes as texts in open formats, for other programs and for people. Pure: a recipe in, the text of a file out. */
export {
  type ExportedPicture,
  exportFormats,
  type ExportFormat,
  type ExportTexts,
  withinFolder,
} from './export-formats.ts';
export { recipeCooklang } from './cooklang.ts';
export { recipeJsonLd } from './json-ld.ts';
export { markdownIndex, recipeMarkdown } from './markdown.ts';
export { exportedRecipe } from './exported-recipe.ts';
export {
  findOwnRecord,
  isMarkedIndex,
  type OwnRecord,
  type PortableRecipe,
  portableRecipe,
} from './own-record.ts';
