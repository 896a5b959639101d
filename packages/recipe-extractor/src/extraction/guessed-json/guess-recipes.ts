import { type HeadedItem, isRecord } from '../../cleaning/index.ts';
import { FieldReader, isKeyOf, plainText } from './field-words.ts';
import { guessIngredients, guessSteps } from './guessed-lines.ts';

/** A recipe in data of no known vocabulary, as its keys suggest; texts are as written, empty for none. */
export interface GuessedRecipe {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly HeadedItem[];
  readonly steps: readonly HeadedItem[];
  readonly notes: readonly string[];
  readonly yield: string;
  readonly servings: string;
  /** Words, ISO 8601, or a number of minutes. */
  readonly prepTime: string;
  readonly performTime: string;
  readonly totalTime: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly tools: readonly string[];
  readonly source: string;
  readonly url: string;
  readonly image: string;
  readonly rating: unknown;
  readonly nutrition: unknown;
  readonly date: string;
  readonly isFavorite: boolean;
  /** Texts and numbers under other keys. */
  readonly extras: Readonly<Record<string, string>>;
}

const maxDepth = 12;
/** Objects that are looked at. */
const maxObjects = 200_000;
/** Names of fields that hold the recipe and name nothing. */
const wrapper =
  /^(?:recipes?|data|results?|items?|hits?|props|pageprops|payload|response|content|rezepte?|recettes?|recetas?|receitas?|ricett[ae]|recepten?|recept|oppskrift(?:er)?|opskrift(?:er)?|przepisy?|рецепты?|レシピ|食谱|菜谱|레시피|وصفات?)$/iu;

/**
 * All recipes in data of no known vocabulary: objects with a title, and with ingredients or steps, wherever they are.
 * A title may stand beside the object that holds the lists. Steps alone count only where more tells of cooking, for
 * programs of all kinds have a name and steps.
 */
export function guessRecipes(data: unknown): GuessedRecipe[] {
  const found: GuessedRecipe[] = [];
  let left = maxObjects;
  const visit = (value: unknown, title: string, depth: number): void => {
    left -= 1;
    if (depth > maxDepth || left < 0) return;
    if (Array.isArray(value)) for (const one of value) visit(one, '', depth + 1);
    if (!isRecord(value)) return;
    const recipe = guessRecipe(value, title);
    if (recipe !== null) {
      found.push(recipe);
      return;
    }
    const own = new FieldReader(value).text('title');
    for (const [key, one] of Object.entries(value)) {
      if (typeof one !== 'object' || one === null) continue;
      visit(one, Array.isArray(one) ? '' : own || (isNaming(key) ? key : ''), depth + 1);
    }
  };
  visit(data, '', 0);
  return found;
}

/** Whether a key may be the name of the recipe below it: `{"Plum cake": {…}}`. */
function isNaming(key: string): boolean {
  return !wrapper.test(key) && /\p{L}{3}/u.test(key) && !/^[a-z]+(?:[A-Z][a-z]*)+$|_/.test(key);
}

function guessRecipe(object: Record<string, unknown>, outerTitle: string): GuessedRecipe | null {
  const fields = new FieldReader(object);
  const title = fields.text('title') || outerTitle;
  if (title === '') return null;
  const ingredients = guessIngredients(fields.read('ingredients')).filter(isSaid);
  const steps = readSteps(fields, ingredients.length > 0).filter(isSaid);
  if (ingredients.length === 0 && !standsAlone(fields, steps)) return null;
  const texts = readTexts(fields);
  const others = fields.others();
  return {
    title,
    ingredients,
    steps,
    ...texts,
    isFavorite: others.some(([key, value]) => /^(?:is)?fav(?:ou?rite)?$/.test(key) && value === true),
    extras: readExtras(others),
  };
}

function isSaid({ text, heading }: HeadedItem): boolean {
  return text.trim() !== '' || (heading ?? '') !== '';
}

/** `steps` and `method` are words of all trades: they count beside ingredients. */
function readSteps(fields: FieldReader, hasIngredients: boolean): HeadedItem[] {
  const sure = guessSteps(fields.read('steps'));
  if (sure.length > 0) return sure;
  return hasIngredients || hasSigns(fields) ? guessSteps(fields.read('weakSteps')) : [];
}

/** Several steps below a sure word, or any beside servings or times of cooking. */
function standsAlone(fields: FieldReader, steps: readonly HeadedItem[]): boolean {
  if (steps.length === 0) return false;
  return hasSigns(fields) || (Array.isArray(fields.read('steps')) && steps.length > 1);
}

function hasSigns(fields: FieldReader): boolean {
  return (['servings', 'prepTime', 'performTime'] as const).some((field) => fields.text(field) !== '');
}

function readTexts(fields: FieldReader) {
  const list = (field: 'notes' | 'categories' | 'tags' | 'tools') => textsIn(fields.read(field));
  const source = fields.text('source');
  const url = fields.text('url');
  const isAddress = /^https?:\/\//i.test(source);
  return {
    description: fields.text('description'),
    notes: list('notes'),
    yield: fields.text('yield'),
    servings: fields.text('servings'),
    prepTime: timeText(fields.read('prepTime')),
    performTime: timeText(fields.read('performTime')),
    totalTime: timeText(fields.read('totalTime')),
    categories: list('categories').flatMap(splitNames),
    tags: list('tags').flatMap(splitNames),
    tools: list('tools').flatMap(splitNames),
    source: isAddress ? '' : source,
    url: /^https?:\/\//i.test(url) ? url : isAddress ? source : '',
    image: imageIn(fields.read('image')),
    rating: fields.read('rating'),
    nutrition: fields.read('nutrition'),
    date: fields.text('date'),
  };
}

function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .map((one) => (isRecord(one) ? readText(new FieldReader(one)) : plainText(one)))
    .filter((text) => text !== '');
}

function readText(fields: FieldReader): string {
  return fields.text('line') || fields.text('title');
}

function splitNames(text: string): string[] {
  return text
    .split(/[,;、،\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** A number counts minutes; `{amount: 30, unit: "min"}` is told in words. */
function timeText(value: unknown): string {
  if (!isRecord(value)) return typeof value === 'number' ? `PT${Math.round(value)}M` : plainText(value);
  const [hours, minutes] = [value['hours'], value['minutes']].map((part) => Number(part ?? 0));
  if (hours || minutes) return `PT${hours || 0}H${minutes || 0}M`;
  const fields = new FieldReader(value);
  return [fields.text('amount'), fields.text('unit')].filter(Boolean).join(' ') || fields.text('line');
}

function imageIn(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(first) ? plainText(first['url'] ?? first['src'] ?? first['href']) : plainText(first);
}

const maxExtraLength = 2000;
/** Keys of databases say nothing of the recipe. */
const bookkeeping =
  /^(?:id|uid|uuid|slug|version|type|context|schema|createdby|updatedat|updated|modified|userid|locale|language|lang)$/;

function readExtras(others: readonly [string, unknown][]): Record<string, string> {
  return Object.fromEntries(
    others
      .filter(([key]) => key !== '' && !bookkeeping.test(key) && !isKeyOf(key, 'title'))
      .map(([key, value]) => [key, textsIn(value).join(', ').slice(0, maxExtraLength)] as const)
      .filter(([, text]) => text !== ''),
  );
}
