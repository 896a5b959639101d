/** A schema.org Recipe node to a draft. */
import { inlineText, isRecord, nutritionFields } from '../../cleaning/index.ts';
import { readTime } from '../fields/duration.ts';
import { lengthWithoutUnitCopy, withoutCopies } from '../fields/repeats.ts';
import { groupLines, isEmptyLine, isHeadingLine, tidyIngredient } from '../fields/ingredient-lines.ts';
import { isWidget } from '../fields/page-widgets.ts';
import { htmlLines } from '../page/html-lines.ts';
import type { NutritionTexts, RecipeDraft } from '../types.ts';
import { readInstructions } from './schema-instructions.ts';
import { toList, type SchemaNode } from './schema-node.ts';
import { readImages, readNames, readNumber, type Resolve, readTerms, readText } from './schema-values.ts';

const maxNameLength = 100;
/** `<strong>For the icing</strong>`, `**For the icing**`. */
const nameMarkup = /^(?:<(?:b|strong|u|h[1-6])>[^<>]+<\/(?:b|strong|u|h[1-6])>|\*\*[^*]+\*\*):?$/i;

/** Reads every field that the node tells; tolerates older property names. */
export function draftFromNode(node: SchemaNode, resolve: Resolve): RecipeDraft {
  const lines = ingredientLines(node['recipeIngredient'] ?? node['ingredients'] ?? node['supply']);
  const rating = readRating(resolve(toList(node['aggregateRating'])[0]));
  return {
    title: readText(node['name'] ?? node['headline']),
    description: readText(node['description']),
    images: [...readImages(node['image'], resolve), ...readImages(node['thumbnailUrl'], resolve)],
    author: readNames(node['author'] ?? node['creator'], resolve),
    yieldTexts: yieldTexts(node['recipeYield'] ?? node['yield']),
    prepTime: readTime(node['prepTime']),
    cookTime: readTime(node['cookTime'] ?? node['performTime']),
    totalTime: readTime(node['totalTime']),
    ingredients: lines.filter((line) => !isHeadingLine(line)),
    ingredientGroups: lines.some(isHeadingLine) ? groupLines(lines) : [],
    sections: readInstructions(node['recipeInstructions'] ?? node['instructions'] ?? node['step'], resolve),
    nutrition: nutritionTexts(resolve(toList(node['nutrition'])[0])),
    category: readTerms(node['recipeCategory']),
    cuisine: readTerms(node['recipeCuisine']),
    keywords: readTerms(node['keywords']),
    ...rating,
    language: readText(node['inLanguage']),
    url: readUrl(node['url'] ?? node['mainEntityOfPage']),
  };
}

function ingredientLines(value: unknown): string[] {
  const items = toList(value);
  const lines = items.flatMap((item) => {
    if (Array.isArray(item)) return item.map((part) => readText(part) ?? '');
    if (isRecord(item)) return [readText(item['text'] ?? item['name'] ?? item['item']) ?? ''];
    // A single string holds all lines; in a list each string is one.
    return items.length === 1 ? htmlLines(String(item)) : [readLine(item)];
  });
  const once = withoutCopies(
    lines.map(tidyIngredient).filter((line) => !isEmptyLine(line) && !isWidget(line)),
    (line) => line,
  );
  return once.slice(0, lengthWithoutUnitCopy(once));
}

/** A line; one that is wholly in bold or in a heading names a group. */
function readLine(item: unknown): string {
  const text = inlineText(item);
  if (typeof item !== 'string' || item.length > maxNameLength || !nameMarkup.test(item.trim())) return text;
  return `${text.replace(/\*\*/g, '').replace(/:$/, '')}:`;
}

function yieldTexts(value: unknown): string[] {
  return toList(value)
    .map((item) => (isRecord(item) && item['value'] !== undefined ? amountText(item) : readText(item)))
    .filter((text) => text !== null)
    .filter((text) => text !== '');
}

/** A QuantitativeValue as text. */
function amountText(node: SchemaNode): string {
  return `${inlineText(node['value'])} ${inlineText(node['unitText'])}`.trim();
}

function readRating(node: unknown): { rating: number | null; ratingsCount: number | null } {
  if (!isRecord(node)) return { rating: null, ratingsCount: null };
  const count = readNumber(node['ratingCount'] ?? node['reviewCount']);
  return { rating: readNumber(node['ratingValue']), ratingsCount: count === null ? null : Math.round(count) };
}

function nutritionTexts(node: unknown): NutritionTexts {
  const texts: NutritionTexts = {};
  if (!isRecord(node)) return texts;
  for (const field of [...nutritionFields, 'servingSize'] as const) {
    const text = readText(node[field]);
    if (text !== null) texts[field] = text;
  }
  return texts;
}

function readUrl(value: unknown): string | null {
  const [first] = toList(value);
  const address = isRecord(first) ? (first['@id'] ?? first['url']) : first;
  return typeof address === 'string' && /^https?:\/\//i.test(address) ? address : null;
}
