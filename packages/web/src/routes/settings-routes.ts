import { createRoute } from '@tanstack/react-router';
import {
  requireAdvanced,
  requireGroupManager,
  requireHouseholdManager,
  requireMember,
} from '../platform/session/index.ts';
import { lazyPage } from '../features/shell/lazy-page.ts';
import { loadSettings, main, settings } from './frames.ts';

const loadProfilePages = () => import('../features/users/pages.ts');

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
    () => import('../features/api-tokens/api-tokens-page.tsx'),
  ),
});

const security = createRoute({
  getParentRoute: () => settings,
  path: '/user/profile/security',
  component: lazyPage(['security'], 'SecurityPage', () => import('../features/security/security-page.tsx')),
});

const household = createRoute({
  getParentRoute: () => settings,
  path: '/household',
  beforeLoad: requireHouseholdManager,
  component: lazyPage(['places'], 'HouseholdPage', () => import('../features/households/household-page.tsx')),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: '/household/members',
  component: lazyPage(['places'], 'MembersPage', () => import('../features/members/members-page.tsx')),
});

const group = createRoute({
  getParentRoute: () => settings,
  path: '/group',
  beforeLoad: requireGroupManager,
  component: lazyPage(['places'], 'GroupPage', () => import('../features/groups/group-page.tsx')),
});

/** What people set for themselves, their household and their group. */
export const settingsPages = [profile, editProfile, apiTokens, security, household, members, group] as const;
