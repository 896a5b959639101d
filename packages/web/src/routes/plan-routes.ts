import { createRoute, redirect } from '@tanstack/react-router';
import { pickTexts } from '../platform/routing/index.ts';
import { requireMember } from '../platform/session/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { main } from './frames.ts';

const texts = ['planner', 'meal-plans'] as const;

/** The days that are shown stay in the address, also on the way from page to page. */
const validateSearch = (search: Readonly<Record<string, unknown>>) => pickTexts(search, 'start', 'end');

const plan = createRoute({
  getParentRoute: () => main,
  path: '/household/mealplan',
  validateSearch,
  beforeLoad: requireMember,
});

/** Addresses of before, which bookmarks and other programs have. */
const toPlan = ({ search }: { search: ReturnType<typeof validateSearch> }) => {
  throw redirect({ to: '/household/mealplan/planner/view', search, replace: true });
};

const start = createRoute({ getParentRoute: () => plan, path: '/', beforeLoad: toPlan });
const planner = createRoute({ getParentRoute: () => plan, path: 'planner', beforeLoad: toPlan });
const edit = createRoute({ getParentRoute: () => plan, path: 'planner/edit', beforeLoad: toPlan });

const view = createRoute({
  getParentRoute: () => plan,
  path: 'planner/view',
  component: lazyPage(texts, 'PlannerPage', () => import('../features/meal-plans/planner/planner-page.tsx')),
});

const rules = createRoute({
  getParentRoute: () => plan,
  path: 'settings',
  component: lazyPage(
    [...texts, 'plan-variety', 'filter-builder'],
    'PlanSettingsPage',
    () => import('../features/meal-plans/planner/rules/plan-settings-page.tsx'),
  ),
});

const ownMeals = createRoute({
  getParentRoute: () => plan,
  path: 'meals',
  component: lazyPage(
    [...texts, 'own-meals'],
    'OwnMealsPage',
    () => import('../features/meal-plans/planner/own-meals/own-meals-page.tsx'),
  ),
});

/** Pages of the meal plan. */
export const planPages = [plan.addChildren([start, planner, view, edit, rules, ownMeals])] as const;
