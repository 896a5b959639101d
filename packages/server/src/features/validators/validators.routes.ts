import { operations } from '@hearth/contract';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { isRecipeNameFree } from './validators.service.ts';

export function validatorRoutes(routes: Routes, platform: Platform): void {
  for (const operation of [operations.validateRecipeName, operations.validateRecipeNameTwin]) {
    routes.public(operation, async ({ query }) => ({
      valid: await isRecipeNameFree(platform, query.group_id, query.name),
    }));
  }
}
