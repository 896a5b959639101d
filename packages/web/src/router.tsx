import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { boot } from './platform/boot/boot.ts';
import {
  movedPath,
  parsePlainSearch,
  pickTexts,
  type PlainSearch,
  stringifyPlainSearch,
} from './platform/routing/index.ts';
import {
  requireAdmin,
  requireAdvanced,
  requireGroupManager,
  requireHouseholdManager,
  requireMember,
  requireOwnGroup,
  selfQuery,
} from './platform/session/index.ts';
import { homeTarget, shortLinkTarget } from './features/app-info/index.ts';
import { lazyPage } from './features/shell/lazy-page.ts';
import { Root } from './features/shell/root.tsx';

/** Every address of the app. Pages and layouts load when somebody heads for them; these when one leads nowhere. */
const loadErrorPages = () => import('./features/shell/error-pages.ts');
const loadResetPages = () => import('./features/password-reset/pages.ts');
const loadProfilePages = () => import('./features/users/pages.ts');
const loadAccountPages = () => import('./features/accounts/pages.ts');

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => {
    const moved = movedPath(location.pathname);
    if (moved === null) return;
    const { searchStr, hash } = location;
    throw redirect({ href: `${moved}${searchStr}${hash === '' ? '' : `#${hash}`}`, replace: true });
  },
  component: Root,
  notFoundComponent: lazyPage(['shell'], 'UnknownAddressPage', loadErrorPages),
  errorComponent: lazyPage(['shell'], 'UnframedErrorPage', loadErrorPages),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context }) => {
    const self = boot.isSetUp ? await context.queryClient.ensureQueryData(selfQuery) : null;
    throw redirect({ to: homeTarget(boot, self), replace: true });
  },
});

const shortLink = createRoute({
  getParentRoute: () => root,
  path: '/r/$slug',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  beforeLoad: async ({ context, params, location }) => {
    const self = await context.queryClient.ensureQueryData(selfQuery);
    throw redirect({ href: shortLinkTarget(boot, self, params.slug, location), replace: true });
  },
});

const blank = createRoute({
  getParentRoute: () => root,
  id: 'blank',
  component: lazyPage(['shell'], 'BlankLayout', () => import('./features/shell/blank-layout.tsx')),
});

/** What an identity provider sends the browser back with. */
const providerParameters = ['code', 'state', 'iss', 'session_state', 'error', 'error_description'] as const;

const login = createRoute({
  getParentRoute: () => blank,
  path: '/login',
  validateSearch: (search) => pickTexts(search, 'next', 'direct', 'token', ...providerParameters),
  component: lazyPage(['sessions'], 'LoginPage', () => import('./features/sessions/login-page.tsx')),
});

const setup = createRoute({
  getParentRoute: () => blank,
  path: '/setup',
  validateSearch: (search) => pickTexts(search, 'code'),
  component: lazyPage(['setup'], 'SetupPage', () => import('./features/setup/setup-page.tsx')),
});

const adminSetup = createRoute({
  getParentRoute: () => blank,
  path: '/admin/setup',
  beforeLoad: requireAdmin,
  component: lazyPage(['setup'], 'GuidePage', () => import('./features/setup/guide-page.tsx')),
});

const register = createRoute({
  getParentRoute: () => blank,
  path: '/register',
  validateSearch: (search) => pickTexts(search, 'token'),
  component: lazyPage(
    ['registration'],
    'RegisterPage',
    () => import('./features/registration/register-page.tsx'),
  ),
});

const forgotPassword = createRoute({
  getParentRoute: () => blank,
  path: '/forgot-password',
  component: lazyPage(['password-reset'], 'ForgotPasswordPage', loadResetPages),
});

const resetPassword = createRoute({
  getParentRoute: () => blank,
  path: '/reset-password',
  validateSearch: (search) => pickTexts(search, 'token'),
  component: lazyPage(['password-reset'], 'ResetPasswordPage', loadResetPages),
});

/** Pages below it know who is looking from their first render on. */
const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  beforeLoad: async ({ context }) => ({ self: await context.queryClient.ensureQueryData(selfQuery) }),
  notFoundComponent: lazyPage([], 'NotFoundPage', loadErrorPages),
  errorComponent: lazyPage(['shell'], 'UnframedErrorPage', loadErrorPages),
  component: lazyPage(['shell'], 'MainLayout', () => import('./features/shell/main-layout.tsx')),
});

const explorer = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: lazyPage(
    ['explore', 'ratings'],
    'ExplorerPage',
    () => import('./features/explore/explorer-page.tsx'),
  ),
});

const recipe = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/$slug',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: lazyPage(
    ['recipes', 'ratings'],
    'RecipePage',
    () => import('./features/recipes/recipe-page.tsx'),
  ),
});

const createUrl = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/url',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  beforeLoad: requireOwnGroup,
  component: lazyPage(['imports'], 'CreateUrlPage', () => import('./features/imports/create-url-page.tsx')),
});

