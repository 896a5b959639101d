import { dataKinds } from '../a11y/kitchen-screens.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';

/** Pages before the app, for visitors without an account. */
export const entryPages = ['/login', '/register', '/forgot-password', '/reset-password?token=x'] as const;

const library = [
  '/g/home',
  '/g/home/cookbooks',
  '/g/home/recipes/finder',
  '/g/home/recipes/categories',
  '/g/home/recipes/tags',
  '/g/home/recipes/tools',
  '/g/home/recipes/timeline',
  '/g/home/recipes/trash',
];

const recipe = [
  '/g/home/r/tomato-soup',
  '/g/home/r/tomato-soup?edit=true',
  '/g/home/r/tomato-soup/ingredient-parser',
  '/g/home/r/create/url',
  '/g/home/r/create/new',
  '/g/home/r/create/browser',
  '/g/home/r/create/debug',
  '/handover',
];

const plan = [
  '/household/mealplan/planner/view',
  '/household/mealplan/settings',
  '/household/mealplan/meals',
  '/shopping-lists',
  '/household/stores',
];

const settings = [
  '/settings',
  '/user/profile',
  '/user/profile/edit',
  '/user/profile/api-tokens',
  '/user/profile/security',
  '/user/device',
  '/household',
  '/household/members',
  '/household/webhooks',
  '/household/notifiers',
  '/group',
  '/group/migrations',
];

const data = dataKinds.map((kind) => `/group/data/${kind}`);

const administration = [
  '/admin/site-settings',
  '/admin/manage/users',
  '/admin/manage/users/create',
  '/admin/manage/households',
  '/admin/manage/groups',
  '/admin/backups',
  '/admin/maintenance',
  '/admin/jobs',
  '/admin/debug/openai',
  '/admin/debug/parser',
  '/docs',
];

/** Every page of the app whose address names nothing that is only known on the server. */
export const appPages: readonly string[] = [
  ...library,
  ...recipe,
  ...plan,
  ...settings,
  ...data,
  ...administration,
];

/** Pages whose addresses have the id of something; the furnished household has one of each. */
export const pagesById = {
  '/shopping-lists/$id': '/api/households/shopping/lists',
  '/g/$groupSlug/cookbooks/$id': '/api/households/cookbooks',
  '/g/$groupSlug/shared/r/$id': '/api/shared/recipes',
  '/user/$id/favorites': '/api/admin/users',
  '/admin/manage/users/$id': '/api/admin/users',
  '/admin/manage/households/$id': '/api/admin/households',
  '/admin/manage/groups/$id': '/api/admin/groups',
} as const;

/** The address of such a page, for the first that the API lists. */
export async function addressById(cook: ApiClient, page: keyof typeof pagesById): Promise<string> {
  const { body } = await cook.get(pagesById[page]);
  const found = body as readonly Listed[] | { readonly items: readonly Listed[] };
  const first = 'items' in found ? found.items[0] : found[0];
  if (first === undefined) throw new Error(`${pagesById[page]} lists nothing`);
  const name = page.includes('cookbooks') ? (first.slug ?? first.id) : first.id;
  return page.replace('$groupSlug', 'home').replace('$id', name);
}

interface Listed {
  readonly id: string;
  readonly slug?: string;
}
