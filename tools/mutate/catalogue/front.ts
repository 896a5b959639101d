import type { Mutation } from '../mutation.ts';

const ui = 'packages/web/src/ui';
const features = 'packages/web/src/features';
const logicalStyles = [`${ui}/logical-styles.test.ts`];
const textsInCode = ['packages/web/src/locales/texts-in-code.test.ts'];

/** What readers see, hear and reach by the keyboard. */
export const front: readonly Mutation[] = [
  {
    name: 'the skip link stands at the physical left',
    file: `${features}/shell/layout.module.css`,
    find: '  inset-block-start: 8px;\n  inset-inline-start: 8px;',
    replace: '  top: 8px;\n  left: 8px;',
    tests: logicalStyles,
  },
  {
    name: 'a stylesheet gives the two sides different values',
    file: `${features}/recipes/print/print-sheet.module.css`,
    find: 'padding-inline: 0 6mm;',
    replace: 'padding: 0.5mm 6mm 0.5mm 0;',
    tests: logicalStyles,
  },
  {
    name: 'a text is aligned to the physical left',
    file: `${ui}/steps/steps.module.css`,
    find: 'text-align: start;',
    replace: 'text-align: left;',
    tests: logicalStyles,
  },
  {
    name: 'an English text stands in a component',
    file: `${features}/shell/skip-link.tsx`,
    find: "{t('skip')}",
    replace: 'Skip to content',
    tests: textsInCode,
  },
  {
    name: 'an English text is read out as the name of a button',
    file: `${features}/shell/drawer-overlay.tsx`,
    find: "aria-label={t('drawer.close')}",
    replace: 'aria-label="Close the menu"',
    tests: textsInCode,
  },
  {
    name: 'an English text stands in code beside a translator',
    file: `${ui}/dialog/dialog.tsx`,
    find: "t('action.close')",
    replace: "'Close this'",
    tests: textsInCode,
  },
  {
    name: 'the focus is not given back when an overlay closes',
    file: `${ui}/remembered-focus.ts`,
    find: 'if (isLost && isFocusable(before) && before.isConnected) before.focus();',
    replace: 'void isLost;',
    tests: [`${ui}/remembered-focus.test.ts`],
  },
  {
    name: 'dialogs do not give the focus back',
    file: `${ui}/dialog/dialog-frame.tsx`,
    find: '  useReturnedFocus();\n',
    replace: '',
    tests: [`${ui}/overlays.test.ts`],
  },
  {
    name: 'the drawer does not give the focus back',
    file: `${features}/shell/drawer-overlay.tsx`,
    find: '  useReturnedFocus();\n',
    replace: '',
    tests: [`${ui}/overlays.test.ts`],
  },
  {
    name: 'the focus is taken from where it has moved on to',
    file: `${ui}/remembered-focus.ts`,
    find: 'if (isLost && ',
    replace: 'void isLost;\n      if (',
    tests: [`${ui}/remembered-focus.test.ts`],
  },
  {
    name: 'the screen goes dark after coming back to the tab',
    file: `${ui}/kept-screen.ts`,
    find: "  page.addEventListener('visibilitychange', onReturn);\n",
    replace: '',
    tests: [`${ui}/kept-screen.test.ts`],
  },
  {
    name: 'the screen stays on when it is not wanted any more',
    file: `${ui}/kept-screen.ts`,
    find: '    void lock?.release();\n',
    replace: '',
    tests: [`${ui}/kept-screen.test.ts`],
  },
  {
    name: 'nothing is announced to screen readers',
    file: `${ui}/live-region.tsx`,
    find: '  for (const listener of listeners) listener();\n',
    replace: '',
    tests: [`${ui}/live-region.test.tsx`],
  },
  {
    name: 'announcements stand in the page without being spoken',
    file: `${ui}/live-region.tsx`,
    find: ' aria-live="polite"',
    replace: ' aria-live="off"',
    tests: [`${ui}/live-region.test.tsx`],
  },
  {
    name: 'the same announcement is spoken once only',
    file: `${ui}/live-region.tsx`,
    find: 'message === text ? `${text}\\u00a0` : text',
    replace: 'text',
    tests: [`${ui}/live-region.test.tsx`],
  },
  {
    name: 'no page has a region that is spoken',
    file: `${features}/shell/root.tsx`,
    find: '      <LiveRegion />\n',
    replace: '',
    tests: [`${features}/shell/root.test.tsx`],
  },
  {
    name: 'another try of a failed change sends nothing',
    file: 'packages/web/src/platform/api/optimistic-change.ts',
    find: '() => sendOptimisticChange(queries, change, changed)',
    replace: '() => undefined',
    tests: ['packages/web/src/platform/api/optimistic-change.test.ts'],
  },
];
