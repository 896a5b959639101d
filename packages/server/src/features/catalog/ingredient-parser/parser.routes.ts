import { operations } from '@hearth/contract';
import { required } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseLines } from './parser.service.ts';

/** One ingredient line, or many, read. */
export function parserRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.parseIngredient, async ({ scope, body }) => {
    const [parsed] = await parseLines(platform, scope, body.parser, [body.ingredient]);
    return required(parsed, 'itemNotFound');
  });
  routes.member(operations.parseIngredients, ({ scope, body }) =>
    parseLines(platform, scope, body.parser, body.ingredients),
  );
}
