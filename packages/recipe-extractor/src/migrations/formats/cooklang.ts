import { fileName, getFolder, picturePaths, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, hasEnding, readHead } from '../file-head.ts';
import { plainText, toList } from '../field-values.ts';
import { nutritionFields } from '../../cleaning/index.ts';
import { splitFrontMatter } from '../../front-matter/index.ts';
import { readRecipeTexts } from '../../text/index.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { minutesText } from '../minutes-text.ts';
import { splitList } from '../text-facts.ts';
import { cooklangBody } from './cooklang-body.ts';
import { type Fact, factNames, flattenFields, isKnownFact, nameFacts } from './cooklang-facts.ts';

/**
 * Cooklang: `*.cook`, a text a recipe with its ingredients marked in the steps, the picture beside it. After the
 * specification of cooklang.org, its conventions for metadata, and the extended syntax of its reference parser.
 */
export const cooklang: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.cook'),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
  recognize: (file) => {
    const head = readHead(file);
    const isMarked = /(?:^|[\s(])@[^@#~{}\n]+\{[^@#~{}\n]*\}/m.test(head);
    if (hasEnding(file, '.cook')) {
      const hasMarks = isMarked || /(?:^|[\s(])[@#~][\p{L}{]|^>>\s|^---\s/mu.test(head);
      // A text without any mark may still be steps; with a list of ingredients it is a plain recipe.
      return hasMarks ? certainty.declared : hasRecipe(head) ? certainty.none : certainty.possible;
    }
    // Code has marks and braces as well, but no amounts in them.
    const hasMore = /(?:@|#)[^@#~{}\n<>;]{1,60}\{[^}\n]{0,20}%|~[^@#~{}\n]{0,30}\{\d|^>>\s/m.test(head);
    return isMarked && hasMore ? certainty.shaped : certainty.none;
  },
};

function hasRecipe(text: string): boolean {
  return readRecipeTexts(text).some(({ ingredients }) => ingredients.length > 0);
}

/** The older way to write a fact: `>> servings: 4`. */
const factPattern = /^>>\s{0,9}([^:\n]{1,60}):(.*)$/;

function readRecipe({ name, bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const { matter, body: rest } = splitFrontMatter(decodeText(bytes));
  const lines = rest.split(/\r\n?|\n/u);
  const facts = nameFacts({ ...olderFacts(lines), ...flattenFields(Object.fromEntries(matter ?? [])) });
  const text = (fact: Fact) => listTexts(facts, fact).join(', ');
  // A file may have `course` and `category`: lists take all of them.
  const list = (fact: Fact) =>
    factNames[fact].flatMap((key) => {
      const values = listValues(facts[key]);
      // The entries of a list are names already.
      return Array.isArray(facts[key]) ? values : values.flatMap(splitList);
    });
  const body = cooklangBody(lines.filter((line) => !factPattern.test(line)));
  const time = (fact: Fact) => timeText(text(fact), language);
  return migratedRecipe(
    {
      ...body,
      name: text('title') || fileName(name).replace(/\.cook$/i, ''),
      description: text('description'),
      yield: text('yield').replaceAll('%', ' '),
      servings: text('servings').split('|', 1)[0],
      prepTime: time('prepTime'),
      performTime: time('performTime'),
      totalTime: time('totalTime'),
      notes: [...listTexts(facts, 'notes'), ...body.notes],
      categories: list('categories'),
      tools: [...new Set([...list('tools'), ...toList(body.tools).map(plainText)])].map((name) => ({ name })),
      tags: [...list('tags'), ...list('cuisine'), ...list('diet')],
      ...readSource(text),
      dateAdded: text('date'),
      rating: text('rating'),
      nutrition: nutritionIn(facts),
      extras: { ...otherFacts(facts), ...readSource(text).extras },
      picture: readPicture(name, text('image')),
    },
    language,
  );
}

function olderFacts(lines: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, key = '', value = ''] = factPattern.exec(line) ?? [];
      // `>> [mode]: steps` tells the parser something.
      return key.trim() === '' || key.trim().startsWith('[')
        ? []
        : [[key.trim().toLowerCase(), value.trim()]];
    }),
  );
}

function listTexts(facts: Readonly<Record<string, unknown>>, fact: Fact): string[] {
  const value = factNames[fact]
    .map((key) => facts[key])
    .find((one) => one !== undefined && one !== null && one !== '');
  return listValues(value);
}

function listValues(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(plainText).filter((text) => text.trim() !== '');
}

/** A bare number is one of minutes. */
function timeText(text: string, language: string): string | null {
  return /^\d{1,5}$/.test(text) ? minutesText(Number(text), language) : text || null;
}

/** A source in words comes before the author, who is kept beside it; an address is one of its own. */
function readSource(text: (fact: Fact) => string): {
  orgURL: string;
  source: string;
  extras: Record<string, string>;
} {
  const [source, author, url] = [text('source'), text('author'), text('url')];
  const isAddress = /^https?:\/\/\S+$/i.test(source);
  const words = isAddress ? '' : source;
  return {
    orgURL: /^https?:/i.test(url) ? url : isAddress ? source : '',
    source: words || author,
    extras: words === '' || words === author ? {} : { author },
  };
}

function otherFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([key]) => !isKnownFact(key) && !isNutrient(key))
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(extraText) : extraText(value)]),
  );
}

const nutrientKeys = new Map(nutritionFields.map((field) => [`nutrition.${field}`.toLowerCase(), field]));

function isNutrient(key: string): boolean {
  return nutrientKeys.has(key);
}

function nutritionIn(facts: Readonly<Record<string, unknown>>): Record<string, string> {
  const found = [...nutrientKeys].map(([key, field]) => [field, plainText(facts[key])] as const);
  return Object.fromEntries(found.filter(([, text]) => text !== ''));
}

function extraText(value: unknown): unknown {
  return typeof value === 'boolean' ? value : plainText(value);
}

function readPicture(name: string, image: string): MigratedRecipe['picture'] {
  const stem = fileName(name).replace(/\.cook$/i, '');
  const isAddress = /^https?:/i.test(image);
  const named = image === '' || isAddress ? [] : [`${getFolder(name)}${image.replace(/^\.\//, '')}`];
  return { paths: [...named, ...picturePaths(`${getFolder(name)}${stem}`)], url: isAddress ? image : '' };
}
