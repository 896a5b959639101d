import { bytesOfBase64 } from '@hearth/domain/text/base64';
import { type HeadedItem, structuredIngredient } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { clockTime } from '../clock-time.ts';
import { decodeText } from '../decode-text.ts';
import { hasEnding, recognizeBy } from '../file-head.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readTarFiles } from '../tar-files.ts';
import { isGzip, unpackGzip } from '../unpack-gzip.ts';
import {
  parseXml,
  xmlChild,
  xmlChildren,
  xmlChildText,
  xmlDescendants,
  type XmlElement,
  xmlText,
} from '../xml-tree.ts';

/**
 * Krecipes: XML of the element `krecipes` (`.kreml`, `.xml`), or a packed archive of it (`.kre`, tar in gzip), after the
 * DTD of the program.
 */
export const krecipes: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.kreml', '.kre', '.xml'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(bytes),
      (recipe) => readRecipe(recipe, language),
    ),
  recognize: (file) =>
    isGzip(file.bytes) && !hasEnding(file, '.kre', '.kreml')
      ? 0
      : recognizeBy(file, { marks: [/<(?:!DOCTYPE\s+)?krecipes[\s>]/i], endings: ['.kreml', '.kre'] }),
};

function listRecipes(bytes: Uint8Array): XmlElement[] {
  const recipes = textsIn(bytes).flatMap((text) => xmlDescendants(parseXml(text), 'krecipes-recipe'));
  if (recipes.length === 0) throw new Error('There is no recipe of Krecipes in this file');
  return recipes;
}

/** The XML itself, or those of a packed archive. */
function textsIn(bytes: Uint8Array): string[] {
  const plain = isGzip(bytes) ? unpackGzip(bytes) : bytes;
  const files = isGzip(bytes) ? readTarFiles(plain).filter((file) => hasEnding(file, '.kreml', '.xml')) : [];
  return files.length > 0 ? files.map((file) => decodeText(file.bytes)) : [decodeText(plain)];
}

function readRecipe(recipe: XmlElement, language: string): MigratedRecipe | null {
  const head = xmlChild(recipe, 'krecipes-description');
  const instructions = xmlChildText(recipe, 'krecipes-instructions');
  const authors = xmlChildren(head, 'author').map(xmlText);
  return migratedRecipe(
    {
      ...listIngredients(readItems(xmlChild(recipe, 'krecipes-ingredients'))),
      ...listSteps(instructions.split(/\r\n?|\n/u).map((text) => ({ text }))),
      name: xmlChildText(head, 'title'),
      yield: readYield(head),
      prepTime: clockTime(xmlChildText(head, 'preparation-time'), language),
      categories: xmlChildren(xmlChild(head, 'category'), 'cat').map(xmlText),
      notes: readComments(xmlChild(recipe, 'krecipes-ratings')),
      source: authors.filter(Boolean).join(', '),
      picture: readPicture(head),
    },
    language,
  );
}

function readYield(head: XmlElement | undefined): string {
  const made = xmlChild(head, 'yield') ?? xmlChild(head, 'serving');
  const amount = readAmount(xmlChild(made, 'amount')) || (xmlChild(made) === undefined ? xmlText(made) : '');
  return [amount, xmlChildText(made, 'type')].filter(Boolean).join(' ');
}

/** One number, or a range of `min` and `max`. */
function readAmount(element: XmlElement | undefined): string {
  const range = ['min', 'max'].map((name) => xmlChildText(element, name)).filter(Boolean);
  return range.length > 0 ? range.join('-') : xmlText(element);
}

function readItems(list: XmlElement | undefined): HeadedItem[] {
  return xmlChildren(list).flatMap((child) => {
    if (child.name === 'ingredient') return [readIngredient(child)];
    if (child.name !== 'ingredient-group') return [];
    return [{ text: '', heading: child.attributes['name'] ?? '' }, ...readItems(child)];
  });
}

function readIngredient(element: XmlElement): HeadedItem {
  const others = xmlChildren(xmlChild(element, 'substitutes'), 'ingredient').map(
    (other) => `or ${readIngredient(other).text}`,
  );
  const preparations = xmlChildren(element, 'prep').map(xmlText);
  return structuredIngredient({
    amount: readAmount(xmlChild(element, 'amount')),
    unit: xmlChildText(element, 'unit'),
    food: xmlChildText(element, 'name'),
    note: [...preparations, ...others].filter(Boolean).join(', '),
  });
}

/** What others said of the recipe: their stars are not the reader's own. */
function readComments(ratings: XmlElement | undefined): { title: string; text: string }[] {
  return xmlChildren(ratings, 'rating')
    .map((one) => ({ title: xmlChildText(one, 'rater'), text: xmlChildText(one, 'comment') }))
    .filter(({ text }) => text !== '');
}

function readPicture(head: XmlElement | undefined): MigratedPicture | null {
  const data = xmlChildText(xmlChild(head, 'pictures'), 'pic').replaceAll(/\s+/g, '');
  return data === '' ? null : { bytes: bytesOfBase64(data) };
}
