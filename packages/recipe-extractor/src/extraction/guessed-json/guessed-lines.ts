import {
  type HeadedItem,
  headLines,
  isRecord,
  readHeadingLine,
  structuredIngredient,
} from '../../cleaning/index.ts';
import { FieldReader, isKeyOf, plainText } from './field-words.ts';

/** Groups in groups are read as one group. */
const maxDepth = 5;
/** More than any recipe has; the server refuses such a recipe by its count. */
const maxLines = 5000;

/** The ingredients of a value: lines of a text, a list of texts or of objects, groups of lists, or amounts by the food. */
export function guessIngredients(value: unknown, depth = 0): HeadedItem[] {
  return guessItems(splitAmounts(value), depth, guessIngredients, readIngredient);
}

/** The steps of a value, in the same shapes. */
export function guessSteps(value: unknown, depth = 0): HeadedItem[] {
  const items = guessItems(splitNumbered(value), depth, guessSteps, readStep);
  return items.map((item) => ({ ...item, text: item.text.replace(/^\s*\d{1,3}[.)]\s+/u, '') }));
}

/** A text in one line whose parts all begin with an amount: `200 g flour, 2 eggs`. */
function splitAmounts(value: unknown): unknown {
  if (typeof value !== 'string' || value.includes('\n')) return value;
  const parts = value.split(/[,;]\s+/u);
  return parts.length > 1 && parts.every((part) => /^\p{N}/u.test(part)) ? parts : value;
}

/** A text in one line whose steps are counted from one: `1. Mix. 2. Fry.` */
function splitNumbered(value: unknown): unknown {
  if (typeof value !== 'string' || value.includes('\n') || !/^\s*1[.)]\s/u.test(value)) return value;
  const parts = value.split(/(?<!\s)\s+(?=\d{1,2}[.)]\s)/u).filter((part) => part.trim() !== '');
  return parts.every((part, at) => Number.parseInt(part, 10) === at + 1) ? parts : value;
}

type ReadItems = (value: unknown, depth: number) => HeadedItem[];

function guessItems(
  value: unknown,
  depth: number,
  readList: ReadItems,
  readOne: (fields: FieldReader, item: Record<string, unknown>) => HeadedItem,
): HeadedItem[] {
  if (depth > maxDepth) return [];
  if (typeof value === 'string') return headLines(value);
  if (isRecord(value)) return guessNamed(value, depth, readList, readOne);
  if (!Array.isArray(value)) return [];
  return value.slice(0, maxLines).flatMap((item: unknown) => {
    if (isRecord(item)) return guessObject(item, depth, readList, readOne);
    if (Array.isArray(item))
      return isRow(item) ? [{ text: item.map(plainText).join(' ') }] : readList(item, depth + 1);
    return [guessLine(plainText(item))];
  });
}

/** Whether a list is one line in columns: `["2", "cups", "flour"]`. */
function isRow(item: readonly unknown[]): boolean {
  const texts = item.map(plainText);
  const isShort = texts.length > 1 && texts.length < 5 && texts.every((text) => text !== '');
  return isShort && /^[\p{N}]/u.test(texts[0] ?? '') && !texts.slice(1).some((text) => /^\p{N}/u.test(text));
}

function guessLine(line: string): HeadedItem {
  const heading = readHeadingLine(line);
  return heading === null ? { text: line } : { text: '', heading };
}

/** An object of a list: a group with a list of its own, a heading, or one line. */
function guessObject(
  item: Record<string, unknown>,
  depth: number,
  readList: ReadItems,
  readOne: (fields: FieldReader, item: Record<string, unknown>) => HeadedItem,
): HeadedItem[] {
  const fields = new FieldReader(item);
  const inner = fields.read('groupList');
  if (Array.isArray(inner))
    return [{ text: '', heading: fields.text('groupTitle') }, ...readList(inner, depth + 1)];
  if (
    item['isHeading'] === true ||
    item['isSection'] === true ||
    /^(?:heading|header|section)$/i.test(plainText(item['type']))
  )
    return [{ text: '', heading: fields.text('groupTitle') || fields.text('line') }];
  return [readOne(fields, item)];
}

/** An object instead of a list: lists by the names of their groups, objects by numbers, or amounts by their foods. */
function guessNamed(
  value: Record<string, unknown>,
  depth: number,
  readList: ReadItems,
  readOne: (fields: FieldReader, item: Record<string, unknown>) => HeadedItem,
): HeadedItem[] {
  return Object.entries(value)
    .slice(0, maxLines)
    .flatMap(([key, one]) => {
      const heading = /^\d+$/.test(key) || isKeyOf(key, 'groupList') ? '' : key;
      if (Array.isArray(one)) return [{ text: '', heading }, ...readList(one, depth + 1)];
      if (isRecord(one)) {
        const fields = new FieldReader(one);
        const isNamed = heading !== '' && fields.text('food') === '' && fields.text('line') === '';
        return [isNamed ? readIngredient(fields, one, key) : readOne(fields, one)];
      }
      return heading === ''
        ? [guessLine(plainText(one))]
        : [{ text: [plainText(one), key].filter(Boolean).join(' ') }];
    });
}

/** Amount, unit, food and note where there is an amount or no line; else the line as the program wrote it. */
function readIngredient(fields: FieldReader, _item: Record<string, unknown>, name = ''): HeadedItem {
  const food = fields.text('food') || name;
  const amount = fields.text('amount');
  const line = fields.text('line');
  if (line !== '' && (food === '' || amount === '')) return guessLine(line);
  const measure = fields.read('unit');
  const inner = amount === '' && isRecord(measure) ? new FieldReader(measure) : fields;
  const structured = structuredIngredient({
    amount: amount || inner.text('amount'),
    unit: inner.text('unit'),
    food,
    note: fields.text('lineNote'),
  });
  // A line of the program says the same in its own words.
  return line !== '' && line.includes(food) ? { ...structured, text: line } : structured;
}

function readStep(fields: FieldReader): HeadedItem {
  const text = fields.text('line') || fields.text('steps') || fields.text('weakSteps');
  const name = fields.text('groupTitle');
  if (text === '') return { text: name };
  // `Step 2` says no more than its place.
  const isHeading = name !== '' && name !== text && !/^\p{L}{0,12}\s?\d{1,3}[.:]?$/u.test(name);
  return isHeading ? { text, heading: name } : { text };
}
