import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ShellKeys } from '../keys/lazy-keys.ts';
import { MinimalLayout } from './minimal-layout.tsx';

/** Pages for people who come by a link alone: a bar with the brand, and the page. */
export function MinimalFrame() {
  return (
    <MinimalLayout>
      <Outlet />
      <Suspense>
        <ShellKeys />
      </Suspense>
    </MinimalLayout>
  );
}
