import { useState } from 'react';
import { usePreference } from '../../../platform/preferences/index.ts';
import type { ImportOptions } from './imports.queries.ts';

/** What of a page comes along, as this device remembers it. */
type KeptOptions = Pick<ImportOptions, 'includeTags' | 'showNutrition' | 'readIngredients'>;

/** The options that this device remembers, and the way to change some of them. */
export function useImportOptions(): [KeptOptions, (changes: Partial<ImportOptions>) => void] {
  const [kept, keep] = usePreference('importing');
  return [kept, (changes) => keep(pickKept({ ...kept, ...changes }))];
}

function pickKept({ includeTags, showNutrition, readIngredients }: KeptOptions): KeptOptions {
  return { includeTags, showNutrition, readIngredients };
}

/** All options of a form: those that this device remembers, and whether the editor opens this once. */
export function useFormOptions(): [ImportOptions, (changes: Partial<ImportOptions>) => void] {
  const [kept, keep] = useImportOptions();
  const [opensEditor, setOpensEditor] = useState(false);
  const change = (changes: Partial<ImportOptions>) => {
    keep(changes);
    setOpensEditor(changes.opensEditor ?? opensEditor);
  };
  return [{ ...kept, opensEditor }, change];
}
