import { blankIngredient, blankStep, type Draft, toDraft } from '../state/draft.ts';
import { lineAt, type Places, scanJson } from './json-places.ts';
import { type Expected, shapeProblems } from './recipe-shape.ts';

/** A mistake in the text, with the line it is in. `member` is empty for one of the JSON itself. */
export interface JsonProblem {
  line: number;
  member: string;
  expected: Expected | 'syntax';
}

/** The result of a text: a draft, or its errors. */
export type ReadDraft = { draft: Draft; problems: readonly [] } | { draft: null; problems: JsonProblem[] };

/** The draft as text. */
export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft, null, 2);
}

/** Reads a draft from text. Members that the editor does not know stay with it; what new rows lack is filled in. */
export function readDraft(text: string): ReadDraft {
  const scan = scanJson(text);
  if (!scan.ok)
    return { draft: null, problems: [{ line: lineAt(text, scan.offset), member: '', expected: 'syntax' }] };
  const value: unknown = JSON.parse(text);
  const problems = shapeProblems(value).map(({ path, expected }) => ({
    line: lineAt(text, findPlace(path, scan.places)),
    member: path.slice(1).replaceAll('/', '.'),
    expected,
  }));
  if (problems.length > 0) return { draft: null, problems };
  return { draft: complete(value as Draft), problems: [] };
}

/** A missing member is reported at the position of its parent. */
function findPlace(path: string, places: Places): number {
  const place = places.get(path);
  if (place !== undefined || path === '') return place ?? 0;
  return findPlace(path.slice(0, path.lastIndexOf('/')), places);
}

function complete(typed: Draft): Draft {
  return toDraft({
    ...typed,
    recipeIngredient: typed.recipeIngredient.map((one) => ({ ...blankIngredient(), ...one })),
    recipeInstructions: typed.recipeInstructions.map((step) => ({ ...blankStep(), ...step })),
  });
}
