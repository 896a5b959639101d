import { maxOrganizerNameLength, RecipeInput } from '@hearth/contract';
import { isRecord } from '@hearth/recipe-extractor/cleaning';
import type { MigratedRecipe } from '@hearth/recipe-extractor/migrations';
import { validationError } from '../../../platform/http/input/validation.ts';
import { lenientReader } from '../../../platform/http/input/lenient-input.ts';
import { cutName } from '../../recipes/names/index.ts';

const readInput = lenientReader(RecipeInput);

/** What a recipe says that means something on its own server only, or that is stored by itself. */
const ofItsServer = [
  'id',
  'userId',
  'householdId',
  'groupId',
  'slug',
  'image',
  'rating',
  'assets',
  'comments',
  'dateUpdated',
];

/**
 * A recipe that a Hearth has written as a new recipe of the caller. What it is linked to elsewhere goes by its name:
 * foods, units and organizers are found here or made.
 * @param tag one that it gets besides its own
 * @throws ValidationError for what is no recipe of the contract
 */
export function readOwnDocument(
  document: Readonly<Record<string, unknown>>,
  name: string,
  tag: string | null,
): RecipeInput & { name: string } {
  const fields = Object.fromEntries(Object.entries(document).filter(([key]) => !ofItsServer.includes(key)));
  const named = {
    ...fields,
    recipeCategory: namesIn(fields['recipeCategory']),
    tags: [...namesIn(fields['tags']), ...(tag === null ? [] : [tag])],
    tools: namesIn(fields['tools']),
    recipeIngredient: rowsIn(fields['recipeIngredient']).map(nameParts),
    recipeInstructions: rowsIn(fields['recipeInstructions']).map((step) => ({ ...step, id: null })),
  };
  const parsed = RecipeInput.safeParse(readInput(named));
  if (!parsed.success) throw validationError('body', parsed.error, RecipeInput);
  return { ...parsed.data, name: cutName(name) };
}

function rowsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function namesIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list
    .map((one) => (isRecord(one) ? one['name'] : one))
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .map((name) => name.slice(0, maxOrganizerNameLength).toWellFormed());
}

/** The lines of a document, as they are written. */
export function listRows(document: Readonly<Record<string, unknown>>): readonly unknown[] {
  return rowsIn(document['recipeIngredient']);
}

/** An ingredient whose food and unit go by their names, with how they are written, and whose recipe is the words of the line until it is linked. */
function nameParts(row: Record<string, unknown>): Record<string, unknown> {
  const { unit, food, referencedRecipe, ...fields } = row;
  const linked = isRecord(referencedRecipe) ? referencedRecipe['name'] : null;
  return {
    ...fields,
    unit: readPart(unit),
    food: readPart(food),
    ...(typeof linked === 'string' ? { referencedRecipe: { name: linked } } : {}),
  };
}

/** How a food or unit is written, by which it is made where it is not known. */
const spelling = ['name', 'pluralName', 'abbreviation', 'pluralAbbreviation', 'useAbbreviation', 'fraction'];

function readPart(value: unknown): unknown {
  const name = isRecord(value) ? value['name'] : value;
  if (typeof name !== 'string' || name.trim() === '') return null;
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => spelling.includes(key)))
    : name;
}

/** The lines of a recipe that are text alone, and may be read into parts; null for one that has its parts. */
export function listTextLines({
  document,
  recipeIngredient,
}: Pick<MigratedRecipe, 'document' | 'recipeIngredient'>): (
  | MigratedRecipe['recipeIngredient'][number]
  | null
)[] {
  if (document === undefined) return [...recipeIngredient];
  const rows = rowsIn(document['recipeIngredient']);
  return recipeIngredient.map((line, at) => {
    const { unit, food, referencedRecipe } = rows[at] ?? {};
    return unit || food || referencedRecipe ? null : line;
  });
}

/** More comments than a family writes on a recipe. */
const maxComments = 500;

/** The comments of a document, each with the name of who wrote it: nobody of another server has an account here. */
export function readOwnComments(document: Readonly<Record<string, unknown>>): string[] {
  return rowsIn(document['comments'])
    .slice(0, maxComments)
    .flatMap(({ text, user }) => {
      if (typeof text !== 'string' || text.trim() === '') return [];
      const author = isRecord(user) ? (user['fullName'] ?? user['username']) : null;
      return [typeof author === 'string' && author !== '' ? `${author}: ${text}` : text];
    });
}
