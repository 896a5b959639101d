import type { Platform } from '../platform/platform.ts';

type Replaceable = 'safeFetch' | 'deliveryFetch' | 'safeConnect' | 'files' | 'log' | 'random' | 'passwords';

/** What a test replaces. */
export type Replaced = Partial<Pick<Platform, Replaceable>>;
