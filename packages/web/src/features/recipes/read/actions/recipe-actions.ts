import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/free-amounts';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconTimeline from '@tabler/icons-react/dist/esm/icons/IconTimelineEvent.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { copyIngredients } from './copy-ingredients.ts';
import type { RecipeDialogProps } from '../dialogs/recipe-dialogs.tsx';

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

const everybody = () => true;
/** Devices whose pointer is a finger rarely have one; a window that is merely narrow may well have. */
const hasKeyboard = () => !matchMedia('(pointer: coarse)').matches;
const member = ({ isOwn }: RecipeContext) => isOwn;
const editor = ({ mayEdit }: RecipeContext) => mayEdit;

const DuplicateDialog = lazyWithTexts<RecipeDialogProps>([], () =>
  import('../dialogs/recipe-dialogs.tsx').then((module) => module.DuplicateDialog),
);
const DeleteDialog = lazyWithTexts<RecipeDialogProps>([], () =>
  import('../dialogs/recipe-dialogs.tsx').then((module) => module.DeleteDialog),
);
const TimerDialog = lazyWithTexts<RecipeDialogProps>(['timers'], () =>
  import('../dialogs/recipe-timer-dialog.tsx').then((module) => module.RecipeTimerDialog),
);
const PrintPreferences = lazyWithTexts<RecipeDialogProps>(['printing'], () =>
  import('../../print/print-preferences.tsx').then((module) => module.PrintPreferences),
);
const ShortcutsDialog = lazyWithTexts<RecipeDialogProps>(['shortcuts'], () =>
  import('../dialogs/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);
const ShareDialog = lazyWithTexts<RecipeDialogProps>(['sharing'], () =>
  import('../dialogs/together-dialogs.tsx').then((module) => module.Share),
);
const PlanDialog = lazyWithTexts<RecipeDialogProps>(['meal-plans'], () =>
  import('../dialogs/together-dialogs.tsx').then((module) => module.Plan),
);
const ShoppingListDialog = lazyWithTexts<RecipeDialogProps>([], () =>
  import('../dialogs/together-dialogs.tsx').then((module) => module.ShoppingList),
);
const CookbookDialog = lazyWithTexts<RecipeDialogProps>([], () =>
  import('../dialogs/together-dialogs.tsx').then((module) => module.Cookbook),
);
const TimelineDialog = lazyWithTexts<RecipeDialogProps>(['timeline'], () =>
  import('../dialogs/together-dialogs.tsx').then((module) => module.Timeline),
);
const HistoryDialog = lazyWithTexts<RecipeDialogProps>(['history'], () =>
  import('../dialogs/together-dialogs.tsx').then((module) => module.History),
);
const ActionsDialog = lazyWithTexts<RecipeDialogProps>(['recipe-actions'], () =>
  import('../dialogs/together-dialogs.tsx').then((module) => module.Elsewhere),
);
const ExportDialog = lazyWithTexts<RecipeDialogProps>(['exports'], () =>
  import('../dialogs/recipe-export-dialog.tsx').then((module) => module.RecipeExport),
);
/** Prints and goes; nothing of it shows on the screen. */
const PrintJob = lazyWithTexts<RecipeDialogProps>(['printing'], () =>
  import('../../print/print-job.tsx').then((module) => module.PrintJob),
);

/** Everything that the bars and the menu of a recipe offer, and the menu of its card; another feature's dialog is one line here. */
export const recipeActions: readonly RecipeAction[] = [
  { key: 'cook', icon: IconChefHat, isFor: everybody, search: { cook: '1' }, bar: 'everywhere' },
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
  { key: 'copyIngredients', icon: IconClipboard, isFor: everybody, run: copyIngredients, startsGroup: true },
  { key: 'elsewhere', icon: IconSend, isFor: member, Dialog: ActionsDialog },
  {
    key: 'download',
    icon: IconDownload,
    isFor: member,
    Dialog: ExportDialog,
    isOnCard: true,
  },
  { key: 'timer', icon: IconAlarm, isFor: everybody, Dialog: TimerDialog },
  { key: 'print', icon: IconPrinter, isFor: everybody, Dialog: PrintJob, startsGroup: true },
  { key: 'printPreferences', icon: IconPrinter, isFor: everybody, Dialog: PrintPreferences },
  { key: 'shortcuts', icon: IconKeyboard, isFor: hasKeyboard, Dialog: ShortcutsDialog },
  {
    key: 'delete',
    icon: IconTrash,
    isFor: editor,
    Dialog: DeleteDialog,
    isDangerous: true,
    startsGroup: true,
  },
];
