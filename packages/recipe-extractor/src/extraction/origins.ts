/** Where the fields of a recipe come from, and how far each can be trusted. */
import type { RecipeDraft } from './types.ts';

/** A part of the page that tells fields of a recipe. */
export type RecipeSource =
  | 'jsonLd'
  | 'microdata'
  | 'rdfa'
  | 'microformats'
  /** The data of the page's own program. */
  | 'appState'
  /** The elements of a plug-in's card, by their names. */
  | 'recipeCard'
  /** A rule that a person wrote for the pages of this site. */
  | 'siteRule'
  /** The head of the page: its title, Open Graph and the like. */
  | 'pageMetadata'
  | 'pageText';

/**
 * High for what the page says to machines, medium for what it says by a heading, a label or a name of its own, low for
 * what only looks like the field.
 */
export type Confidence = 'high' | 'medium' | 'low';

/** The origin of one field. */
export interface FieldOrigin {
  readonly source: RecipeSource;
  readonly confidence: Confidence;
}

/** Origins by field; a field without a value has none. */
export type RecipeOrigins = Readonly<Partial<Record<keyof RecipeDraft, FieldOrigin>>>;

/** A draft with the origins of its fields. */
export interface TracedDraft {
  readonly draft: RecipeDraft;
  readonly origins: RecipeOrigins;
}

/** Fields that a later source may replace; of all others it only fills the empty ones. */
const replacedFields: ReadonlySet<keyof RecipeDraft> = new Set([
  'ingredients',
  'ingredientGroups',
  'sections',
]);

/** The next draft, with `origin` for each field that it has and the last one lacked, or had otherwise. */
export function trace(last: TracedDraft, draft: RecipeDraft, origin: FieldOrigin): TracedDraft {
  const fields = Object.keys(draft) as (keyof RecipeDraft)[];
  const added = fields.filter(
    (field) =>
      !isEmpty(draft[field]) &&
      (isEmpty(last.draft[field]) || (replacedFields.has(field) && draft[field] !== last.draft[field])),
  );
  const origins = { ...last.origins };
  for (const field of added) origins[field] = origin;
  return { draft, origins };
}

/** The draft with fields that replace those it has, and `origin` for each of them; an empty field has no origin. */
export function replaceFields(
  last: TracedDraft,
  fields: Partial<RecipeDraft>,
  origin: FieldOrigin,
): TracedDraft {
  const names = Object.keys(fields) as (keyof RecipeDraft)[];
  const origins = { ...last.origins };
  for (const name of names) {
    if (isEmpty(fields[name] ?? null)) delete origins[name];
    else origins[name] = origin;
  }
  return { draft: { ...last.draft, ...fields }, origins };
}

function isEmpty(value: RecipeDraft[keyof RecipeDraft]): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}
