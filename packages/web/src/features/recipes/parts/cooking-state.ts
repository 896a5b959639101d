import type { RecipeIngredient } from '@hearth/contract/index';

/** A line of a recipe, and what is taken in its place. */
export interface ExchangedLine {
  readonly base: RecipeIngredient;
  readonly line: RecipeIngredient;
}

/** The progress of cooking a recipe, stored on the device for a day. */
export interface CookingState {
  /** Ids of ticked ingredients and of steps that are done. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** How many times the recipe. */
  readonly scale: number;
  /** Place of the step that cook mode shows, from 0. */
  readonly step: number;
  /** By the ids of lines: what the cook takes in their place. */
  readonly exchanged: Readonly<Record<string, ExchangedLine>>;
}

export const keyPrefix = 'hearth.cooking.';
export const untouched: CookingState = { ingredients: [], steps: [], scale: 1, step: 0, exchanged: {} };

const keepMs = 24 * 3_600_000;
const maxScale = 1000;

/** The stored state; an expired or unreadable one counts as initial. */
export function readCooking(stored: string | null, now: number): CookingState {
  if (stored === null) return untouched;
  try {
    const { at, ...state } = JSON.parse(stored) as Partial<CookingState> & { at: number };
    return now - at < keepMs ? completed(state) : untouched;
  } catch {
    return untouched;
  }
}

/** The state for storing; an untouched one leaves nothing behind. */
export function writeCooking(state: CookingState, now: number): string | null {
  const { ingredients, steps, scale, step, exchanged } = state;
  const isUntouched =
    [ingredients, steps, Object.keys(exchanged)].every(({ length }) => length === 0) &&
    scale === 1 &&
    step === 0;
  return isUntouched ? null : JSON.stringify({ at: now, ...state });
}

/** A list with the id, or without it when it was there. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

/** A scale that can be cooked: above nothing, and not without end. */
export function isSensibleScale(scale: number): boolean {
  return Number.isFinite(scale) && scale > 0 && scale <= maxScale;
}

function completed({ ingredients, steps, scale, step, exchanged }: Partial<CookingState>): CookingState {
  return {
    ingredients: readTexts(ingredients),
    steps: readTexts(steps),
    scale: typeof scale === 'number' && isSensibleScale(scale) ? scale : 1,
    step: typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0,
    exchanged: readExchanged(exchanged),
  };
}

function readExchanged(value: unknown): CookingState['exchanged'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value as CookingState['exchanged']).filter(isExchanged));
}

function isExchanged([id, one]: readonly [string, Partial<ExchangedLine> | null]): boolean {
  return typeof one?.base?.display === 'string' && one.line?.referenceId === id;
}

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
