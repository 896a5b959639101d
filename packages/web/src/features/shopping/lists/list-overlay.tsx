import type { ShoppingListOut } from '@hearth/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ListChanges, ListItem } from '../sync/index.ts';

/** The open dialog of a list. */
export type OpenOverlay =
  | { kind: 'tickAll' | 'untickAll' | 'deleteTicked' | 'labels' | 'settings' | 'recipes' | 'feed' }
  | { kind: 'send' | 'label'; items: readonly ListItem[] }
  | { kind: 'soldAt'; item: ListItem }
  | null;

/** Properties of the dialogs of a list. */
export interface ListOverlayProps {
  list: ShoppingListOut;
  items: readonly ListItem[];
  changes: ListChanges;
  onClose: () => void;
}

const load = () => import('./late-parts.ts');
const AllDialogs = lazyPart((parts) => parts.AllDialog);
const SendDialog = lazyPart((parts) => parts.SendDialog);
const LabelDialog = lazyPart((parts) => parts.LabelDialog);
const LabelsDialog = lazyPart((parts) => parts.LabelsDialog);
const SettingsDialog = lazyPart((parts) => parts.SettingsDialog);
const SoldAtDialog = lazyPart((parts) => parts.SoldAtDialog);
const FeedDialog = lazyPart((parts) => parts.FeedDialog);
const RecipesDialog = lazyPart((parts) => parts.RecipesDialog);

/** The fields of an item, in its row; loaded when they open. */
export const ItemEditor = lazyPart((parts) => parts.ItemEditor);

/** Loads the code of all dialogs and of the fields of an item. Rejects without a network. */
export async function loadDialogs(): Promise<void> {
  await load();
}

function lazyPart<Props>(choose: (parts: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) {
  return lazy(async () => ({ default: choose(await load()) }));
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
    case 'soldAt':
      return open.item.food && <SoldAtDialog food={open.item.food} onClose={props.onClose} />;
    case 'labels':
      return <LabelsDialog {...props} />;
    case 'settings':
      return <SettingsDialog {...props} />;
    case 'feed':
      return <FeedDialog {...props} />;
    case 'recipes':
      return <RecipesDialog {...props} />;
    case 'tickAll':
    case 'untickAll':
    case 'deleteTicked':
      return <AllDialogs {...props} kind={open.kind} />;
  }
}
