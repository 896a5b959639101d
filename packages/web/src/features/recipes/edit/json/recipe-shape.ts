import { buildRecord, listColumnFields, listFieldsWith, recipeSettings } from '@hearth/domain/recipes/fields';

/** The expected type of a recipe member, as the key of its text. */
export type Expected = 'text' | 'textOrNothing' | 'number' | 'flag' | 'list' | 'object' | 'required';

/** A member of the wrong type. */
export interface ShapeProblem {
  path: string;
  expected: Expected;
}

type Shape = Expected | { [key: string]: Shape } | { each: Shape };

const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'textOrNothing' as const]));
const organizers: Shape = { each: { id: 'required', name: 'required', slug: 'required' } };
const settings = Object.fromEntries(recipeSettings.map((name) => [name, 'flag' as const]));

/** Members that the editor relies on; others stay unchanged. */
const recipe: Shape = {
  ...texts(...listColumnFields('line', 'time', 'text')),
  name: 'text',
  ...buildRecord(listColumnFields('number'), () => 'number' as const),
  ...buildRecord(listFieldsWith({ kind: 'organizers' }), () => organizers),
  recipeIngredient: { each: texts('title', 'note', 'referenceId') },
  recipeInstructions: {
    each: { ...texts('id', 'title', 'summary'), text: 'text', ingredientReferences: 'list' },
  },
  notes: { each: { title: 'text', text: 'text' } },
  assets: 'list',
  settings,
  extras: 'object',
};

/** All errors of a typed recipe. */
export function shapeProblems(value: unknown): ShapeProblem[] {
  return findProblems(value, recipe, '');
}

function findProblems(value: unknown, shape: Shape, path: string): ShapeProblem[] {
  if (typeof shape === 'string') return fits(value, shape) ? [] : [{ path, expected: shape }];
  if ('each' in shape && typeof shape.each !== 'string') return itemProblems(value, shape.each, path);
  if (!isRecord(value)) return [{ path, expected: 'object' }];
  return Object.entries(shape).flatMap(([key, inner]) => findProblems(value[key], inner, `${path}/${key}`));
}

function itemProblems(value: unknown, shape: Shape | undefined, path: string): ShapeProblem[] {
  if (!Array.isArray(value)) return [{ path, expected: 'list' }];
  if (shape === undefined) return [];
  return value.flatMap((one, index) => findProblems(one, shape, `${path}/${index}`));
}

function fits(value: unknown, expected: Expected): boolean {
  switch (expected) {
    case 'text':
      return typeof value === 'string';
    case 'textOrNothing':
      return value === undefined || value === null || typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'required':
      return typeof value === 'string' && value !== '';
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
