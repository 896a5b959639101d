/** Recipes as a book: chapters, pages as data, and an index of ingredients. Pure; printers are elsewhere. */
export { type BookRecipe, bookRecipe, type Fact, type FindPage, sampleText } from './book-recipe.ts';
export { breakableTexts } from './breakable.ts';
export { type Chapter, divideIntoChapters, type Division } from './chapters.ts';
export { type IndexGroup, ingredientIndex, listIndexed, tidyNames } from './ingredient-index.ts';
export { type TextBlock, type TextRun } from './text-blocks.ts';
export { writtenLanguage } from './written-language.ts';
export { type EpubBook, epubFrame, epubPicture, epubRecipe, epubRecipePage } from './epub.ts';
export { epubPackage } from './epub-package.ts';
export {
  type Site,
  type SiteEntry,
  siteIndex,
  siteIndexPage,
  sitePicture,
  siteRecipe,
  siteRecipePage,
  siteSearch,
  siteStyleFile,
  siteThumbnail,
} from './site.ts';
export { siteStyle } from './site-style.ts';
