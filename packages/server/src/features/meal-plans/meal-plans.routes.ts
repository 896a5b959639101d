import { operations } from '@hearth/contract';
import { sendCalendar } from '../../platform/http/answers/send-calendar.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { getFeed, planOfToken, renewFeed, revokeFeed } from './calendar-feed/feeds.service.ts';
import {
  changeEntry,
  createEntry,
  getEntry,
  listEntries,
  removeEntry,
  todaysEntries,
} from './entries/meal-plans.service.ts';
import { changeKind, createKind, listKinds, removeKind, startKinds } from './kinds/meal-kinds.service.ts';
import { planCalendar } from './calendar-feed/plan-calendar.ts';
import {
  changeRecurring,
  createRecurring,
  listRecurring,
  removeRecurring,
} from './recurring/recurring-meals.service.ts';
import {
  changeTemplate,
  createTemplate,
  layTemplate,
  listTemplates,
  removeTemplate,
} from './templates/plan-templates.service.ts';
import { createRandomEntry, fillPlan, redrawEntry } from './rules/random-entry.ts';
import {
  changeFrequency,
  changeVariety,
  createFrequency,
  getVariety,
  removeFrequency,
} from './rules/variety.service.ts';
import {
  changeRule,
  createRule,
  duplicateRule,
  getRule,
  listRules,
  removeRule,
} from './rules/rules.service.ts';

export function mealPlanRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listMealPlans, ({ scope, query }) => listEntries(platform, scope, query));
  routes.member(operations.createMealPlan, ({ scope, body, idempotencyKey }) =>
    createEntry(platform, scope, body, idempotencyKey),
  );
  routes.member(operations.createRandomMealPlan, ({ scope, body }) =>
    createRandomEntry(platform, scope, body),
  );
  routes.member(operations.fillMealPlan, ({ scope, body }) => fillPlan(platform, scope, body));
  routes.member(operations.redrawMealPlan, ({ scope, params }) =>
    redrawEntry(platform, scope, params.item_id),
  );
  routes.member(operations.todaysMealPlans, ({ scope }) => todaysEntries(platform, scope));
  routes.member(operations.getMealPlan, ({ scope, params }) => getEntry(platform, scope, params.item_id));
  routes.member(operations.putMealPlan, ({ scope, params, body }) =>
    changeEntry(platform, scope, params.item_id, { ...body, recipeId: body.recipeId ?? null }),
  );
  routes.member(operations.patchMealPlan, ({ scope, params, body }) =>
    changeEntry(platform, scope, params.item_id, body),
  );
  routes.member(operations.deleteMealPlan, ({ scope, params }) =>
    removeEntry(platform, scope, params.item_id),
  );
  kindRoutes(routes, platform);
  recurringRoutes(routes, platform);
  templateRoutes(routes, platform);
  ruleRoutes(routes, platform);
  varietyRoutes(routes, platform);
  calendarRoutes(routes, platform);
}

function kindRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listMealKinds, ({ scope }) => listKinds(platform, scope));
  routes.member(operations.createMealKind, ({ scope, body }) => createKind(platform, scope, body));
  routes.member(operations.startMealKinds, ({ scope, locale }) => startKinds(platform, scope, locale));
  routes.member(operations.putMealKind, ({ scope, params, body }) =>
    changeKind(platform, scope, params.item_id, body),
  );
  routes.member(operations.deleteMealKind, ({ scope, params }) =>
    removeKind(platform, scope, params.item_id),
  );
}

function recurringRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listRecurringMeals, ({ scope }) => listRecurring(platform, scope));
  routes.member(operations.createRecurringMeal, ({ scope, body }) => createRecurring(platform, scope, body));
  routes.member(operations.putRecurringMeal, ({ scope, params, body }) =>
    changeRecurring(platform, scope, params.item_id, body),
  );
  routes.member(operations.deleteRecurringMeal, ({ scope, params, query }) =>
    removeRecurring(platform, scope, params.item_id, query.from),
  );
}

function templateRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listPlanTemplates, ({ scope }) => listTemplates(platform, scope));
  routes.member(operations.createPlanTemplate, ({ scope, body }) => createTemplate(platform, scope, body));
  routes.member(operations.putPlanTemplate, ({ scope, params, body }) =>
    changeTemplate(platform, scope, params.item_id, body),
  );
  routes.member(operations.deletePlanTemplate, ({ scope, params }) =>
    removeTemplate(platform, scope, params.item_id),
  );
  routes.member(operations.layPlanTemplate, ({ scope, params, body }) =>
    layTemplate(platform, scope, params.item_id, body),
  );
}

function ruleRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listMealPlanRules, ({ scope, query }) => listRules(platform, scope, query));
  routes.member(operations.createMealPlanRule, ({ scope, body }) => createRule(platform, scope, body));
  routes.member(operations.getMealPlanRule, ({ scope, params }) => getRule(platform, scope, params.item_id));
  routes.member(operations.putMealPlanRule, ({ scope, params, body }) =>
    changeRule(platform, scope, params.item_id, body),
  );
  routes.member(operations.patchMealPlanRule, ({ scope, params, body }) =>
    changeRule(platform, scope, params.item_id, body),
  );
  routes.member(operations.deleteMealPlanRule, ({ scope, params }) =>
    removeRule(platform, scope, params.item_id),
  );
  routes.member(operations.duplicateMealPlanRule, ({ scope, params }) =>
    duplicateRule(platform, scope, params.item_id),
  );
}

function varietyRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getMealPlanVariety, ({ scope }) => getVariety(platform, scope));
  routes.member(operations.putMealPlanVariety, ({ scope, body }) => changeVariety(platform, scope, body));
  routes.member(operations.createPlanFrequency, ({ scope, body }) => createFrequency(platform, scope, body));
  routes.member(operations.putPlanFrequency, ({ scope, params, body }) =>
    changeFrequency(platform, scope, params.item_id, body),
  );
  routes.member(operations.deletePlanFrequency, ({ scope, params }) =>
    removeFrequency(platform, scope, params.item_id),
  );
}

function calendarRoutes(routes: Routes, platform: Platform): void {
  const fileName = 'meal-plan.ics';
  routes.member(operations.getMealPlanFeed, ({ scope }) => getFeed(platform, scope));
  routes.member(operations.renewMealPlanFeed, ({ scope }) => renewFeed(platform, scope));
  routes.member(operations.revokeMealPlanFeed, ({ scope }) => revokeFeed(platform, scope));
  routes.member(operations.mealPlanCalendar, async ({ scope, locale, request, reply }) =>
    sendCalendar({ text: await planCalendar(platform, scope, locale), fileName }, request, reply),
  );
  routes.public(operations.mealPlanFeedCalendar, async ({ params, locale, request, reply }) => {
    const owner = await planOfToken(platform, params.token);
    return sendCalendar({ text: await planCalendar(platform, owner, locale), fileName }, request, reply);
  });
}
