import * as z from 'zod';
import { CreateIngredientFood, CreateIngredientUnit } from './foods.ts';
import { IngredientFood, IngredientUnit, RecipeIngredient } from '../recipes/ingredients.ts';
import { operation } from '../kernel/operation.ts';

/** The ways to read an ingredient line that clients may ask for. */
export const registeredParsers = ['nlp', 'brute', 'openai'] as const;
export type RegisteredParser = (typeof registeredParsers)[number];

/** More and longer lines than any real recipe has. */
export const maxParsedLines = 1000;
export const maxParsedLineLength = 2000;

const parser = z.enum(registeredParsers).meta({ id: 'RegisteredParser' }).default('nlp');
const line = () => z.string().max(maxParsedLineLength);

/** The languages in which lines are read. */
export const ingredientLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'ru',
  'zh',
  'ja',
  'da',
  'nb',
  'cs',
  'fi',
  'hu',
  'tr',
  'uk',
  'ko',
] as const;
/** The language of the lines; guessed from all of them together where it is not sent. */
export const ingredientLanguage = () => z.enum(ingredientLanguages).nullish();

const IngredientRequest = z
  .object({ parser, ingredient: line(), language: ingredientLanguage() })
  .meta({ id: 'IngredientRequest' });
const IngredientsRequest = z
  .object({ parser, ingredients: z.array(line()).max(maxParsedLines), language: ingredientLanguage() })
  .meta({ id: 'IngredientsRequest' });

const share = z.number().nullable();

/** How sure the parser is, from 0 to 1; null where it cannot tell. */
const IngredientConfidence = z
  .object({ average: share, comment: share, name: share, unit: share, quantity: share, food: share })
  .meta({ id: 'IngredientConfidence' });

/** A unit or food of the group that a text may mean. */
const buildOfferSchema = <T extends z.ZodType>(entry: T) => z.object({ entry, confidence: z.number() });

/**
 * A line that was read. A unit or food that the group does not have comes without an id; what the text may mean is
 * offered beside it, likeliest first.
 */
export const ParsedIngredient = z
  .object({
    input: z.string().nullable(),
    confidence: IngredientConfidence,
    ingredient: z
      .object({
        ...RecipeIngredient.shape,
        unit: z.union([IngredientUnit, CreateIngredientUnit]).nullable(),
        food: z.union([IngredientFood, CreateIngredientFood]).nullable(),
      })
      .meta({ id: 'ParsedRecipeIngredient' }),
    offers: z
      .object({
        units: z.array(buildOfferSchema(IngredientUnit).meta({ id: 'IngredientUnitOffer' })),
        foods: z.array(buildOfferSchema(IngredientFood).meta({ id: 'IngredientFoodOffer' })),
      })
      .meta({ id: 'IngredientOffers' }),
    /** The language in which it was read; null for the parsers that ask for none. */
    language: ingredientLanguage(),
    /** Whether something that the group has taught decided. */
    isLearned: z.boolean(),
  })
  .meta({ id: 'ParsedIngredient' });
export type ParsedIngredient = z.output<typeof ParsedIngredient>;

const shared = { method: 'POST', tags: ['Recipe: Ingredient Parser'], access: 'member' } as const;

export const ingredientParserOperations = {
  parseIngredient: operation({
    ...shared,
    path: '/api/parser/ingredient',
    summary: 'Read one ingredient line; nothing is stored',
    body: IngredientRequest,
    answer: ParsedIngredient,
  }),
  parseIngredients: operation({
    ...shared,
    path: '/api/parser/ingredients',
    summary: 'Read ingredient lines, each on its own; nothing is stored',
    body: IngredientsRequest,
    answer: z.array(ParsedIngredient),
  }),
};
