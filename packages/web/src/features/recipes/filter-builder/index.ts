/** Conditions that choose recipes, put together without knowing the filter language. */
export { ChoiceSelect } from './choice-select.tsx';
export { FilterBuilder } from './filter-builder.tsx';
export { lastMadeField, recipeFilterFields } from './filter-fields.ts';
export { blankRow, writeFilter, type FilterRow, buildRows } from './filter-rows.ts';
export { useConditionTexts } from './use-condition-texts.ts';
