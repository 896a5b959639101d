import type { Recipe } from '@hearth/contract';

/**
 * What a field holds. The kind decides the type of its column, how it is filtered, compared, merged and read:
 * `name` a text that is never absent, `line` a text of one line, `time` a duration in words, `text` a long text,
 * `picture` the key of a picture, `number` 0 for none, `score` null for none, `day` and `instant` as in the contract,
 * `rows` a list in an order, `organizers` and `files` lists without one, `members` and `switches` objects.
 */
export type FieldKind =
  | 'id'
  | 'name'
  | 'line'
  | 'time'
  | 'text'
  | 'picture'
  | 'number'
  | 'score'
  | 'day'
  | 'instant'
  | 'organizers'
  | 'rows'
  | 'files'
  | 'members'
  | 'switches';

interface RecipeField<Value> {
  readonly kind: FieldKind;
  /** Its column of `recipes`, by which it is also filtered; null if it is stored elsewhere. */
  readonly column: string | null;
  /** Its value in a recipe that says nothing, and in stored content from before the field existed. */
  readonly empty: Readonly<Value>;
  /**
   * What a PUT without the field means: `reset` empties it, `keep` leaves it as it is. A field that is `ignored` is
   * written by the server, whatever a client sends. PATCH leaves absent fields as they are.
   */
  readonly absent: 'reset' | 'keep' | 'ignored';
  /** Whether earlier states of the recipe have it. Its label is `field.<name>` of the texts of the history. */
  readonly inHistory: boolean;
  /**
   * How exports and books write it: a `fact` is a line with a label, as {@link factNames} says; a `part` has code of its
   * own in each format; `no` is left out.
   */
  readonly exported: 'fact' | 'part' | 'no';
}

const written = { absent: 'reset', inHistory: true, exported: 'part' } as const;
const fact = { ...written, exported: 'fact' } as const;
/** Clients that leave out a whole list do not mean to empty it: an empty list does. */
const list = { ...written, column: null, empty: [], absent: 'keep' } as const;
const unseen = { inHistory: false, exported: 'no' } as const;
const byServer = { ...unseen, absent: 'ignored' } as const;

/**
 * Every field of a recipe, by its name in the contract, in the order in which people see them. Columns, presenters,
 * filters, history, merges, the JSON editor, exports and backups are derived from this table, or do not compile
 * without a place for each field of it.
 */
export const recipeFields = {
  name: { ...written, kind: 'name', column: 'name', empty: '', absent: 'keep' },
  description: { ...written, kind: 'text', column: 'description', empty: '' },
  image: { ...written, kind: 'picture', column: 'image', empty: null, absent: 'ignored' },
  recipeServings: { ...written, kind: 'number', column: 'recipe_servings', empty: 0 },
  recipeYieldQuantity: { ...written, kind: 'number', column: 'recipe_yield_quantity', empty: 0 },
  recipeYield: { ...written, kind: 'line', column: 'recipe_yield', empty: null },
  totalTime: { ...fact, kind: 'time', column: 'total_time', empty: null },
  prepTime: { ...fact, kind: 'time', column: 'prep_time', empty: null },
  cookTime: { ...written, kind: 'time', column: 'cook_time', empty: null },
  performTime: { ...fact, kind: 'time', column: 'perform_time', empty: null },
  orgURL: { ...written, kind: 'line', column: 'org_url', empty: null },
  recipeCategory: { ...list, kind: 'organizers' },
  tags: { ...list, kind: 'organizers' },
  tools: { ...list, kind: 'organizers' },
  recipeIngredient: { ...list, kind: 'rows' },
  recipeInstructions: { ...list, kind: 'rows' },
  notes: { ...list, kind: 'rows' },
  nutrition: { ...written, kind: 'members', column: null, empty: null },
  settings: { ...written, kind: 'switches', column: null, empty: null, absent: 'keep', exported: 'no' },
  extras: { ...written, kind: 'members', column: null, empty: {} },
  assets: { ...list, kind: 'files', exported: 'no' },
  id: { ...byServer, kind: 'id', column: 'id', empty: '' },
  userId: { ...unseen, kind: 'id', column: 'user_id', empty: '', absent: 'keep' },
  householdId: { ...byServer, kind: 'id', column: null, empty: '' },
  groupId: { ...byServer, kind: 'id', column: 'group_id', empty: '' },
  slug: { ...byServer, kind: 'name', column: 'slug', empty: '' },
  rating: { ...byServer, kind: 'score', column: 'rating', empty: null, exported: 'part' },
  dateAdded: { ...unseen, kind: 'day', column: 'date_added', empty: null, absent: 'keep', exported: 'part' },
  dateUpdated: { ...byServer, kind: 'instant', column: 'date_updated', empty: null, exported: 'part' },
  createdAt: { ...unseen, kind: 'instant', column: 'created_at', empty: null, absent: 'keep' },
  updatedAt: { ...byServer, kind: 'instant', column: 'updated_at', empty: null },
  lastMade: { ...unseen, kind: 'instant', column: 'last_made', empty: null, absent: 'reset' },
  comments: { ...byServer, kind: 'rows', column: null, empty: [] },
} as const satisfies { readonly [Field in keyof Recipe]: RecipeField<Recipe[Field]> };

