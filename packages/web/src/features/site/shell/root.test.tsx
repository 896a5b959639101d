import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { announce } from '../../../ui/live-region.tsx';
import { Root } from './root.tsx';

vi.mock('@tanstack/react-router', () => ({ Outlet: () => <main />, useRouter: () => ({}) }));
vi.mock('../../../platform/session/index.ts', () => {
  const question = { useIsOpen: () => false };
  return { confirmationQuestion: question, signInQuestion: question };
});
vi.mock('../../people/confirmation/index.ts', () => ({ ConfirmationDialog: () => null }));
vi.mock('../../../ui/toast/toast-viewport.tsx', () => ({ ToastViewport: () => <aside /> }));
vi.mock('../../people/sessions/index.ts', () => ({ SignInAgainDialog: () => null }));
vi.mock('../../recipes/timers/index.ts', () => ({ TimerDock: () => null, useHasTimers: () => false }));

it('every page comes with toasts and a live region for announcements', () => {
  announce('3 recipes');
  const page = renderToStaticMarkup(<Root />);
  expect(page).toMatch(
    /<main><\/main><section data-mantine-shared-portal-node[^>]*><\/section><aside><\/aside>/,
  );
  expect(page).toMatch(/<output[^>]*aria-live="polite"[^>]*>3 recipes<\/output>/);
});
