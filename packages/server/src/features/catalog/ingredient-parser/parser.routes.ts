import { operations } from '@hearth/contract';
import { required } from '../../../platform/errors/app-error.ts';
import { listText } from '../../../platform/http/answers/list-text.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetCorrection, listCorrections } from '../ingredient-corrections/index.ts';
import { learnCorrections } from './corrections.service.ts';
import { parseLines } from './parser.service.ts';

/** Ingredient lines, one or many, read; and what the group teaches the readers. */
export function parserRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.parseIngredient, async ({ scope, body: { ingredient, parser, language } }) => {
    const [parsed] = await parseLines(platform, scope, { parser, lines: [ingredient], language });
    return required(parsed, 'itemNotFound');
  });
  routes.member(operations.parseIngredients, async ({ scope, body: { ingredients, parser, language } }) =>
    listText(await parseLines(platform, scope, { parser, lines: ingredients, language })),
  );
  routes.member(operations.listIngredientCorrections, ({ scope, query }) =>
    listCorrections(platform, scope, query),
  );
  routes.member(operations.teachIngredientCorrections, ({ scope, body }) =>
    learnCorrections(platform, scope, body),
  );
  routes.member(operations.deleteIngredientCorrection, ({ scope, params }) =>
    forgetCorrection(platform, scope, params.item_id),
  );
}