type RecipeFields = typeof recipeFields;

/** The name of a field in the contract. */
export type FieldName = keyof RecipeFields;

/** The fields whose rows of the table have these values. */
export type FieldsWith<Part> = {
  [Field in FieldName]: RecipeFields[Field] extends Part ? Field : never;
}[FieldName];

/** The fields with a column of these kinds. */
export type ColumnField<Kind extends FieldKind = FieldKind> = FieldsWith<{ column: string; kind: Kind }>;

/** The columns of fields of these kinds. */
export type Column<Kind extends FieldKind = FieldKind> = RecipeFields[ColumnField<Kind>]['column'];

/** The fields that are a line with a label, on the page of the recipe and in exports. */
export type FactField = FieldsWith<{ exported: 'fact' }>;

/** The names of all fields, in the order of the table. */
export const fieldNames: readonly FieldName[] = Object.keys(recipeFields).filter(isFieldName);

/** Whether a text is the name of a field. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(recipeFields, name);
}

/** The fields whose rows of the table have these values, in the order of the table. */
export function listFieldsWith<const Part extends Partial<RecipeField<unknown>>>(
  part: Part,
): FieldsWith<Part>[] {
  const wanted = Object.entries(part);
  const hasAll = (name: FieldName): name is FieldsWith<Part> => {
    const values = new Map<string, unknown>(Object.entries(recipeFields[name]));
    return wanted.every(([key, value]) => values.get(key) === value);
  };
  return fieldNames.filter(hasAll);
}

/** The fields with a column of these kinds, or of any kind, in the order of the table. */
export function listColumnFields<Kind extends FieldKind>(...kinds: readonly Kind[]): ColumnField<Kind>[] {
  const known: ReadonlySet<string> = new Set(kinds);
  const isWanted = (name: FieldName): name is ColumnField<Kind> =>
    recipeFields[name].column !== null && (kinds.length === 0 || known.has(recipeFields[name].kind));
  return fieldNames.filter(isWanted);
}

const kindOfColumn = new Map(
  listColumnFields().map((name) => [recipeFields[name].column, recipeFields[name].kind]),
);

/** The columns of fields of these kinds, in the order of the table. */
export function listColumns<Kind extends FieldKind>(...kinds: readonly Kind[]): Column<Kind>[] {
  const known: ReadonlySet<FieldKind | undefined> = new Set(kinds);
  const isWanted = (column: Column): column is Column<Kind> => known.has(kindOfColumn.get(column));
  return [...kindOfColumn.keys()].filter(isWanted);
}
