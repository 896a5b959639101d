import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { recognizeBy } from '../file-head.ts';
import { type MigrationFormat, type ReadRecipe, readEach, type RecipeSource } from '../format.ts';
import { isXmlOf } from '../xml-tree.ts';
import { readTextExport, splitTextExport, textHeader } from './mastercook-text.ts';
import { listXmlRecipes, readXmlRecipe } from './mastercook-xml.ts';

/**
 * MasterCook: text (`.mxp`, `.txt`) below `*  Exported from  MasterCook  *`, after the appendix of the program's manual,
 * or XML (`.mx2`) of the element `mx2`, after its DTD. Any number of recipes a file.
 */
export const masterCook: MigrationFormat = {
  sourcesAmong: (all) => withEnding(all, '.mxp', '.mx2', '.mxp.txt', '.txt', '.xml'),
  read: readFile,
  recognize: (file) =>
    recognizeBy(file, { marks: [textHeader, /<(?:!DOCTYPE\s+)?mx2[\s>]/i], endings: ['.mxp', '.mx2'] }),
};

function readFile({ name, bytes }: RecipeSource, language: string): readonly ReadRecipe[] {
  const text = decodeText(bytes);
  if (isXmlOf(text.slice(0, 8192), 'mx2'))
    return readEach(
      fileName(name),
      () => listXmlRecipes(text),
      (recipe) => readXmlRecipe(recipe, language),
    );
  return readEach(
    fileName(name),
    () => listTexts(text),
    (recipe) => readTextExport(recipe, language),
  );
}

function listTexts(text: string): string[] {
  const recipes = splitTextExport(text);
  if (recipes.length === 0) throw new Error('There is no MasterCook recipe in this file');
  return recipes;
}
