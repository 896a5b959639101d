import {
  operations,
  type Organizer,
  organizerFamilies,
  type OrganizerKind,
  type RecipeSummary,
} from '@hearth/contract';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { JsonText } from '../../../platform/http/answers/json-text.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countOrganizers,
  createOrganizer,
  getOrganizer,
  getOrganizerUses,
  listEmptyOrganizers,
  listOrganizers,
  type OrganizerListener,
  removeOrganizer,
  updateOrganizer,
} from './organizers.service.ts';

/** What the routes need of the recipes, which import organizers. */
export interface OrganizerRecipes extends OrganizerListener {
  /** Summaries of the recipes that carry the organizer, as JSON texts. */
  summariesOf(scope: MemberScope, kind: OrganizerKind, id: string): Promise<JsonText<RecipeSummary[]>>;
}

export function organizerRoutes(routes: Routes, platform: Platform, recipes: OrganizerRecipes): void {
  familyRoutes(routes, platform, 'categories', recipes);
  familyRoutes(routes, platform, 'tags', recipes);
  familyRoutes(routes, platform, 'tools', recipes);
  routes.member(operations.listEmptyCategories, ({ scope }) =>
    listEmptyOrganizers(platform, scope, 'categories'),
  );
  routes.member(operations.listEmptyTags, ({ scope }) => listEmptyOrganizers(platform, scope, 'tags'));
  const bySlug = async (scope: MemberScope, kind: OrganizerKind, slug: string) => {
    const organizer = required(await getOrganizer(platform, scope, kind, { slug }), 'itemNotFound');
    const summaries = await recipes.summariesOf(scope, kind, organizer.id);
    return { ...organizer, recipes: JSON.parse(summaries.text) as RecipeSummary[] };
  };
  routes.member(operations.getCategoryBySlug, ({ scope, params }) =>
    bySlug(scope, 'categories', params.category_slug),
  );
  routes.member(operations.getTagBySlug, ({ scope, params }) => bySlug(scope, 'tags', params.tag_slug));
  routes.member(operations.getToolBySlug, async ({ scope, params }) =>
    asTool(await bySlug(scope, 'tools', params.tool_slug)),
  );
}

function familyRoutes(
  routes: Routes,
  platform: Platform,
  kind: OrganizerKind,
  recipes: OrganizerRecipes,
): void {
  const family = organizerFamilies[kind];
  const answer = (organizer: Organizer) => (kind === 'tags' ? { ...organizer, recipes: [] } : organizer);
  routes.member(family.list, ({ scope, query }) =>
    listOrganizers(platform, scope, kind, query, `/organizers/${kind}`),
  );
  routes.member(family.create, ({ scope, body }) => createOrganizer(platform, scope, kind, body));
  routes.member(family.get, async ({ scope, params }) => {
    const organizer = await getOrganizer(platform, scope, kind, { id: params.item_id });
    return answer(organizer ?? fail('itemNotFound'));
  });
  routes.member(family.counts, ({ scope }) => countOrganizers(platform, scope, kind));
  routes.member(family.uses, ({ scope, params }) => getOrganizerUses(platform, scope, kind, params.item_id));
  routes.member(family.put, async ({ scope, params, body }) =>
    answer(await updateOrganizer(platform, scope, kind, params.item_id, body, recipes)),
  );
  routes.member(family.patch, async ({ scope, params, body }) =>
    answer(await updateOrganizer(platform, scope, kind, params.item_id, body, recipes)),
  );
  routes.member(family.remove, async ({ scope, params }) => {
    const removed = await removeOrganizer(platform, scope, kind, params.item_id, recipes);
    return kind === 'tools' ? asTool(removed) : null;
  });
}

/** What every tool says, and other organizers do not. */
function asTool<O extends Organizer>(organizer: O) {
  return {
    ...organizer,
    onHand: organizer.onHand ?? false,
    householdsWithTool: organizer.householdsWithTool ?? [],
  };
}
