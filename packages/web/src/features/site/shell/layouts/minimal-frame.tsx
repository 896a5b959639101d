import { Outlet } from '@tanstack/react-router';
import { LazyShellKeys } from '../keys/lazy-keys.tsx';
import { MinimalLayout } from './minimal-layout.tsx';

/** Pages for people who come by a link alone: a bar with the brand, and the page. */
export function MinimalFrame() {
  return (
    <MinimalLayout>
      <Outlet />
      <LazyShellKeys />
    </MinimalLayout>
  );
}
