import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { RecipeTalkProps } from './recipe-talk.tsx';

/** Comments of a recipe, at its end; they load after it. */
export const RecipeTalk = lazyWithTexts<RecipeTalkProps>(['comments'], () =>
  import('./recipe-talk.tsx').then((module) => module.RecipeTalk),
);
