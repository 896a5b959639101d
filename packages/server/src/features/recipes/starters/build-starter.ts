import type { RecipeInput, StarterMeasures } from '@hearth/contract';
import { writeTimeUnit } from '@hearth/domain/durations/write';
import type { SeedFood, SeedLists, SeedUnit } from '../../catalog/seeders/index.ts';
import type { StarterRecipe } from './starter-recipe.ts';
import type { StarterText, StarterTexts } from './starter-texts.ts';

/** The key of a recipe's extras that says which starter it is. */
export const starterMark = 'hearthStarter';

/** What a starter is written with. */
export interface StarterLanguage {
  readonly texts: StarterTexts;
  /** Foods and units of the language that the group begins with. */
  readonly lists: SeedLists;
  readonly measures: StarterMeasures;
  /** A tag that `Intl` writes durations by. */
  readonly tag: string;
  /** Makes the ids by which steps refer to ingredients. */
  readonly makeId: () => string;
}

type SentIngredient = Exclude<NonNullable<RecipeInput['recipeIngredient']>[number], string>;

/** A starter as a new recipe: amounts of one system, units and foods by their names. */
export function buildStarter(
  starter: StarterRecipe,
  language: StarterLanguage,
): RecipeInput & { name: string } {
  const text = required(language.texts.recipes[starter.key], starter.key);
  const ids = new Map(Object.keys(starter.ingredients).map((food) => [food, language.makeId()]));
  const nameOrganizer = (key: string) => required(language.texts.organizers[key], key);
  return {
    name: text.name,
    description: text.description,
    recipeServings: starter.servings,
    ...(text.yield === undefined ? {} : { recipeYieldQuantity: 1, recipeYield: text.yield }),
    ...buildTimes(starter, language.tag),
    recipeCategory: [nameOrganizer(starter.category)],
    tags: starter.tags.map(nameOrganizer),
    recipeIngredient: Object.entries(starter.ingredients).map(([food, amount]) => ({
      ...buildIngredient(food, findKnownAmount(amount, language), language, text),
      referenceId: ids.get(food),
    })),
    recipeInstructions: buildSteps(starter, text, language.measures, ids),
    settings: { disableAmount: false },
    extras: { [starterMark]: starter.key },
  };
}

function buildTimes(
  { prep, cook }: StarterRecipe,
  tag: string,
): Pick<RecipeInput, 'prepTime' | 'performTime' | 'totalTime'> {
  const write = (minutes: number) => (minutes === 0 ? null : writeTimeUnit(minutes, 'minute', tag));
  return { prepTime: write(prep), performTime: write(cook), totalTime: write(prep + cook) };
}

function buildSteps(
  { oven, steps }: StarterRecipe,
  text: StarterText,
  measures: StarterMeasures,
  ids: ReadonlyMap<string, string>,
): RecipeInput['recipeInstructions'] {
  return text.steps.map((step, at) => ({
    text: step.replace('{oven}', oven?.[measures] ?? ''),
    ingredientReferences: (steps[at] ?? []).map((food) => ({ referenceId: ids.get(food) })),
  }));
}

function buildIngredient(
  foodKey: string,
  amount: string,
  { lists }: StarterLanguage,
  { notes }: StarterText,
): SentIngredient {
  const { quantity, unit: unitKey } = readAmount(amount);
  const food = required(
    lists.foods.find(({ key }) => key === foodKey),
    foodKey,
  );
  const unit =
    unitKey === null
      ? null
      : required(
          lists.units.find(({ key }) => key === unitKey),
          unitKey,
        );
  return { quantity, unit: unit && sentUnit(unit), food: sentFood(food), note: notes[foodKey] ?? '' };
}

/** The food by its name: a group that has none of that name gets it with its plural and other names. */
function sentFood({ name, plural, aliases }: SeedFood): NonNullable<SentIngredient['food']> {
  const named = aliases.map((alias) => ({ name: alias }));
  return { name, pluralName: plural, aliases: named, description: '', onHand: false };
}

function sentUnit(unit: SeedUnit): NonNullable<SentIngredient['unit']> {
  return {
    name: unit.name,
    pluralName: unit.plural,
    abbreviation: unit.abbreviation,
    pluralAbbreviation: unit.pluralAbbreviation,
    fraction: unit.fraction,
    useAbbreviation: !unit.fraction && unit.abbreviation !== '',
    description: '',
    onHand: false,
    aliases: [],
  };
}

/** The amount in the wanted measures; in metric ones where kitchens of the language know no such unit, as cups in Japan. */
function findKnownAmount(
  amount: StarterRecipe['ingredients'][string],
  { lists, measures }: StarterLanguage,
): string {
  const wanted = chooseAmount(amount, measures);
  const { unit } = readAmount(wanted);
  const isKnown = unit === null || lists.units.some(({ key }) => key === unit);
  return isKnown ? wanted : chooseAmount(amount, 'metric');
}

/** The amount of one measuring system. */
export function chooseAmount(
  amount: StarterRecipe['ingredients'][string],
  measures: StarterMeasures,
): string {
  return typeof amount === 'string' ? amount : amount[measures];
}

/**
 * Reads `1.75 cup` or `2`.
 * @throws Error for anything else
 */
export function readAmount(amount: string): { readonly quantity: number; readonly unit: string | null } {
  const [, quantity, unit] = /^(\d+(?:\.\d+)?)(?: ([a-z-]+))?$/.exec(amount) ?? [];
  return { quantity: Number(required(quantity, amount)), unit: unit ?? null };
}

function required<T>(value: T | undefined, of: string): T {
  if (value === undefined) throw new Error(`a starter recipe names ${of}, which does not exist`);
  return value;
}