const createHtml = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/html',
  beforeLoad: requireOwnGroup,
  component: lazyPage(['imports'], 'CreateHtmlPage', () => import('./features/imports/create-html-page.tsx')),
});

const createNew = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/new',
  beforeLoad: requireOwnGroup,
  component: lazyPage(['imports'], 'CreateNewPage', () => import('./features/imports/create-new-page.tsx')),
});

const docs = createRoute({
  getParentRoute: () => main,
  path: '/docs',
  component: lazyPage(['docs'], 'DocsPage', () => import('./features/docs/docs-page.tsx')),
});

const loadSettings = () => import('./features/settings/settings-shell.tsx');

/** The list of all settings. */
const settingsStart = createRoute({
  getParentRoute: () => main,
  path: '/settings',
  beforeLoad: requireMember,
  component: lazyPage(['settings'], 'SettingsPage', loadSettings),
});

/** Profile, household, group and administration stand in one frame; what it lists is in `settings-entries.ts`. */
const settings = createRoute({
  getParentRoute: () => main,
  id: 'settings-shell',
  beforeLoad: requireMember,
  component: lazyPage(['settings'], 'SettingsShell', loadSettings),
});

const apiTokens = createRoute({
  getParentRoute: () => settings,
  path: '/user/profile/api-tokens',
  beforeLoad: requireAdvanced,
  component: lazyPage(
    ['api-tokens'],
    'ApiTokensPage',
    () => import('./features/api-tokens/api-tokens-page.tsx'),
  ),
});

const security = createRoute({
  getParentRoute: () => settings,
  path: '/user/profile/security',
  component: lazyPage(['security'], 'SecurityPage', () => import('./features/security/security-page.tsx')),
});

const household = createRoute({
  getParentRoute: () => settings,
  path: '/household',
  beforeLoad: requireHouseholdManager,
  component: lazyPage(['places'], 'HouseholdPage', () => import('./features/households/household-page.tsx')),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: '/household/members',
  component: lazyPage(['places'], 'MembersPage', () => import('./features/members/members-page.tsx')),
});

const group = createRoute({
  getParentRoute: () => settings,
  path: '/group',
  beforeLoad: requireGroupManager,
  component: lazyPage(['places'], 'GroupPage', () => import('./features/groups/group-page.tsx')),
});

const administration = createRoute({
  getParentRoute: () => settings,
  id: 'administration',
  beforeLoad: requireAdmin,
});

const siteSettings = createRoute({
  getParentRoute: () => administration,
  path: '/admin/site-settings',
  component: lazyPage(
    ['site-settings'],
    'SiteSettingsPage',
    () => import('./features/site-settings/site-settings-page.tsx'),
  ),
});

const adminHouseholds = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/households',
  component: lazyPage(
    ['admin'],
    'AdminHouseholdsPage',
    () => import('./features/admin-places/households-page.tsx'),
  ),
});

const adminHousehold = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/households/$id',
  component: lazyPage(
    ['admin', 'places'],
    'AdminHouseholdPage',
    () => import('./features/admin-places/household-page.tsx'),
  ),
});

const adminGroups = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/groups',
  component: lazyPage(['admin'], 'AdminGroupsPage', () => import('./features/admin-places/groups-page.tsx')),
});

const adminGroup = createRoute({
  getParentRoute: () => administration,
  path: '/admin/manage/groups/$id',
  component: lazyPage(
    ['admin', 'places'],
    'AdminGroupPage',
    () => import('./features/admin-places/group-page.tsx'),
  ),
});

const maintenance = createRoute({
  getParentRoute: () => administration,
  path: '/admin/maintenance',
  component: lazyPage(
    ['maintenance'],
    'MaintenancePage',
    () => import('./features/maintenance/maintenance-page.tsx'),
  ),
});

const aiCheck = createRoute({
  getParentRoute: () => administration,
  path: '/admin/debug/openai',
  component: lazyPage(['ai'], 'AiPage', () => import('./features/ai/ai-page.tsx')),
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

const routeTree = root.addChildren([
  home,
  shortLink,
  blank.addChildren([login, setup, adminSetup, register, forgotPassword, resetPassword]),
  main.addChildren([
    explorer,
    recipe,
    createUrl,
    createHtml,
    createNew,
    docs,
    settingsStart,
    settings.addChildren([
      profile,
      editProfile,
      apiTokens,
      security,
      household,
      members,
      group,
      administration.addChildren([
        siteSettings,
        manageUsers,
        createUser,
        manageUser,
        adminHouseholds,
        adminHousehold,
        adminGroups,
        adminGroup,
        maintenance,
        aiCheck,
      ]),
    ]),
  ]),
]);

/** Builds the router. Queries of addresses are plain texts; links fetch the code of their page when one nears them. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: lazyPage(['shell'], 'ErrorPage', loadErrorPages),
    defaultNotFoundComponent: lazyPage([], 'NotFoundPage', loadErrorPages),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
