import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { IconAlarm } from '../../../ui/icons/alarm.ts';
import { IconBook2 as IconBook } from '../../../ui/icons/book-2.ts';
import { IconCalendar } from '../../../ui/icons/calendar.ts';
import { IconChefHat } from '../../../ui/icons/chef-hat.ts';
import { IconClipboard } from '../../../ui/icons/clipboard.ts';
import { IconCopy } from '../../../ui/icons/copy.ts';
import { IconDownload } from '../../../ui/icons/download.ts';
import { IconEdit } from '../../../ui/icons/edit.ts';
import { IconHistory } from '../../../ui/icons/history.ts';
import { IconKeyboard } from '../../../ui/icons/keyboard.ts';
import { IconPrinter } from '../../../ui/icons/printer.ts';
import { IconSend } from '../../../ui/icons/send.ts';
import { IconShare } from '../../../ui/icons/share.ts';
import { IconShoppingCart } from '../../../ui/icons/shopping-cart.ts';
import { IconTimelineEvent as IconTimeline } from '../../../ui/icons/timeline-event.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import type { Icon } from '../../../ui/icons/create-icon.ts';
import type { ComponentType } from 'react';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { shortcutsHelp } from '../../../platform/shortcuts/index.ts';
import { copyIngredients } from './copy-ingredients.ts';
import type { RecipeDialogProps } from '../parts/recipe-dialog-props.ts';

/** The recipe that is shown, and who looks at it. */
export interface RecipeContext {
  readonly recipe: Recipe;
  /** Whether the reader belongs to the recipe's group. */
  readonly isOwn: boolean;
  readonly mayEdit: boolean;
  readonly view: AmountView;
}

/** Something that one can do with a recipe; its text is `action.<key>` of the catalogue, in bars `bar.<key>`. */
export interface RecipeAction {
  readonly key:
    | 'cook'
    | 'edit'
    | 'duplicate'
    | 'copyIngredients'
    | 'timer'
    | 'share'
    | 'plan'
    | 'cookbook'
    | 'shoppingList'
    | 'timeline'
    | 'history'
    | 'download'
    | 'elsewhere'
    | 'print'
    | 'printPreferences'
    | 'shortcuts'
    | 'delete';
  readonly icon: Icon;
  readonly isFor: (context: RecipeContext) => boolean;
  /** The action in the recipe's URL, if the page itself handles it. */
  readonly search?: Readonly<Record<string, string>>;
  /** What opens; it comes when it is first wanted. */
  readonly Dialog?: ComponentType<RecipeDialogProps>;
  /** What happens at once, where nothing opens. */
  readonly run?: (context: RecipeContext) => void;
  /** Where it is a button of its own instead of an entry of the menu. */
  readonly bar?: 'everywhere' | 'wide screens';
  /** A card offers it, too. */
  readonly isOnCard?: true;
  readonly isDangerous?: true;
  readonly startsGroup?: true;
}

const everyone = () => true;
/** Devices whose pointer is a finger rarely have one; a window that is merely narrow may well have. */
const hasKeyboard = () => !matchMedia('(pointer: coarse)').matches;
const member = ({ isOwn }: RecipeContext) => isOwn;
const editor = ({ mayEdit }: RecipeContext) => mayEdit;

