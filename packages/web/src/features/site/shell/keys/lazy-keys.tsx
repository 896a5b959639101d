import { Suspense } from 'react';
import { lazyAddition } from '../../../../platform/i18n/index.ts';
import { shortcutsHelp, useHasKeys } from '../../../../platform/shortcuts/index.ts';
import type { ShellKeysProps } from './shell-keys.tsx';

const ShellKeys = lazyAddition<ShellKeysProps>(['shortcuts'], () =>
  import('./shell-keys.tsx').then((module) => module.ShellKeys),
);

/** The keys of every page; their code comes with the first key that is pressed, which is not lost. */
export function LazyShellKeys(props: ShellKeysProps) {
  const isHelpOpen = shortcutsHelp.useIsOpen();
  const hasKeys = useHasKeys();
  return <Suspense>{(hasKeys || isHelpOpen) && <ShellKeys {...props} />}</Suspense>;
}
