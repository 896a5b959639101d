import { lazyAddition } from '../../../../platform/i18n/index.ts';
import type { ShellKeysProps } from './shell-keys.tsx';

/** The keys of every page; their code follows the page, whose own comes first. */
export const ShellKeys = lazyAddition<ShellKeysProps>(['shortcuts'], () =>
  import('./shell-keys.tsx').then((module) => module.ShellKeys),
);
