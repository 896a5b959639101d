import type { Mutation } from '../mutation.ts';

const logicalStyles = ['packages/web/src/ui/logical-styles.test.ts'];
const textsInCode = ['packages/web/src/platform/i18n/texts-in-code.test.ts'];

/** What readers see, hear and reach by the keyboard. */
export const front: readonly Mutation[] = [
  {
    name: 'the skip link stands at the physical left',
    file: 'packages/web/src/features/site/shell/layouts/layout.module.css',
    find: '  inset-block-start: 8px;\n  inset-inline-start: 8px;',
    replace: '  top: 8px;\n  left: 8px;',
    tests: logicalStyles,
  },
  {
    name: 'a stylesheet gives the two sides different values',
    file: 'packages/web/src/features/recipes/print/print-sheet.module.css',
    find: 'padding-inline: 0 6mm;',
    replace: 'padding: 0.5mm 6mm 0.5mm 0;',
    tests: logicalStyles,
  },
  {
    name: 'a text is aligned to the physical left',
    file: 'packages/web/src/ui/steps/steps.module.css',
    find: 'text-align: start;',
    replace: 'text-align: left;',
    tests: logicalStyles,
  },
  {
    name: 'an English text stands in a component',
    file: 'packages/web/src/features/site/shell/layouts/skip-link.tsx',
    find: "{t('skip')}",
    replace: 'Skip to content',
    tests: textsInCode,
  },
  {
    name: 'an English text is read out as the name of a button',
    file: 'packages/web/src/features/site/shell/drawer/drawer-overlay.tsx',
    find: "aria-label={t('drawer.close')}",
    replace: 'aria-label="Close the menu"',
    tests: textsInCode,
  },
  {
    name: 'an English text stands in code beside a translator',
    file: 'packages/web/src/ui/dialog/dialog.tsx',
    find: "t('action.close')",
    replace: "'Close this'",
    tests: textsInCode,
  },
  {
    name: 'the focus is not given back when an overlay closes',
    file: 'packages/web/src/ui/focus/remembered-focus.ts',
    find: 'if (isLost && isFocusable(before) && before.isConnected) before.focus();',
    replace: 'void isLost;',
    tests: ['packages/web/src/ui/focus/remembered-focus.test.ts'],
  },
  {
    name: 'dialogs do not give the focus back',
    file: 'packages/web/src/ui/dialog/dialog-frame.tsx',
    find: '  useReturnedFocus();\n',
    replace: '',
    tests: ['packages/web/src/ui/overlays.test.ts'],
  },
  {
    name: 'the drawer does not give the focus back',
    file: 'packages/web/src/features/site/shell/drawer/drawer-overlay.tsx',
    find: '  useReturnedFocus();\n',
    replace: '',
    tests: ['packages/web/src/ui/overlays.test.ts'],
  },
  {
    name: 'the focus is taken from where it has moved on to',
    file: 'packages/web/src/ui/focus/remembered-focus.ts',
    find: 'if (isLost && ',
    replace: 'void isLost;\n      if (',
    tests: ['packages/web/src/ui/focus/remembered-focus.test.ts'],
  },
  {
    name: 'the screen goes dark after coming back to the tab',
    file: 'packages/web/src/ui/wake-lock/screen-wake-lock.ts',
    find: "['visibilitychange', 'pointerup']",
    replace: "['pointerup']",
    tests: ['packages/web/src/ui/wake-lock/screen-wake-lock.test.ts'],
  },
  {
    name: 'the screen stays on when it is not wanted any more',
    file: 'packages/web/src/ui/wake-lock/screen-wake-lock.ts',
    find: '    void lock?.release();\n',
    replace: '',
    tests: ['packages/web/src/ui/wake-lock/screen-wake-lock.test.ts'],
  },
  {
    name: 'nothing is announced to screen readers',
    file: 'packages/web/src/ui/live-region.tsx',
    find: '  for (const listener of listeners) listener();\n',
    replace: '',
    tests: ['packages/web/src/ui/live-region.test.tsx'],
  },
  {
    name: 'announcements stand in the page without being spoken',
    file: 'packages/web/src/ui/live-region.tsx',
    find: ' aria-live="polite"',
    replace: ' aria-live="off"',
    tests: ['packages/web/src/ui/live-region.test.tsx'],
  },
  {
    name: 'the same announcement is spoken once only',
    file: 'packages/web/src/ui/live-region.tsx',
    find: 'message === text ? `${text}\\u00a0` : text',
    replace: 'text',
    tests: ['packages/web/src/ui/live-region.test.tsx'],
  },
  {
    name: 'no page has a region that is spoken',
    file: 'packages/web/src/features/site/shell/root.tsx',
    find: '      <LiveRegion />\n',
    replace: '',
    tests: ['packages/web/src/features/site/shell/root.test.tsx'],
  },
  {
    name: 'another try of a failed change sends nothing',
    file: 'packages/web/src/platform/api/optimistic-change.ts',
    find: '() => sendOptimisticChange(queries, change, changed)',
    replace: '() => undefined',
    tests: ['packages/web/src/platform/api/optimistic-change.test.ts'],
  },
];
