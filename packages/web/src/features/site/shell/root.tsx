import { Outlet, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmationQuestion, signInQuestion } from '../../../platform/session/index.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { focusPage } from '../../../ui/page/focus-page.ts';
import { ToastViewport } from '../../../ui/toast/toast-viewport.tsx';
import { ConfirmationDialog } from '../../people/confirmation/index.ts';
import { SignInAgainDialog } from '../../people/sessions/index.ts';
import { TimerDock, useHasTimers } from '../../recipes/timers/index.ts';

/** What surrounds every page: overlays, toasts, announcements, kitchen timers, the questions to sign in again and who it is. */
export function Root() {
  const { t } = useTranslation('ui');
  const mustSignIn = signInQuestion.useIsOpen();
  const mustConfirm = confirmationQuestion.useIsOpen();
  const hasTimers = useHasTimers();
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      {/* The kit puts menus, lists of options and dialogs here, so that they are in a landmark like everything else. */}
      <section data-mantine-shared-portal-node aria-label={t('overlays')} />
      <ToastViewport />
      <LiveRegion />
      {hasTimers && (
        <Suspense>
          <TimerDock />
        </Suspense>
      )}
      {mustSignIn && (
        <Suspense>
          <SignInAgainDialog />
        </Suspense>
      )}
      {mustConfirm && (
        <Suspense>
          <ConfirmationDialog />
        </Suspense>
      )}
    </>
  );
}

/**
 * A new path moves the focus to the page's heading, unless the page has focused the field it begins with or
 * the reader types into a dialog that they have opened meanwhile. A change of the query (filters, edit mode) does not.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged && !keepsFocus()) focusPage();
      }),
    [router],
  );
}

function keepsFocus(): boolean {
  return document.activeElement?.matches('main [data-first-field], [data-keeps-focus]') ?? false;
}
