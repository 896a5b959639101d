import type { ShoppingListOut } from '@hearth/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ListChanges, ListItem } from '../sync/index.ts';

/** The open dialog of a list. */
export type OpenOverlay =
  | { kind: 'tickAll' | 'untickAll' | 'deleteTicked' | 'labels' | 'settings' | 'recipes' }
  | { kind: 'send' | 'label'; items: readonly ListItem[] }
  | null;

/** Properties of the dialogs of a list. */
export interface ListOverlayProps {
  list: ShoppingListOut;
  items: readonly ListItem[];
  changes: ListChanges;
  onClose: () => void;
}

const AllDialogs = lazyDialog<ListOverlayProps & { kind: 'tickAll' | 'untickAll' | 'deleteTicked' }>(() =>
  import('./dialogs/all-dialogs.tsx').then((module) => module.AllDialog),
);
const SendDialog = lazyDialog<ListOverlayProps & { onDone: () => void }>(() =>
  import('./dialogs/send-dialog.tsx').then((module) => module.SendDialog),
);
const LabelDialog = lazyDialog<ListOverlayProps & { onDone: () => void }>(() =>
  import('./dialogs/label-dialog.tsx').then((module) => module.LabelDialog),
);
const LabelsDialog = lazyDialog<ListOverlayProps>(() =>
  import('./dialogs/labels-dialog.tsx').then((module) => module.LabelsDialog),
);
const SettingsDialog = lazyDialog<ListOverlayProps>(() =>
  import('./dialogs/settings-dialog.tsx').then((module) => module.SettingsDialog),
);
const RecipesDialog = lazyDialog<ListOverlayProps>(() =>
  import('./dialogs/recipes-dialog.tsx').then((module) => module.RecipesDialog),
);

function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

/** The dialogs of a list, loaded when they open. */
export function ListOverlay({
  open,
  onChosenDone,
  ...props
}: ListOverlayProps & { open: OpenOverlay; onChosenDone: () => void }) {
  if (open === null) return null;
  return <Suspense>{dialogOf(open, props, onChosenDone)}</Suspense>;
}

function dialogOf(open: NonNullable<OpenOverlay>, props: ListOverlayProps, onDone: () => void) {
  switch (open.kind) {
    case 'send':
      return <SendDialog {...props} items={open.items} onDone={onDone} />;
    case 'label':
      return <LabelDialog {...props} items={open.items} onDone={onDone} />;
    case 'labels':
      return <LabelsDialog {...props} />;
    case 'settings':
      return <SettingsDialog {...props} />;
    case 'recipes':
      return <RecipesDialog {...props} />;
    case 'tickAll':
    case 'untickAll':
    case 'deleteTicked':
      return <AllDialogs {...props} kind={open.kind} />;
  }
}
