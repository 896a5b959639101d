import { bytesOfBase64 } from '@hearth/domain/text/base64';
import { type HeadedItem, structuredIngredient } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { recognizeBy } from '../file-head.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { splitList } from '../text-facts.ts';
import {
  parseXml,
  xmlChild,
  xmlChildren,
  xmlChildText,
  xmlDescendants,
  type XmlElement,
} from '../xml-tree.ts';

/** Gourmet Recipe Manager: `.grmt` or `.xml` of the element `gourmetDoc`, after the wiki of the program. */
export const gourmet: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.grmt', '.xml'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(decodeText(bytes)),
      (recipe) => readRecipe(recipe, language),
    ),
  recognize: (file) =>
    recognizeBy(file, { marks: [/<(?:!DOCTYPE\s+)?gourmetDoc[\s>]/i], endings: ['.grmt'] }),
};

function listRecipes(text: string): XmlElement[] {
  const [document] = xmlDescendants(parseXml(text), 'gourmetdoc');
  if (document === undefined) throw new Error('There is no recipe of Gourmet in this file');
  return xmlChildren(document, 'recipe');
}

function readRecipe(recipe: XmlElement, language: string): MigratedRecipe | null {
  const text = (name: string) => xmlChildText(recipe, name);
  const image = text('image');
  const modifications = text('modifications');
  const lines = text('instructions').split(/\r\n?|\n/u);
  return migratedRecipe(
    {
      ...listIngredients(readItems(xmlChild(recipe, 'ingredient-list'))),
      ...listSteps(lines.map((line) => ({ text: line }))),
      name: text('title'),
      description: text('description'),
      yield: text('yields'),
      servings: text('servings'),
      prepTime: text('preptime'),
      performTime: text('cooktime'),
      notes: modifications === '' ? [] : [modifications],
      categories: splitList(text('category')),
      tags: splitList(text('cuisine')),
      rating: readStars(text('rating')),
      orgURL: text('link'),
      source: text('source'),
      picture: image === '' ? null : { bytes: bytesOfBase64(image.replaceAll(/\s+/g, '')) },
    },
    language,
  );
}

/** `4/5 stars`; of ten stars two are one. Halves, which no rating here has, are left out. */
function readStars(text: string): number | null {
  const [, given = '', all = '5'] = /^(\d{1,2}(?:\.\d)?)\s?(?:\/\s?(\d{1,2}))?/.exec(text) ?? [];
  const stars = (Number(given || Number.NaN) * 5) / Number(all);
  return Number.isInteger(stars) ? stars : null;
}

function readItems(list: XmlElement | undefined): HeadedItem[] {
  return xmlChildren(list).flatMap((child) => {
    if (child.name === 'inggroup')
      return [{ text: '', heading: xmlChildText(child, 'groupname') }, ...readItems(child)];
    return child.name === 'ingredient' || child.name === 'ingref' ? [readIngredient(child)] : [];
  });
}

/** A recipe that another one refers to (`ingref`) is an ingredient by its name. */
function readIngredient(element: XmlElement): HeadedItem {
  const isOptional = /^(?:yes|true)$/i.test(element.attributes['optional'] ?? '');
  return structuredIngredient({
    amount: xmlChildText(element, 'amount') || (element.attributes['amount'] ?? ''),
    unit: xmlChildText(element, 'unit'),
    food: xmlChildText(element, 'item') || xmlChildText(element, 'key') || ownText(element),
    note: isOptional ? 'optional' : '',
  });
}

function ownText(element: XmlElement): string {
  return element.children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}
