import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRecipeSubstitutions, saveLineSubstitutions } from './line-substitutions.service.ts';

export function lineSubstitutionRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getRecipeSubstitutions, ({ scope, params }) =>
    readRecipeSubstitutions(platform, scope, params.slug),
  );
  routes.member(operations.putLineSubstitutions, ({ scope, params, body }) =>
    saveLineSubstitutions(platform, scope, {
      slugOrId: params.slug,
      referenceId: params.reference_id,
      sent: body.substitutions,
    }),
  );
}
