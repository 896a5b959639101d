import { type HeadedItem, readHeadingLine, structuredIngredient } from '../../cleaning/index.ts';
import { clockTime } from '../clock-time.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe, type WrittenRecipe } from '../migrated-recipe.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import { splitParagraphs } from '../text-facts.ts';
import {
  parseXml,
  xmlChild,
  xmlChildren,
  xmlChildText,
  xmlDescendants,
  type XmlElement,
  xmlText,
} from '../xml-tree.ts';

/** The recipes of a file of MasterCook's XML. */
export function listXmlRecipes(text: string): XmlElement[] {
  return xmlDescendants(parseXml(repairAttributes(text)), 'rcpe');
}

/** A recipe: `<RcpE name="…">` with `<IngR qty unit name>`, whose `<IPrp>` is the preparation, and `<DirT>`. */
export function readXmlRecipe(recipe: XmlElement, language: string): MigratedRecipe | null {
  const text = (...names: string[]) => xmlChildText(recipe, ...names);
  const attribute = (name: string, key: string) => xmlChild(recipe, name)?.attributes[key] ?? '';
  const { author = '', name = '' } = recipe.attributes;
  const source = text('srce');
  const address = attribute('alts', 'source');
  return migratedRecipe(
    {
      ...readLists(recipe),
      ...readYields(recipe),
      name,
      description: text('desc'),
      prepTime: clockTime(attribute('prpt', 'elapsed'), language),
      totalTime: clockTime(attribute('ttim', 'elapsed'), language),
      nutrition: readNutrition(recipe).nutrition,
      notes: [text('note'), text('servi')].filter((note) => note !== ''),
      categories: xmlChildren(xmlChild(recipe, 'cats'), 'catt').map(xmlText),
      tags: text('natn'),
      orgURL: /^(?:https?:|www\.)/i.test(address) ? address : '',
      source: source || author,
      extras: { ...readExtras(recipe), author: source === '' ? '' : author },
    },
    language,
  );
}

function readLists(recipe: XmlElement): WrittenRecipe {
  const ingredients = xmlChildren(recipe, 'ingr').map(readIngredient);
  const steps = xmlChildren(xmlChild(recipe, 'dirs'), 'dirt').flatMap((step) =>
    splitParagraphs(xmlText(step)),
  );
  return { ...listIngredients(ingredients), ...listSteps(steps.map((text) => ({ text }))) };
}

function readIngredient(element: XmlElement): HeadedItem {
  const { name = '', unit = '', qty = '', code = '' } = element.attributes;
  // A line of the kind S is a heading, and so is a bare line that ends with a colon.
  const isBare = qty === '' && unit === '';
  const heading = (isBare ? readHeadingLine(name) : null) ?? (code === 'S' ? name.trim() : null);
  if (heading !== null && heading !== '') return { text: '', heading };
  return structuredIngredient({ amount: qty, unit, food: name, note: xmlChildText(element, 'iprp') });
}

function readYields(recipe: XmlElement): WrittenRecipe {
  const { qty = '', unit = '' } = xmlChild(recipe, 'yield')?.attributes ?? {};
  return {
    yield: `${qty} ${unit}`.trim(),
    servings: xmlChild(recipe, 'serv')?.attributes['qty'],
  };
}

function readExtras(recipe: XmlElement): Record<string, string> {
  const ratings = xmlChildren(xmlChild(recipe, 'rats'), 'rate').map(
    ({ attributes }) => [`rating: ${attributes['name'] ?? ''}`, attributes['value'] ?? ''] as const,
  );
  return {
    ...Object.fromEntries(ratings),
    nutrition: readNutrition(recipe).rest,
    wine: xmlChildText(recipe, 'wine'),
    copyright: xmlChildText(recipe, 'cpyr'),
  };
}

/** Nutrition as far as it is understood: the text after `Per Serving (…):`. */
function readNutrition(recipe: XmlElement): ReturnType<typeof readNutritionText> {
  return readNutritionText(xmlChildText(recipe, 'nutr').replace(/^[^:;]{0,80}:/u, ''));
}

/**
 * MasterCook writes quotes, `<` and `&` into attributes as they are (`name="8" tortillas"`), which no XML allows: the
 * value of an attribute ends where the next one begins, or at the end of the tag.
 */
function repairAttributes(text: string): string {
  return text
    .split(/(?=<(?:IngR|RcpE|AltS)\s)/iu)
    .map((part) => (/^<(?:IngR|RcpE|AltS)\s/i.test(part) ? repairTag(part) : part))
    .join('');
}

function repairTag(tag: string): string {
  const open = /^<\w{1,20}\s{1,20}/.exec(tag)?.[0] ?? '';
  const end = /"\s{0,9}\/?>/.exec(tag);
  if (end === null) return tag;
  const body = tag.slice(open.length, end.index + 1);
  const attributes = body.split(/(?:^|"\s+)(?=[A-Za-z]{1,12}=")/u).map((part) => {
    const at = part.indexOf('="');
    const value = part
      .slice(at + 2)
      .trimEnd()
      .replace(/"$/u, '');
    return at < 0 ? '' : `${part.slice(0, at).trim()}="${escapeValue(value)}"`;
  });
  return `${open}${attributes.filter(Boolean).join(' ')}${tag.slice(end.index + 1)}`;
}

function escapeValue(value: string): string {
  return value
    .replaceAll(/&(?![a-z#]\w{1,8};)/giu, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
