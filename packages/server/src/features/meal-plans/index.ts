/** Meal plans: what a household eats when, what chance may plan, and the plan as a calendar. */
export { findDerivedToken, isDerivedToken, makeDerivedToken } from './calendar-feed/derived-tokens.ts';
export { revokeFeed } from './calendar-feed/feeds.service.ts';
export { mealPlanRoutes } from './meal-plans.routes.ts';
export { recordMeals } from './entries/made-meals.service.ts';
export { planRecurringMeals } from './recurring/plan-occurrences.ts';
export { shiftPlans } from './entries/shift-plans.service.ts';
export { plannedFor } from './entries/meal-plans.service.ts';
