import type { Recipe } from '@hearth/contract';
import type { ExportedPicture, ExportFormat } from './export-formats.ts';

/**
 * The recipe itself beside its text: the formats of exports have no place for all that a recipe says, such as the parts
 * of an ingredient in Markdown. The record is a comment of the format, or a key of its own in JSON-LD, which other
 * programs pass over. It counts only while the text beside it is the one that it was written with: an edit of the
 * file is an edit of the recipe.
 */
export interface OwnRecord {
  readonly recipe: PortableRecipe;
  /** Address or path of the picture, as a path: not encoded. */
  readonly picture: string | null;
}

/**
 * A recipe without what means something on its own server only: people, and what only archives bring. Its id is that of
 * the recipe among the files of one export, where others have it as an ingredient.
 */
export type PortableRecipe = Readonly<Record<string, unknown>>;

const mark = 'hearth:recipe';
const comments = {
  cooklang: { start: `\n[- ${mark} `, end: ' -]\n' },
  markdown: { start: `\n<!-- ${mark} `, end: ' -->\n' },
} as const;

/** The recipe as files of every format carry it. */
export function portableRecipe(recipe: Recipe): PortableRecipe {
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  const { recipeServings, recipeYieldQuantity, recipeYield, prepTime, performTime, cookTime, totalTime } =
    recipe;
  return {
    id: recipe.id,
    name: recipe.name,
    description: recipe.description,
    recipeServings,
    recipeYieldQuantity,
    recipeYield,
    prepTime,
    performTime,
    cookTime,
    totalTime,
    recipeCategory: names(recipe.recipeCategory),
    tags: names(recipe.tags),
    tools: names(recipe.tools),
    rating: recipe.rating,
    orgURL: recipe.orgURL,
    dateAdded: recipe.dateAdded,
    recipeIngredient: recipe.recipeIngredient.map(portableIngredient),
    recipeInstructions: recipe.recipeInstructions.map(({ id: _id, ...step }) => step),
    nutrition: recipe.nutrition,
    notes: recipe.notes,
    extras: recipe.extras,
  };
}

function portableIngredient(ingredient: Recipe['recipeIngredient'][number]): object {
  const { unit, food, referencedRecipe, display: _display, isFood: _isFood, ...fields } = ingredient;
  const named = (one: { readonly name: string; readonly pluralName?: string | null | undefined } | null) =>
    one === null ? null : { name: one.name, ...(one.pluralName ? { pluralName: one.pluralName } : {}) };
  return { ...fields, unit: named(unit), food: named(food), ...linkedRecipe(referencedRecipe) };
}

function linkedRecipe(linked: Recipe['recipeIngredient'][number]['referencedRecipe']): object {
  if (linked === null) return {};
  const { id, slug, name } = linked;
  return { referencedRecipe: { id, slug, name } };
}

/** A file with the record of its recipe. */
export function withOwnRecord(
  format: ExportFormat,
  text: string,
  recipe: Recipe,
  picture: ExportedPicture,
): string {
  const record = { recipe: portableRecipe(recipe), picture: plainPath(format, picture) };
  if (format === 'json-ld') return withKey(text, record);
  const { start, end } = comments[format];
  return `${text}${start}${commentText({ ...record, digest: computeDigest(text.trim()) })}${end}`;
}

/** Cooklang has paths, the others have addresses. */
function plainPath(format: ExportFormat, picture: ExportedPicture): string | null {
  if (picture === null || format === 'cooklang' || /^https?:/i.test(picture)) return picture;
  return decodeURIComponent(picture);
}

function withKey(text: string, record: OwnRecord): string {
  const thing = JSON.parse(text) as Record<string, unknown>;
  const digest = computeDigest(JSON.stringify(thing));
  return `${escapeTags(JSON.stringify({ ...thing, [mark]: { ...record, digest } }, null, 2))}\n`;
}

/** No sign in it ends the comment, and none begins another. */
function commentText(value: object): string {
  return escapeTags(JSON.stringify(value))
    .replace(/>/g, '\\u003e')
    .replace(/-(?=[-\]])/g, '\\u002d');
}

function escapeTags(json: string): string {
  return json.replace(/</g, '\\u003c');
}

/** The record of a text file; null without one, and where the text beside it was changed since. */
export function findOwnRecord(text: string): OwnRecord | null {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  if (!plain.includes(mark)) return null;
  if (/^\s*\{/.test(plain)) return recordOfKey(parseJson(plain));
  for (const { start, end } of Object.values(comments)) {
    if (!plain.trimEnd().endsWith(end.trimEnd())) continue;
    const from = plain.lastIndexOf(start);
    const json = plain.trimEnd().slice(from + start.length, -end.trimEnd().length);
    if (from >= 0) return checkRecord(parseJson(json), plain.slice(0, from).trim());
  }
  return null;
}

function recordOfKey(thing: unknown): OwnRecord | null {
  if (!isObject(thing)) return null;
  const { [mark]: record, ...rest } = thing;
  return checkRecord(record, JSON.stringify(rest));
}

/** The value as a record if it belongs to that text. */
function checkRecord(value: unknown, beside: string): OwnRecord | null {
  if (!isObject(value) || !isObject(value['recipe'])) return null;
  if (value['digest'] !== computeDigest(beside)) return null;
  const { recipe, picture } = value;
  return { recipe, picture: typeof picture === 'string' ? picture : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** FNV-1a of 64 bits over UTF-16: it tells an edited text from the one that was written, and guards against nobody. */
function computeDigest(written: string): string {
  // Half characters do not outlive a file.
  const text = written.replace(/\p{Surrogate}/gu, '\uFFFD');
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (let at = 0; at < text.length; at += 1) {
    low = (low ^ text.charCodeAt(at)) >>> 0;
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 0x1_0000_0000)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

const indexMark = '<!-- hearth:index -->';

/** Marks a list of recipes, which has no recipe of its own. */
export function markIndex(text: string): string {
  return `${text}\n${indexMark}\n`;
}

/** Whether a text is such a list. */
export function isMarkedIndex(text: string): boolean {
  return text.trimEnd().endsWith(indexMark);
}