const DuplicateDialog = lazyWithTexts<RecipeDialogProps>([], () =>
  import('./recipe-dialogs.tsx').then((module) => module.DuplicateDialog),
);
const DeleteDialog = lazyWithTexts<RecipeDialogProps>(['recipes-within'], () =>
  import('./recipe-dialogs.tsx').then((module) => module.DeleteDialog),
);
const TimerDialog = lazyWithTexts<RecipeDialogProps>(['timers'], () =>
  import('./recipe-timer-dialog.tsx').then((module) => module.RecipeTimerDialog),
);
const PrintPreferences = lazyWithTexts<RecipeDialogProps>(['printing'], () =>
  import('../print/print-preferences.tsx').then((module) => module.PrintPreferences),
);
const ShareDialog = lazyWithTexts<RecipeDialogProps>(['sharing'], () =>
  import('./together-dialogs.tsx').then((module) => module.Share),
);
const PlanDialog = lazyWithTexts<RecipeDialogProps>(['meal-plans'], () =>
  import('./together-dialogs.tsx').then((module) => module.Plan),
);
const ShoppingListDialog = lazyWithTexts<RecipeDialogProps>([], () =>
  import('./together-dialogs.tsx').then((module) => module.ShoppingList),
);
const CookbookDialog = lazyWithTexts<RecipeDialogProps>([], () =>
  import('./together-dialogs.tsx').then((module) => module.Cookbook),
);
const TimelineDialog = lazyWithTexts<RecipeDialogProps>(['timeline'], () =>
  import('./together-dialogs.tsx').then((module) => module.Timeline),
);
const HistoryDialog = lazyWithTexts<RecipeDialogProps>(['history'], () =>
  import('./together-dialogs.tsx').then((module) => module.History),
);
const ActionsDialog = lazyWithTexts<RecipeDialogProps>(['recipe-actions'], () =>
  import('./together-dialogs.tsx').then((module) => module.Elsewhere),
);
const ExportDialog = lazyWithTexts<RecipeDialogProps>(['exports'], () =>
  import('./recipe-export-dialog.tsx').then((module) => module.RecipeExport),
);
/** Prints and goes; nothing of it shows on the screen. */
const PrintJob = lazyWithTexts<RecipeDialogProps>(['printing'], () =>
  import('../print/print-job.tsx').then((module) => module.PrintJob),
);

/** Everything that the bars and the menu of a recipe offer, and the menu of its card; another feature's dialog is one line here. */
export const recipeActions: readonly RecipeAction[] = [
  { key: 'cook', icon: IconChefHat, isFor: everyone, search: { cook: '1' }, bar: 'everywhere' },
  { key: 'edit', icon: IconEdit, isFor: editor, search: { edit: 'true' }, bar: 'wide screens' },
  {
    key: 'shoppingList',
    icon: IconShoppingCart,
    isFor: member,
    Dialog: ShoppingListDialog,
    bar: 'everywhere',
    isOnCard: true,
  },
  { key: 'plan', icon: IconCalendar, isFor: member, Dialog: PlanDialog, bar: 'everywhere', isOnCard: true },
  {
    key: 'share',
    icon: IconShare,
    isFor: member,
    Dialog: ShareDialog,
    bar: 'wide screens',
    isOnCard: true,
  },
  { key: 'cookbook', icon: IconBook, isFor: member, Dialog: CookbookDialog, startsGroup: true },
  { key: 'timeline', icon: IconTimeline, isFor: member, Dialog: TimelineDialog },
  { key: 'history', icon: IconHistory, isFor: member, Dialog: HistoryDialog },
  { key: 'duplicate', icon: IconCopy, isFor: member, Dialog: DuplicateDialog },
  { key: 'copyIngredients', icon: IconClipboard, isFor: everyone, run: copyIngredients, startsGroup: true },
  { key: 'elsewhere', icon: IconSend, isFor: member, Dialog: ActionsDialog },
  {
    key: 'download',
    icon: IconDownload,
    isFor: member,
    Dialog: ExportDialog,
    isOnCard: true,
  },
  { key: 'timer', icon: IconAlarm, isFor: everyone, Dialog: TimerDialog },
  { key: 'print', icon: IconPrinter, isFor: everyone, Dialog: PrintJob, startsGroup: true },
  { key: 'printPreferences', icon: IconPrinter, isFor: everyone, Dialog: PrintPreferences },
  { key: 'shortcuts', icon: IconKeyboard, isFor: hasKeyboard, run: shortcutsHelp.open },
  {
    key: 'delete',
    icon: IconTrash,
    isFor: editor,
    Dialog: DeleteDialog,
    isDangerous: true,
    startsGroup: true,
  },
];
