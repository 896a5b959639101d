/** The fields of a recipe, its settings and its nutrition, each in one table from which everything else is derived. */
export {
  type Column,
  listColumnFields,
  type ColumnField,
  listColumns,
  type FactField,
  type FieldKind,
  type FieldName,
  fieldNames,
  listFieldsWith,
  type FieldsWith,
  isFieldName,
  recipeFields,
} from './recipe-fields.ts';
export { emptyColumns, emptyRecipe, pick, buildRecord, buildSettingColumns } from './records.ts';
export { recipeSettings, settingFields } from './recipe-settings.ts';
export { nutrientNames, nutrients } from './nutrients.ts';
export { factNames, factsInOrder, isFact } from './fact-names.ts';
