import { snakeCase } from './snake-path.ts';

/** How the values of a field are read and compared. */
export type FieldType = 'text' | 'number' | 'boolean' | 'date' | 'datetime' | 'uuid';

/** One attribute that clients may name. */
export interface FilterField {
  type: FieldType;
  /** The database column behind it; opaque here. */
  column: string;
  /** How long a text may be, where it is more than a name: a line, or several paragraphs. */
  length?: 'line' | 'text';
}

/** A way from one resource to another. */
export interface FilterRelation {
  /** Whether one row may lead to several. */
  many: boolean;
  /** A function, because resources refer to each other in circles. */
  schema: () => FilterSchema;
}

/**
 * All fields of one resource that filters and orders may use, by snake_case name: fields that are not listed do not
 * exist for clients, so that passwords and tokens are excluded by default.
 */
export interface FilterSchema {
  fields: Readonly<Record<string, FilterField>>;
  relations?: Readonly<Record<string, FilterRelation>>;
  /** Text to text maps such as `extras`, whose keys the clients choose. */
  maps?: Readonly<Record<string, { column: string }>>;
}

/** One relation on the way to a field. */
export interface PathStep {
  relation: string;
  many: boolean;
}

/** A field and the way to it. */
export interface LocatedField {
  /** Relations from the resource to the owner of the field, empty for its own fields. */
  path: PathStep[];
  /** Name of the field, or of the map. */
  name: string;
  type: FieldType;
  column: string;
  length?: 'line' | 'text';
  /** The key inside a map as the client wrote it; null for a field. */
  mapKey: string | null;
}

/** The longest way that is followed, in relations. Circles of relations would allow any length. */
const maxPath = 5;

/**
 * Follows a dotted attribute (camelCase or snake_case) through the schema. Null when a name is not listed, or when
 * the attribute ends at a relation or a map.
 */
export function findField(schema: FilterSchema, attribute: string): LocatedField | null {
  const path: PathStep[] = [];
  const names = attribute.split('.', maxPath + 3);
  let here = schema;
  for (let index = 0; index < names.length - 1; index += 1) {
    const name = snakeCase(names[index] ?? '');
    const map = listed(here.maps, name);
    if (map !== undefined) return mapEntry(path, name, map.column, attribute.split('.').slice(index + 1));
    const relation = listed(here.relations, name);
    if (relation === undefined || path.length === maxPath) return null;
    path.push({ relation: name, many: relation.many });
    here = relation.schema();
  }
  const name = snakeCase(names.at(-1) ?? '');
  const field = listed(here.fields, name);
  return field === undefined ? null : { path, name, ...field, mapKey: null };
}

function mapEntry(path: PathStep[], name: string, column: string, rest: string[]): LocatedField {
  return { path, name, column, type: 'text', mapKey: rest.join('.') };
}

/** Own properties only, so that `constructor` and its like are not found. */
function listed<T>(entries: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
