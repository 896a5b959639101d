import { unzipSync } from 'fflate';
import { displayIngredient } from '@hearth/domain/ingredients/display';
import { type HeadedItem, isRecord } from '../../cleaning/index.ts';
import { certainty, readHead } from '../file-head.ts';
import { listSteps } from '../headed-items.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { minutesText } from '../minutes-text.ts';
import { toList, plainText } from '../field-values.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import {
  type MigratedParts,
  type MigratedPicture,
  type MigratedRecipe,
  migratedRecipe,
  readParts,
} from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';

/** One recipe with its picture; archives of several are not read here. */
const maxBytes = 40 * 1024 * 1024;
const maxFiles = 50;

/** Tandoor: a zip of zips, each with `recipe.json` and `image.*`. */
export const tandoor: MigrationFormat = {
  sourcesAmong: (names) => {
    const archives = withEnding(names, '.zip');
    return archives.length > 0 ? archives : withEnding(names, 'recipe.json');
  },
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
  recognize: (file) => {
    const head = readHead(file);
    // The first file of a zip is named in its first bytes.
    if (isZip(file.bytes)) return /^PK[\s\S]{28}recipe\.json/.test(head) ? certainty.shaped : certainty.none;
    const isOwn = /"(?:working_time|servings_text|waiting_time)"\s*:/.test(head) && /^\s*\{/.test(head);
    return isOwn ? certainty.declared : certainty.none;
  },
};

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function readRecipe({ name, bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const files = isZip(bytes) ? Object.entries(unpacked(bytes)) : [[name, bytes] as const];
  const json = files.find(([name]) => name.toLowerCase().endsWith('.json'))?.[1];
  if (json === undefined) throw new Error('There is no recipe in this archive');
  const fields: unknown = JSON.parse(decodeText(json));
  if (!isRecord(fields)) throw new Error('There is no recipe in this archive');
  const steps = toList(fields['steps']).filter(isRecord);
  const { lines, headings, parts } = readIngredients(steps);
  return migratedRecipe(
    {
      name: fields['name'],
      description: fields['description'],
      yield: readYield(fields),
      ...readTimes(fields, language),
      ingredients: lines,
      headings,
      parts,
      ...listSteps(steps.flatMap(readStep)),
      nutrition: readNutrition(fields['nutrition']),
      tags: toList(fields['keywords'])
        .filter(isRecord)
        .map(({ name }) => name),
      source: fields['source_url'],
      dateAdded: fields['created_at'],
      picture: readPicture(files),
    },
    language,
  );
}

/** The files of an inner archive; declared sizes are checked before anything is unpacked, and files cut there. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let files = 0;
  return unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      files += 1;
      if (total > maxBytes || files > maxFiles) throw new Error('This recipe is too large');
      return true;
    },
  });
}

/** The lines of all steps; the name of a step heads its first one. */
function readIngredients(steps: readonly Record<string, unknown>[]): {
  lines: string[];
  headings: Map<number, string>;
  parts: (MigratedParts | null)[];
} {
  const lines: string[] = [];
  const parts: (MigratedParts | null)[] = [];
  const headings = new Map<number, string>();
  for (const step of steps) {
    const own = toList(step['ingredients']).filter(isRecord);
    let heading = own.length > 0 ? plainText(step['name']).trim() : '';
    for (const one of own) {
      // A heading of a list is an ingredient whose note is its text.
      if (one['is_header'] === true)
        heading = [heading, plainText(one['note']).trim()].filter(Boolean).join(': ');
      const line = one['is_header'] === true ? '' : writeLine(one);
      if (line === '') continue;
      if (heading !== '') headings.set(lines.length, heading);
      heading = '';
      lines.push(line);
      parts.push(partsIn(one));
    }
  }
  return { lines, headings, parts };
}

/** The paragraphs of a step; its name heads the first one. */
function readStep({ name, instruction }: Record<string, unknown>): HeadedItem[] {
  const [first = '', ...others] = plainText(instruction).split(/\n\s*\n/);
  return [{ text: first, heading: plainText(name).trim() }, ...others.map((text) => ({ text }))];
}

/** Numbers for a serving, in kilocalories and grams. */
function readNutrition(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const { calories, carbohydrates, fats, proteins } = value;
  const fields = { calories, carbohydrateContent: carbohydrates, fatContent: fats, proteinContent: proteins };
  return Object.fromEntries(Object.entries(fields).map(([field, amount]) => [field, plainText(amount)]));
}

function partsIn({ amount, unit, food, note, no_amount: isBare }: Record<string, unknown>) {
  return readParts({
    quantity: isBare === true ? 0 : amount,
    unit: named(unit, {})?.name,
    food: named(food, {})?.name,
    note: typeof note === 'string' ? note : '',
  });
}

function writeLine({ amount, unit, food, note, no_amount: isBare }: Record<string, unknown>): string {
  return displayIngredient(
    {
      quantity: typeof amount === 'number' && isBare !== true ? amount : 0,
      unit: named(unit, { useAbbreviation: false, fraction: true }),
      food: named(food, {}),
      note: typeof note === 'string' ? note : '',
    },
    { disableAmount: false },
  );
}

function named<T extends object>(
  value: unknown,
  more: T,
): (T & { name: string; pluralName: string | null }) | null {
  if (!isRecord(value) || typeof value['name'] !== 'string') return null;
  const { name, plural_name: plural } = value;
  return { ...more, name, pluralName: typeof plural === 'string' ? plural : null };
}

function readYield({ servings, servings_text: text }: Record<string, unknown>): string {
  if (typeof servings !== 'number' || servings <= 0) return '';
  return typeof text === 'string' && text.trim() !== '' ? `${servings} ${text.trim()}` : String(servings);
}

function readTimes(fields: Record<string, unknown>, language: string) {
  const [working, waiting] = [minutesIn(fields['working_time']), minutesIn(fields['waiting_time'])];
  return {
    performTime: minutesText(working, language),
    totalTime: minutesText(working + waiting, language),
  };
}

function minutesIn(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.round(value) : 0;
}

function readPicture(files: readonly (readonly [string, Uint8Array])[]): MigratedPicture | null {
  const bytes = files.find(([name]) => /^image\.\w+$/i.test(fileName(name)))?.[1];
  return bytes === undefined || bytes.length === 0 ? null : { bytes };
}
