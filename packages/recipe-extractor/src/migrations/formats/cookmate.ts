import { headLines } from '../../cleaning/index.ts';
import { fileName, getFolder, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, readHead } from '../file-head.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import { withoutNumber } from '../without-number.ts';
import {
  isXmlOf,
  parseXml,
  xmlChildren,
  xmlChildText,
  xmlDescendants,
  type XmlElement,
  xmlText,
} from '../xml-tree.ts';

/**
 * COOKmate, formerly My CookBook: XML of the element `cookbook`, in a zip (`.mcb`) with the pictures. Known from its
 * exports alone.
 */
export const cookmate: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.xml'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(decodeText(bytes)),
      (recipe) => readRecipe(recipe, name, language),
    ),
  recognize: (file) => (isXmlOf(readHead(file), 'cookbook') ? certainty.declared : certainty.none),
};

function listRecipes(text: string): XmlElement[] {
  const [book] = xmlDescendants(parseXml(text), 'cookbook');
  if (book === undefined) throw new Error('There is no recipe of COOKmate in this file');
  return xmlChildren(book, 'recipe');
}

function readRecipe(recipe: XmlElement, file: string, language: string): MigratedRecipe | null {
  const text = (...names: string[]) => xmlChildText(recipe, ...names);
  const steps = headLines(text('recipetext', 'directions', 'recipe'));
  const { nutrition, rest } = readNutritionText(text('nutrition'));
  const notes = [text('comments', 'comment', 'notes'), text('video')].filter((note) => note !== '');
  return migratedRecipe(
    {
      ...listIngredients(headLines(text('ingredient', 'ingredients'))),
      ...listSteps(steps.map((step) => ({ ...step, text: withoutNumber(step.text) }))),
      name: text('title'),
      description: text('description'),
      yield: text('quantity', 'yield'),
      prepTime: text('preptime'),
      performTime: text('cooktime'),
      totalTime: text('totaltime'),
      notes,
      nutrition,
      categories: listNames(recipe, 'category'),
      tags: listNames(recipe, 'tag'),
      rating: readStars(text('rating')),
      orgURL: text('url'),
      source: text('source'),
      isFavorite: /^(?:true|1|yes)$/i.test(text('favorite', 'favourite')),
      extras: { nutrition: rest },
      picture: readPicture(recipe, file),
    },
    language,
  );
}

/** Each name in an element of its own, or in one of a list. */
function listNames(recipe: XmlElement, name: string): string[] {
  const lists = [...xmlChildren(recipe, name), ...xmlChildren(recipe, `${name}s`, name.replace(/y$/, 'ies'))];
  return lists
    .flatMap((list) => xmlText(list).split(/[\n,;]/u))
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Stars are whole here: `4.0` are four. */
function readStars(text: string): number | null {
  const stars = Number(text || Number.NaN);
  return Number.isInteger(stars) ? stars : null;
}

/** The path is that of the telephone: its last part is the file beside the XML. */
function readPicture(recipe: XmlElement, file: string): MigratedPicture {
  const name = fileName(xmlChildText(recipe, 'imagepath', 'image').replaceAll('\\', '/'));
  const url = xmlChildText(recipe, 'imageurl');
  const folder = getFolder(file);
  const paths = name === '' ? [] : [`${folder}images/${name}`, `${folder}${name}`];
  return { paths, url: /^https?:/i.test(url) ? url : null };
}
