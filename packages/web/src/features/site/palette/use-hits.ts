import { usePreference } from '../../../platform/preferences/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { chooseFirstHits, chooseHits, type Hit, type HitSection } from './hits.ts';
import { findRecentHits, keepChoice } from './recent-hits.ts';
import { useActionHits } from './sources/use-action-hits.ts';
import { useImportHits } from './sources/use-import-hits.ts';
import { useListHits } from './sources/use-list-hits.ts';
import { usePageHits } from './sources/use-page-hits.ts';
import { usePlanHits, usePlanRequest } from './sources/use-plan-hits.ts';
import {
  useCookbookHits,
  useFoundRecipes,
  useLibrary,
  useRecipeHit,
  useRecipeHits,
} from './sources/use-recipe-hits.ts';

/** What the palette shows for a text, and how the search for recipes goes. */
export interface Hits {
  readonly sections: readonly HitSection[];
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Keeps a choice among the recent ones of this device. */
  readonly keep: (hit: Hit) => void;
}

/**
 * The hits for what stands in the field.
 *
 * @param whole the same text with the lines that it had when it was pasted
 */
export function useHits(text: string, whole: string, chooseLanguage: () => void): Hits {
  const words = text.trim();
  const { groupSlug, isOwn } = useLibrary();
  const found = useFoundRecipes(words);
  const request = usePlanRequest(isOwn ? words : '');
  const foundToPlan = useFoundRecipes(isOwn && request.isClear ? request.recipe : '');
  const toPlan = request.isClear ? foundToPlan.recipes : found.recipes;
  const lasting = [
    ...usePageHits(),
    ...useActionHits(chooseLanguage),
    ...useListHits(words, isOwn),
    ...useCookbookHits(),
  ];
  const passing = [
    ...useImportHits(groupSlug, whole, isOwn),
    ...useRecipeHits(words, found.recipes),
    ...usePlanHits(request, isOwn ? toPlan : []),
  ];
  const { recent, keep } = useRecent(lasting);
  const sections =
    words === '' ? chooseFirstHits(lasting, recent) : chooseHits([...lasting, ...passing], words);
  return {
    sections,
    isBusy: found.isBusy || foundToPlan.isBusy,
    hasFailed: found.hasFailed,
    keep,
  };
}

/** The recent choices of this person on this device. */
function useRecent(hits: readonly Hit[]) {
  const userId = useSelf()?.id ?? '';
  const [kept, change] = usePreference('palette');
  const openRecipe = useRecipeHit();
  const own = kept.userId === userId ? kept.recent : [];
  return {
    recent: findRecentHits(own, hits, openRecipe),
    keep: (hit: Hit) => change({ userId, recent: keepChoice(own, hit) }),
  };
}
