import { createRoute, redirect } from '@tanstack/react-router';
import {
  requireAdvanced,
  requireGroupManager,
  requireHouseholdManager,
  requireMember,
  requireOrganizer,
} from '../platform/session/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { loadSettings, main, settings } from './frames.ts';

const loadProfilePages = () => import('../features/people/self/pages.ts');

/** The list of all settings. */
export const settingsStart = createRoute({
  getParentRoute: () => main,
  path: '/settings',
  beforeLoad: requireMember,
  component: lazyPage(['settings'], 'SettingsPage', loadSettings),
});

const profile = createRoute({
  getParentRoute: () => settings,
  path: '/user/profile',
  component: lazyPage(['profile', 'users'], 'ProfilePage', loadProfilePages),
});

const editProfile = createRoute({
  getParentRoute: () => settings,
  path: '/user/profile/edit',
  component: lazyPage(['profile', 'users'], 'EditProfilePage', loadProfilePages),
});

const apiTokens = createRoute({
  getParentRoute: () => settings,
  path: '/user/profile/api-tokens',
  beforeLoad: requireAdvanced,
  component: lazyPage(
    ['api-tokens'],
    'ApiTokensPage',
    () => import('../features/people/api-tokens/api-tokens-page.tsx'),
  ),
});

const security = createRoute({
  getParentRoute: () => settings,
  path: '/user/profile/security',
  component: lazyPage(
    ['security'],
    'SecurityPage',
    () => import('../features/people/security/security-page.tsx'),
  ),
});

const device = createRoute({
  getParentRoute: () => settings,
  path: '/user/device',
  component: lazyPage(['device'], 'DevicePage', () => import('../features/site/device/device-page.tsx')),
});

const household = createRoute({
  getParentRoute: () => settings,
  path: '/household',
  beforeLoad: requireHouseholdManager,
  component: lazyPage(
    ['places', 'stores'],
    'HouseholdPage',
    () => import('../features/people/households/household-page.tsx'),
  ),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: '/household/members',
  component: lazyPage(
    ['places', 'profile', 'invitations'],
    'MembersPage',
    () => import('../features/people/members/members-page.tsx'),
  ),
});

const webhooks = createRoute({
  getParentRoute: () => settings,
  path: '/household/webhooks',
  beforeLoad: requireAdvanced,
  component: lazyPage(
    ['webhooks'],
    'WebhooksPage',
    () => import('../features/automation/webhooks/webhooks-page.tsx'),
  ),
});

const notifiers = createRoute({
  getParentRoute: () => settings,
  path: '/household/notifiers',
  beforeLoad: requireAdvanced,
  component: lazyPage(
    ['notifiers'],
    'NotifiersPage',
    () => import('../features/automation/notifiers/notifiers-page.tsx'),
  ),
});

const group = createRoute({
  getParentRoute: () => settings,
  path: '/group',
  beforeLoad: requireGroupManager,
  component: lazyPage(['places'], 'GroupPage', () => import('../features/people/groups/group-page.tsx')),
});

const migrations = createRoute({
  getParentRoute: () => settings,
  path: '/group/migrations',
  beforeLoad: requireAdvanced,
  component: lazyPage(
    ['migrations', 'imports', 'reports'],
    'MigrationsPage',
    () => import('../features/imports/migrations/migrations-page.tsx'),
  ),
});

/** Data that the whole group shares; the pages below it are listed in `data-pages.ts`. */
const data = createRoute({
  getParentRoute: () => settings,
  path: '/group/data',
  beforeLoad: requireOrganizer,
});

const dataStart = createRoute({
  getParentRoute: () => data,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/group/data/foods', replace: true });
  },
});

const foods = createRoute({
  getParentRoute: () => data,
  path: 'foods',
  component: lazyPage(
    ['data'],
    'FoodsPage',
    () => import('../features/catalog/data-management/kinds/foods-page.tsx'),
  ),
});

const units = createRoute({
  getParentRoute: () => data,
  path: 'units',
  component: lazyPage(
    ['data'],
    'UnitsPage',
    () => import('../features/catalog/data-management/kinds/units-page.tsx'),
  ),
});

const labels = createRoute({
  getParentRoute: () => data,
  path: 'labels',
  component: lazyPage(
    ['data'],
    'LabelsPage',
    () => import('../features/catalog/data-management/kinds/labels-page.tsx'),
  ),
});

const corrections = createRoute({
  getParentRoute: () => data,
  path: 'corrections',
  component: lazyPage(
    ['data'],
    'CorrectionsPage',
    () => import('../features/catalog/data-management/kinds/corrections-page.tsx'),
  ),
});

const loadOrganizerPages = () => import('../features/catalog/data-management/kinds/organizer-pages.tsx');

const categories = createRoute({
  getParentRoute: () => data,
  path: 'categories',
  component: lazyPage(['data'], 'CategoriesPage', loadOrganizerPages),
});

const tags = createRoute({
  getParentRoute: () => data,
  path: 'tags',
  component: lazyPage(['data'], 'TagsPage', loadOrganizerPages),
});

const tools = createRoute({
  getParentRoute: () => data,
  path: 'tools',
  component: lazyPage(['data'], 'ToolsPage', loadOrganizerPages),
});

const dataRecipes = createRoute({
  getParentRoute: () => data,
  path: 'recipes',
  component: lazyPage(
    ['data'],
    'RecipesDataPage',
    () => import('../features/catalog/data-management/kinds/recipes-page.tsx'),
  ),
});

const dataActions = createRoute({
  getParentRoute: () => data,
  path: 'recipe-actions',
  component: lazyPage(
    ['data'],
    'RecipeActionsPage',
    () => import('../features/catalog/data-management/kinds/recipe-actions-page.tsx'),
  ),
});

const dataPages = data.addChildren([
  dataStart,
  dataRecipes,
  dataActions,
  foods,
  units,
  labels,
  corrections,
  categories,
  tags,
  tools,
]);

/** Settings of users, households and groups. */
export const settingsPages = [
  profile,
  editProfile,
  apiTokens,
  security,
  device,
  household,
  members,
  webhooks,
  notifiers,
  group,
  migrations,
  dataPages,
] as const;
