import type { Recipe } from '@hearth/contract';
import { listColumnFields, type ColumnField, fieldNames, recipeFields } from './recipe-fields.ts';
import { recipeSettings, settingFields } from './recipe-settings.ts';

// `Object.fromEntries` forgets which value belongs to which name; the types below state it.

/** An object with the value of each name, in the order of the names. */
export function buildRecord<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

/** The members of an object with these names, in the order of the names. */
export function pick<Source, Name extends keyof Source & string>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}

/** A recipe that says nothing; the table is checked to have the types of the contract. */
export const emptyRecipe = buildRecord(fieldNames, (name) => recipeFields[name].empty) as unknown as Recipe;

type EmptyColumns = {
  [Field in ColumnField as (typeof recipeFields)[Field]['column']]: (typeof recipeFields)[Field]['empty'];
};

/** The columns of a recipe that says nothing. */
export const emptyColumns = Object.fromEntries(
  listColumnFields().map((name) => [recipeFields[name].column, recipeFields[name].empty]),
) as EmptyColumns;

type SettingName = keyof typeof settingFields;

/** A value for the column of each setting. */
export function buildSettingColumns<Value>(
  valueOf: (name: SettingName) => Value,
): Record<(typeof settingFields)[SettingName]['column'], Value> {
  const entries = recipeSettings.map((name) => [settingFields[name].column, valueOf(name)] as const);
  return Object.fromEntries(entries) as ReturnType<typeof buildSettingColumns<Value>>;
}
