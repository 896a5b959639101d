/**
 * Items that a page marks up in its own elements: microdata, RDFa and the classes of microformats.
 */
import { type Page, type PageElement, walk } from '../page/element.ts';
import { readBlocks } from '../page/blocks.ts';
import { elementLines, elementText } from '../page/page-text.ts';
import { isStepLabel } from '../fields/step-labels.ts';
import { type Dialect, microdata, microformats, rdfa } from './item-dialects.ts';
import { toList, type SchemaNode } from './schema-node.ts';

/** Properties whose value is text of several lines. */
const lineProperties: ReadonlySet<string> = new Set(['recipeInstructions', 'recipeIngredient']);
/** Properties that are addresses even where the element also has text. */
const addressProperties: ReadonlySet<string> = new Set([
  'image',
  'url',
  'contentUrl',
  'thumbnailUrl',
  'mainEntityOfPage',
]);

/** Top-level items of the page in microdata. */
export function readMicrodata(page: Page): SchemaNode[] {
  return page.elements.some((element) => element.attributes.itemprop !== undefined)
    ? readItems(page, microdata)
    : [];
}

/** Top-level items of the page in RDFa. */
export function readRdfa(page: Page): SchemaNode[] {
  return page.elements.some((element) => element.attributes.typeof !== undefined)
    ? readItems(page, rdfa)
    : [];
}

/** Recipes marked with the classes of hRecipe and h-recipe. */
export function readMicroformats(page: Page): SchemaNode[] {
  return readItems(page, microformats);
}

function readItems(page: Page, dialect: Dialect): SchemaNode[] {
  const items: SchemaNode[] = [];
  // Properties outside of every item still describe the page.
  const loose = newNode('');
  readChildren(page.root, { dialect, item: loose, items, told: [] });
  joinSteps(loose);
  if (Object.keys(loose).length > 1) items.push(loose);
  return items;
}

interface Cursor {
  readonly dialect: Dialect;
  /** Properties of lines that an element around this one has told already. */
  readonly told: readonly string[];
  /** Item that receives the properties found. */
  readonly item: SchemaNode;
  /** Items that are no property of another. */
  readonly items: SchemaNode[];
}

function readChildren(element: PageElement, cursor: Cursor): void {
  for (const child of element.children) if (typeof child !== 'string') readElement(child, cursor);
}

function readElement(element: PageElement, cursor: Cursor): void {
  const { dialect, item, items } = cursor;
  const type = dialect.itemType(element);
  const properties = dialect.properties(element);
  if (type === null) {
    const own = properties.filter(
      (name) => !cursor.told.includes(name) && !isDivided(element, name, dialect),
    );
    for (const name of own) addProperty(item, name, elementValue(element, name));
    const lines = own.filter((name) => lineProperties.has(name));
    readChildren(element, lines.length === 0 ? cursor : { ...cursor, told: [...cursor.told, ...lines] });
    return;
  }
  const node = newNode(type);
  // An ingredient that is an item of its own is still one line.
  for (const name of properties)
    addProperty(item, name, name === 'recipeIngredient' ? elementText(element) : node);
  if (properties.length === 0 || isRecipeType(type)) items.push(node);
  readChildren(element, { ...cursor, item: node });
  joinSteps(node);
  if (Object.keys(node).length === 1 && !isRecipeType(type))
    node['text'] = node['name'] = elementText(element);
}

/** Whether several elements inside tell the lines of a property one by one; one inside is only a part of the line. */
function isDivided(element: PageElement, property: string, { properties }: Dialect): boolean {
  if (!lineProperties.has(property)) return false;
  let parts = 0;
  walk(element, (inner) => {
    if (inner === element) return true;
    if (parts < 2 && properties(inner).includes(property)) parts += 1;
    return parts < 2;
  });
  return parts > 1;
}

function isRecipeType(type: string): boolean {
  return /recipe$/i.test(type);
}

function newNode(type: string): SchemaNode {
  const node = Object.create(null) as SchemaNode;
  node['@type'] = type.split(/\s+/);
  return node;
}

/** Fewer elements may each hold several steps. */
const minStepElements = 3;

/** Elements that hold a text each are a step each, however many lines they have; a list has its own steps. */
function joinSteps(node: SchemaNode): void {
  const values = toList(node['recipeInstructions']);
  const texts = values.filter((value) => Array.isArray(value));
  if (texts.length === 0) return;
  const isStepEach = texts.length >= minStepElements && texts.length === values.length;
  node['recipeInstructions'] = isStepEach ? texts.map(joinLines) : values.flat();
}

function joinLines(lines: readonly unknown[]): string {
  const texts = lines.filter((line) => typeof line === 'string');
  return texts.filter((line) => texts.length === 1 || !isStepLabel(line)).join(' ');
}

function addProperty(node: SchemaNode, name: string, value: unknown): void {
  const known = node[name];
  const added = toList(value);
  if (added.length === 0) return;
  if (Array.isArray(known)) known.push(...added);
  else node[name] = known === undefined ? added : [known, ...added];
}

function elementValue(element: PageElement, property: string): unknown {
  const { attributes, tag } = element;
  if (attributes.content !== undefined && attributes.content !== '') return attributes.content;
  if (attributes.datetime !== undefined) return attributes.datetime;
  if (tag === 'img' || tag === 'source')
    return attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes.src;
  if (tag === 'meter' || tag === 'data') return attributes.value ?? elementText(element);
  if (addressProperties.has(property)) return attributes.href ?? attributes.src;
  if (property === 'recipeInstructions') return stepLines(element);
  if (property === 'author') return elementLines(element)[0];
  // The text of a step may hold several paragraphs, which are steps each.
  if (property === 'text') return elementLines(element).join('\n');
  return lineProperties.has(property) ? itemLines(element) : elementText(element);
}

/** Steps are the list's items where there are some; text around the list is no step. Lines of a text are a list of their own. */
function stepLines(element: PageElement): (string | readonly string[])[] {
  const items: string[] = [];
  walk(element, (inner) => {
    if (inner.tag !== 'li') return true;
    items.push(elementText(inner));
    return false;
  });
  if (items.length > 1) return items.filter((text) => text !== '');
  const lines = elementLines(element);
  return lines.length === 0 ? [] : [lines];
}

/** An element for each ingredient is a line each; a single element for all of them breaks lines itself. */
function itemLines(element: PageElement): string[] {
  const blocks = readBlocks(element).filter((block) => block.kind !== 'heading');
  const isMeasured = blocks.length > 1 && blocks.every((block) => /^[\d½¼¾⅓⅔]/.test(block.text));
  const isContainer =
    (blocks.length > 2 || isMeasured) &&
    blocks.some(
      (block) =>
        block.kind === 'item' ||
        block.kind === 'row' ||
        block.element === element ||
        block.element.tag === 'p',
    );
  return isContainer ? blocks.map((block) => block.text) : [elementText(element)];
}
