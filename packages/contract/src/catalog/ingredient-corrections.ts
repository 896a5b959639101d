import * as z from 'zod';
import { dateTime, lineText, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { ingredientLanguage, maxParsedLineLength, maxParsedLines } from './ingredient-parser.ts';

/** What a correction says of its text: a food, a unit, a word of preparation, or how a whole line is read. */
export const IngredientCorrectionKind = z
  .enum(['food', 'unit', 'preparation', 'line'])
  .meta({ id: 'IngredientCorrectionKind' });

/** Something that the group has taught the readers of ingredient lines. */
export const IngredientCorrection = z
  .object({
    id: uuid(),
    kind: IngredientCorrectionKind,
    text: z.string(),
    foodId: uuid().nullable(),
    foodName: z.string().nullable(),
    unitId: uuid().nullable(),
    unitName: z.string().nullable(),
    note: z.string(),
    quantity: z.number().nullable(),
    createdAt: dateTime(),
  })
  .meta({ id: 'IngredientCorrection' });
export type IngredientCorrection = z.output<typeof IngredientCorrection>;

/** A line as it should have been read. */
const CorrectedIngredient = z
  .object({
    line: z.string().min(1).max(maxParsedLineLength),
    quantity: z.number().nullable(),
    unitId: uuid().nullable(),
    foodId: uuid().nullable(),
    note: lineText().default(''),
  })
  .meta({ id: 'CorrectedIngredient' });
export type CorrectedIngredient = z.output<typeof CorrectedIngredient>;

const text = lineText().min(1);

/** A correction without a line: a text and its meaning. A correction of the same text makes room. */
const TaughtCorrection = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('food'), text, foodId: uuid(), note: lineText().default('') }),
    z.object({ kind: z.literal('unit'), text, unitId: uuid() }),
    z.object({ kind: z.literal('preparation'), text }),
    z.object({
      kind: z.literal('line'),
      text,
      quantity: z.number().nullish(),
      unitId: uuid().nullish(),
      foodId: uuid().nullish(),
      note: lineText().default(''),
    }),
  ])
  .meta({ id: 'TaughtCorrection' });
export type TaughtCorrection = z.output<typeof TaughtCorrection>;

const IngredientLessons = z
  .object({
    lines: z.array(CorrectedIngredient).max(maxParsedLines),
    corrections: z.array(TaughtCorrection).max(limits.aliases).default([]),
    /** The language of the lines. */
    language: ingredientLanguage(),
  })
  .meta({ id: 'IngredientLessons' });
export type IngredientLessons = z.output<typeof IngredientLessons>;

const base = {
  path: '/api/parser/corrections' as const,
  tags: ['Recipe: Ingredient Parser'],
  access: 'member' as const,
};

export const ingredientCorrectionOperations = {
  listIngredientCorrections: operation({
    ...base,
    method: 'GET',
    summary: 'What the group has taught the readers of ingredient lines',
    query: PagingQuery,
    answer: buildPageSchema(IngredientCorrection).meta({ id: 'IngredientCorrectionPagination' }),
  }),
  teachIngredientCorrections: operation({
    ...base,
    method: 'POST',
    summary: 'Learn from lines that were put right; lines that were read right teach nothing',
    body: IngredientLessons,
    status: 201,
    answer: z.array(IngredientCorrection),
  }),
  deleteIngredientCorrection: operation({
    ...base,
    method: 'DELETE',
    path: '/api/parser/corrections/{item_id}',
    summary: 'Forget what was learned',
    params: itemParams,
    answer: IngredientCorrection,
  }),
};
