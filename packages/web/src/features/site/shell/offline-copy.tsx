import { useEffect } from 'react';
import { loadTexts } from '../../../platform/i18n/index.ts';
import { useKeptRecipes } from '../../recipes/kept/index.ts';
import { usePrefetchedLists } from '../../shopping/index.ts';

/** Keeps lists, plan and recipes, and the pages that tell of errors, on the device of a signed-in person. Shows nothing. */
export function OfflineCopy() {
  usePrefetchedLists();
  useKeptRecipes();
  useEffect(() => {
    void Promise.all([import('./errors/error-pages.ts'), loadTexts(['shell'])]).catch(() => undefined);
  }, []);
  return null;
}
