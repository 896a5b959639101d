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

const load = {
  all: () => import('./dialogs/all-dialogs.tsx').then((module) => module.AllDialog),
  send: () => import('./dialogs/send-dialog.tsx').then((module) => module.SendDialog),
  label: () => import('./dialogs/label-dialog.tsx').then((module) => module.LabelDialog),
  labels: () => import('./dialogs/labels-dialog.tsx').then((module) => module.LabelsDialog),
  settings: () => import('./dialogs/settings-dialog.tsx').then((module) => module.SettingsDialog),
  recipes: () => import('./dialogs/recipes-dialog.tsx').then((module) => module.RecipesDialog),
};
const AllDialogs = lazyDialog(load.all);
const SendDialog = lazyDialog(load.send);
const LabelDialog = lazyDialog(load.label);
const LabelsDialog = lazyDialog(load.labels);
const SettingsDialog = lazyDialog(load.settings);
const RecipesDialog = lazyDialog(load.recipes);

/** Loads the code of all dialogs. Rejects without a network. */
export async function loadDialogs(): Promise<void> {
  await Promise.all(Object.values(load).map((one) => one()));
}

function lazyDialog<Props>(loadOne: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadOne() }));
}

/** The dialogs of a list, loaded when they open. */
export function ListOverlay({
  open,
  onChosenDone,
  ...props
}: ListOverlayProps & { open: OpenOverlay; onChosenDone: () => void }) {
  if (open === null) return null;
  return <Suspense>{renderDialog(open, props, onChosenDone)}</Suspense>;
}

function renderDialog(open: NonNullable<OpenOverlay>, props: ListOverlayProps, onDone: () => void) {
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
