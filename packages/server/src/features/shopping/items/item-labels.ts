import { displayIngredient } from '@hearth/domain/ingredients/display';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getFoodIndex, getFoods } from '../../catalog/foods/index.ts';

/** Texts that are compared with all foods before the event loop is yielded. */
const textsAtOnce = 5;

/** The least similarity at which an item counts as named after a food. */
const minLikeness = 0.8;

/** The fields of an item from which its label is guessed. */
export interface LabelClue {
  readonly quantity?: number | undefined;
  readonly note?: string | null | undefined;
  /** The text that the client shows. */
  readonly display?: string | undefined;
  /** Whether it already has a label or a food. */
  readonly isSettled: boolean;
}

/** Returns the label of the food that an item without a food is named after; null if there is none. */
export type LabelGuess = (clue: LabelClue) => string | null;

/** Looks up the foods that items are named after. */
export async function guessLabels(
  platform: Platform,
  scope: MemberScope,
  clues: readonly LabelClue[],
): Promise<LabelGuess> {
  const texts = [...new Set(clues.filter(({ isSettled }) => !isSettled).map(writeText))];
  const wanted = texts.filter((text) => text !== '');
  if (wanted.length === 0) return () => null;
  const index = await getFoodIndex(platform, scope, minLikeness);
  const found = new Map<string, string>();
  for (const [at, text] of wanted.entries()) {
    if (at > 0 && at % textsAtOnce === 0) await new Promise((resume) => setImmediate(resume));
    const food = index.find(text);
    if (food !== undefined) found.set(text, food);
  }
  const foods = await getFoods(platform.database.read(scope), [...new Set(found.values())]);
  return (clue) => (clue.isSettled ? null : (foods.get(found.get(writeText(clue)) ?? '')?.labelId ?? null));
}

function writeText({ quantity = 1, note, display = '' }: LabelClue): string {
  return display.trim() || displayIngredient({ quantity, note: note ?? '' }, { disableAmount: true });
}
