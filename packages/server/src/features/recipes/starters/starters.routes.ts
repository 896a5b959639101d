import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addStarters, countStarters, deleteStarters } from './starters.service.ts';

/** The recipes that a new household can begin with. */
export function starterRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.addStarterRecipes, ({ scope, body, locale }) =>
    addStarters(platform, scope, body, locale),
  );
  routes.member(operations.countStarterRecipes, ({ scope }) => countStarters(platform, scope));
  routes.member(operations.deleteStarterRecipes, ({ scope }) => deleteStarters(platform, scope));
}
