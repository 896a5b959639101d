import { useRouter } from '@tanstack/react-router';

/** Whether the app has a page of that address pattern: a way that leads nowhere is not offered. */
export function useIsPage(): (pattern: string) => boolean {
  const router = useRouter();
  return (pattern) => Object.hasOwn(router.routesByPath, pattern);
}
