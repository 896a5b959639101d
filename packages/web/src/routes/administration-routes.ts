import { createRoute } from '@tanstack/react-router';
import type { PlainSearch } from '../platform/routing/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { administration } from './frames.ts';

const loadPlacePages = () => import('../features/people/group-administration/pages.ts');
const loadAccountPages = () => import('../features/people/users/pages.ts');

const siteSettings = createRoute({
  getParentRoute: () => administration,
  path: '/admin/site-settings',
  component: lazyPage(
    ['site-settings', 'doctor'],
    'SiteSettingsPage',
    () => import('../features/site/settings/site-settings-page.tsx'),
  ),
});

const adminHouseholds = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/households',
  component: lazyPage(['admin'], 'AdminHouseholdsPage', loadPlacePages),
});

const adminHousehold = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/households/$id',
  component: lazyPage(['admin', 'places'], 'AdminHouseholdPage', loadPlacePages),
});

const adminGroups = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/groups',
  component: lazyPage(['admin'], 'AdminGroupsPage', loadPlacePages),
});

const adminGroup = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/groups/$id',
  component: lazyPage(['admin', 'places'], 'AdminGroupPage', loadPlacePages),
});

const backups = createRoute({
  getParentRoute: () => administration,
  path: '/admin/backups',
  component: lazyPage(['backups'], 'BackupsPage', () => import('../features/site/backups/backups-page.tsx')),
});

const maintenance = createRoute({
  getParentRoute: () => administration,
  path: '/admin/maintenance',
  component: lazyPage(
    ['maintenance'],
    'MaintenancePage',
    () => import('../features/site/maintenance/maintenance-page.tsx'),
  ),
});

const jobs = createRoute({
  getParentRoute: () => administration,
  path: '/admin/jobs',
  component: lazyPage(['jobs'], 'JobsPage', () => import('../features/site/jobs/jobs-page.tsx')),
});

const aiCheck = createRoute({
  getParentRoute: () => administration,
  path: '/admin/debug/openai',
  component: lazyPage(['ai'], 'AiPage', () => import('../features/imports/ai/ai-page.tsx')),
});

const parserTrial = createRoute({
  getParentRoute: () => administration,
  path: '/admin/debug/parser',
  component: lazyPage(
    ['ingredient-parser'],
    'ParserPage',
    () => import('../features/catalog/ingredient-parser/parser-page.tsx'),
  ),
});

const manageUsers = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/users',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: lazyPage(['manage-users'], 'UsersPage', loadAccountPages),
});

const createUser = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/users/create',
  component: lazyPage(['manage-users'], 'UserCreatePage', loadAccountPages),
});

const manageUser = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/users/$id',
  component: lazyPage(['manage-users'], 'UserPage', loadAccountPages),
});

/** The administrators' pages. */
export const administrationPages = [
  siteSettings,
  manageUsers,
  createUser,
  manageUser,
  adminHouseholds,
  adminHousehold,
  adminGroups,
  adminGroup,
  backups,
  maintenance,
  jobs,
  aiCheck,
  parserTrial,
] as const;
