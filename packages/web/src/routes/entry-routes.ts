import { createRoute, redirect } from '@tanstack/react-router';
import { boot } from '../platform/boot/boot.ts';
import { pickTexts, type PlainSearch } from '../platform/routing/index.ts';
import { requireAdmin, selfQuery } from '../platform/session/index.ts';
import { homeTarget, shortLinkTarget } from '../features/site/app-info/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { blank, root } from './frames.ts';
import { loadCreatePages } from './recipe-routes.ts';

const loadSetupPages = () => import('../features/people/setup/pages.ts');
const loadResetPages = () => import('../features/people/password-reset/pages.ts');

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context }) => {
    const self = boot.isSetUp ? await context.queryClient.query({ ...selfQuery, staleTime: 'static' }) : null;
    throw redirect({ to: homeTarget(boot, self), replace: true });
  },
});

const shortLink = createRoute({
  getParentRoute: () => root,
  path: '/r/$slug',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  beforeLoad: async ({ context, params, location }) => {
    const self = await context.queryClient.query({ ...selfQuery, staleTime: 'static' });
    throw redirect({ href: shortLinkTarget(boot, self, params.slug, location), replace: true });
  },
});

const handover = createRoute({
  getParentRoute: () => blank,
  path: '/handover',
  component: lazyPage(['imports'], 'HandoverPage', loadCreatePages),
});

/** Search parameters of the return from an identity provider. */
const providerParameters = ['code', 'state', 'iss', 'session_state', 'error', 'error_description'] as const;

const login = createRoute({
  getParentRoute: () => blank,
  path: '/login',
  validateSearch: (search) => pickTexts(search, 'next', 'direct', 'token', ...providerParameters),
  component: lazyPage(['sessions'], 'LoginPage', () => import('../features/people/sessions/login-page.tsx')),
});

const setup = createRoute({
  getParentRoute: () => blank,
  path: '/setup',
  validateSearch: (search) => pickTexts(search, 'code'),
  component: lazyPage(['setup'], 'SetupPage', loadSetupPages),
});

const adminSetup = createRoute({
  getParentRoute: () => blank,
  path: '/admin/setup',
  validateSearch: (search) => pickTexts(search, 'account'),
  beforeLoad: requireAdmin,
  component: lazyPage(['setup', 'profile'], 'GuidePage', loadSetupPages),
});

const register = createRoute({
  getParentRoute: () => blank,
  path: '/register',
  validateSearch: (search) => pickTexts(search, 'token'),
  component: lazyPage(
    ['registration'],
    'RegisterPage',
    () => import('../features/people/registration/register-page.tsx'),
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

/** Addresses that lead elsewhere. */
export const crossroads = [home, shortLink] as const;

/** Pages before the app's own: signing in, accounts, the first start. */
export const entryPages = [
  login,
  setup,
  adminSetup,
  register,
  forgotPassword,
  resetPassword,
  handover,
] as const;
