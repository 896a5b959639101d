/** Finds recipes in data of no known vocabulary by their shape: a list of ingredients and steps side by side. */
import { isRecord } from '../../cleaning/index.ts';
import type { RecipeDraft } from '../types.ts';
import { pickBest } from './find-recipes.ts';
import { toList, type NodeGraph, type SchemaNode } from './schema-node.ts';
import { draftFromNode } from './schema-recipe.ts';
import { readPortions } from './portion-amounts.ts';
import { readNumber } from './schema-values.ts';
import { keyLetters } from './shaped-line.ts';
import { shapedIngredients, shapedSteps } from './shaped-lines.ts';

const ingredients = /ingred|zutat|raavar|skladnik|surovin|sastoj|malzeme/;
const stepsPattern =
  /instruction|direction|preparation|procedure|method|steps?$|zubereitung|elaboracion|preparo|bereiding|tillagning|fremgang|anweisung/;
/** Keys about a list, not of the list itself. */
const metadataPattern =
  /(?:count|ids?|url|title|heading|label|slug|time|minutes|tags?|filters?|search|image|video|unit|type)$/;
/** More objects of this shape are a list of other recipes. */
const maxShaped = 40;
const minLines = 2;
/** Keys that say the same as a property of schema.org. */
const knownProperties: Readonly<Record<string, readonly string[]>> = {
  name: ['title', 'name', 'headline', 'recipename', 'recipetitle'],
  description: ['description', 'summary', 'intro', 'introduction', 'excerpt', 'teaser', 'dek'],
  image: [
    'image',
    'imageurl',
    'images',
    'photo',
    'picture',
    'heroimage',
    'coverimage',
    'mainimage',
    'thumbnail',
  ],
  author: ['author', 'authors', 'chef', 'byline', 'creator'],
  recipeYield: [
    'servings',
    'recipeyield',
    'yield',
    'yields',
    'portions',
    'serves',
    'servingsize',
    'numberofservings',
    'persons',
  ],
  prepTime: ['preptime', 'preparationtime', 'preptimeminutes', 'prepminutes'],
  cookTime: ['cooktime', 'cookingtime', 'cooktimeminutes', 'cookminutes'],
  totalTime: ['totaltime', 'totaltimeminutes', 'totalminutes', 'duration', 'readyinminutes', 'time'],
};

/** The recipe of the data whose title is the page's, or else the one with most lines; null when there is none. */
export function bestShapedRecipe(
  { nodes, resolve }: NodeGraph,
  pageTitle: string | null,
): RecipeDraft | null {
  const shaped = nodes
    .map(buildSchemaNode)
    .filter((node) => node !== null)
    .slice(0, maxShaped);
  return pickBest(
    shaped.map((node) => draftFromNode(node, resolve)),
    pageTitle,
  );
}

/** The object in the words of schema.org, null where it has not the shape of a recipe. */
function buildSchemaNode(node: SchemaNode): SchemaNode | null {
  const ingredientKey = richestKey(node, ingredients);
  const stepKey = richestKey(node, stepsPattern);
  if (ingredientKey === null || stepKey === null) return null;
  const properties = renameProperties(node);
  const portions = readPortions(node[ingredientKey], readNumber(properties['recipeYield']));
  const lines = shapedIngredients(node[ingredientKey], portions);
  const steps = shapedSteps(node[stepKey]);
  if (lines.length < minLines || steps.length === 0) return null;
  return { ...properties, recipeIngredient: lines, recipeInstructions: steps };
}

/** The key of the largest value among those named so: a recipe may have a list, and the same list in groups. */
function richestKey(node: SchemaNode, pattern: RegExp): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [key, value] of Object.entries(node)) {
    const letters = keyLetters(key);
    if (!pattern.test(letters) || metadataPattern.test(letters)) continue;
    const size = measureSize(value);
    // Groups tell more than the same lines without them.
    const points = /group|section|step/.test(letters) ? size * grouped : size;
    if (points > most) [best, most] = [key, points];
  }
  return best;
}

const grouped = 100;

function measureSize(value: unknown): number {
  if (typeof value === 'string') return value.length > 20 ? 1 : 0;
  if (Array.isArray(value)) return value.length;
  return isRecord(value) ? Object.keys(value).length : 0;
}

function renameProperties(node: SchemaNode): SchemaNode {
  const byLetters = new Map(Object.entries(node).map(([key, value]) => [keyLetters(key), value]));
  const properties: SchemaNode = {};
  for (const [property, keys] of Object.entries(knownProperties)) {
    const value = keys.map((key) => byLetters.get(key)).find((found) => toList(found).length > 0);
    if (value !== undefined) properties[property] = value;
  }
  return properties;
}
