/** The last step of every extraction: a draft to a recipe with everything derived from it. */
import { normalizeYield } from '../cleaning/index.ts';
import { rankImages } from './fields/best-image.ts';
import { tidySections } from './fields/step-labels.ts';
import { withPlausibleTimes } from './fields/plausible-times.ts';
import { nameSource } from './source-names.ts';
import { absoluteUrl } from './page-fields.ts';
import type { TracedDraft } from './origins.ts';
import type { ExtractedRecipe, RecipeDraft, RecipeTime } from './types.ts';

/** Tidies steps, ranks pictures, sums times and words the yield. `url` is the base of relative addresses. */
export function completeDraft(traced: TracedDraft, url: string | null): ExtractedRecipe {
  const { origins } = traced;
  const draft = withPlausibleTimes(traced.draft);
  const sections = tidySections(draft.sections, draft);
  const images = rankImages(draft.images).map((image) => absoluteUrl(image, url ?? draft.url));
  const timed = draft.totalTime ?? sumOfTimes(draft);
  const timeOrigin = origins.totalTime ?? origins.prepTime ?? origins.cookTime;
  const recipe = {
    ...draft,
    sections,
    images,
    image: images[0] ?? null,
    totalTime: timed,
    origins: timed === null || timeOrigin === undefined ? origins : { ...origins, totalTime: timeOrigin },
    siteName: null,
    notes: [],
    canonicalUrl: draft.url ?? url,
    yields: draft.yieldTexts.length === 0 ? null : normalizeYield(draft.yieldTexts),
    instructions: sections.flatMap((section) => section.steps.map((step) => step.text)),
  };
  return { ...recipe, source: nameSource(recipe, url) };
}

function sumOfTimes({ prepTime, cookTime }: RecipeDraft): RecipeTime | null {
  const minutes = (prepTime?.minutes ?? 0) + (cookTime?.minutes ?? 0);
  return minutes === 0 ? null : { text: `PT${minutes}M`, minutes, isSum: true };
}
