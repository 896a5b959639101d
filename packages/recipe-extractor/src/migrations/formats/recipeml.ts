import { type HeadedItem, structuredIngredient } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { recognizeBy } from '../file-head.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
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

/** RecipeML 0.5: XML with a recipe, several, or a menu of them, after its published DTD. */
export const recipeMl: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.xml', '.recipeml', '.rml'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(decodeText(bytes)),
      (recipe) => readRecipe(recipe, language),
    ),
  recognize: (file) =>
    recognizeBy(file, { marks: [/<(?:!DOCTYPE\s+)?recipeml[\s>]/i], endings: ['.recipeml', '.rml'] }),
};

function listRecipes(text: string): XmlElement[] {
  const recipes = xmlDescendants(parseXml(text), 'recipe').filter(
    (one) => xmlChild(one, 'head') !== undefined,
  );
  if (recipes.length === 0) throw new Error('There is no RecipeML recipe in this file');
  return recipes;
}

function readRecipe(recipe: XmlElement, language: string): MigratedRecipe | null {
  const head = xmlChild(recipe, 'head');
  const source = xmlChild(head, 'source');
  const url = /https?:\/\/\S+/i.exec(xmlText(source))?.[0];
  const subtitle = xmlChildText(head, 'subtitle');
  return migratedRecipe(
    {
      ...listIngredients(readItems(xmlChild(recipe, 'ingredients'), 'ing', readIngredient)),
      ...listSteps(readSteps(xmlChild(recipe, 'directions'))),
      ...readTimes(head),
      name: xmlChildText(head, 'title'),
      description: [subtitle, xmlChildText(recipe, 'description')].filter(Boolean).join('\n'),
      yield: readAmounts(xmlChild(head, 'yield')),
      categories: xmlChildren(xmlChild(head, 'categories'), 'cat').map(xmlText),
      tools: xmlDescendants(recipe, 'tool').map(xmlText),
      notes: readNotes(recipe),
      orgURL: url,
      source: oneLine(source)
        .replace(url ?? '', '')
        .trim(),
      extras: { version: xmlChildText(head, 'version'), nutrition: oneLine(xmlChild(recipe, 'nutrition')) },
    },
    language,
  );
}

function readNotes(recipe: XmlElement): string[] {
  const lists = [
    recipe,
    xmlChild(recipe, 'head'),
    xmlChild(recipe, 'ingredients'),
    xmlChild(recipe, 'directions'),
  ];
  return lists.flatMap((list) => xmlChildren(list, 'note').map(xmlText)).filter((note) => note !== '');
}

/** The times of a head by their kind; the first one without a kind, or with one of its own, is that of preparation. */
function readTimes(head: XmlElement | undefined): Record<string, string> {
  const times = xmlChildren(head, 'preptime').map(
    (time) => [timeField(time.attributes['type'] ?? ''), readAmounts(time)] as const,
  );
  return Object.fromEntries(times.toReversed());
}

function timeField(type: string): 'prepTime' | 'performTime' | 'totalTime' {
  if (/cook|bak|oven|grill/i.test(type)) return 'performTime';
  return /total|overall|ready/i.test(type) ? 'totalTime' : 'prepTime';
}

/** The lines of a list, those of its divisions (`ing-div`) below their titles. */
function readItems(
  list: XmlElement | undefined,
  name: string,
  read: (element: XmlElement, heading: string) => readonly HeadedItem[],
): HeadedItem[] {
  return xmlChildren(list).flatMap((child) => {
    if (child.name === name) return [...read(child, '')];
    if (child.name !== `${name}-div`) return [];
    const title = [xmlChildText(child, 'title'), xmlChildText(child, 'description')]
      .filter(Boolean)
      .join(': ');
    return [{ text: '', heading: title }, ...readItems(child, name, read)];
  });
}

function readIngredient(element: XmlElement): HeadedItem[] {
  const amounts = xmlChildren(element, 'amt');
  const [first] = amounts;
  const item = xmlChild(element, 'item');
  const food = [oneLine(xmlChild(element, 'modifier')), oneLine(item)].filter(Boolean).join(' ');
  const others = amounts.slice(1).map(readAmounts);
  const isOptional = /^(?:yes|true|1)$/i.test(element.attributes['optional'] ?? '');
  const notes = [
    ...others,
    ...['prep', 'ing-note'].map((name) => oneLine(xmlChild(element, name))),
    ...xmlChildren(element, 'alt-ing').map((other) => `or ${readIngredient(other)[0]?.text ?? ''}`),
    isOptional ? 'optional' : '',
  ];
  return [
    structuredIngredient({
      amount: quantityText(xmlChild(first, 'qty')),
      unit: [oneLine(xmlChild(first, 'size')), oneLine(xmlChild(first, 'unit'))].filter(Boolean).join(' '),
      food: food || oneLine(element),
      note: notes.filter(Boolean).join(', '),
    }),
  ];
}

/** `<qty>4</qty><unit>cups</unit>`, or the text where there are no parts. */
function readAmounts(element: XmlElement | undefined): string {
  const parts = xmlChildren(element, 'time').length > 0 ? xmlChildren(element, 'time') : [element];
  const texts = parts.map((part) =>
    xmlChild(part, 'qty') === undefined
      ? oneLine(part)
      : [
          quantityText(xmlChild(part, 'qty')),
          xmlChildText(part, 'size'),
          xmlChildText(part, 'unit', 'timeunit'),
        ]
          .filter(Boolean)
          .join(' '),
  );
  return texts.join(' ');
}

/** A number, a fraction (`<frac><n>1</n><d>2</d></frac>`), or a range of either (`<range><q1>2</q1><q2>3</q2></range>`). */
function quantityText(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  const range = element.name === 'range' ? element : xmlChild(element, 'range');
  if (range !== undefined) return ['q1', 'q2'].map((name) => quantityText(xmlChild(range, name))).join('-');
  const fraction = xmlChild(element, 'frac');
  if (fraction === undefined) return oneLine(element);
  const whole = element.children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
  return [whole, `${xmlChildText(fraction, 'n')}/${xmlChildText(fraction, 'd')}`].filter(Boolean).join(' ');
}

/** Steps of their own, or the paragraphs of the text. */
function readSteps(directions: XmlElement | undefined): HeadedItem[] {
  const steps = readItems(directions, 'step', (step) => [{ text: oneLine(step) }]);
  const divided = xmlChildren(directions, 'dir-div').flatMap((division) => [
    { text: '', heading: xmlChildText(division, 'title') },
    ...xmlChildren(division, 'step').map((step) => ({ text: oneLine(step) })),
  ]);
  if (steps.length + divided.length > 0) return [...steps, ...divided];
  return splitParagraphs(xmlText(directions)).map((text) => ({ text }));
}

function oneLine(element: XmlElement | undefined): string {
  return xmlText(element).replaceAll(/\s+/g, ' ');
}
