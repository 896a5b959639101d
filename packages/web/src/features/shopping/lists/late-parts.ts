/** What opens on a list: one file, because each of them is small and a device without a network needs them all. */
export { AllDialog } from './dialogs/all-dialogs.tsx';
export { FeedDialog } from './elsewhere/feed-dialog.tsx';
export { LabelDialog } from './dialogs/label-dialog.tsx';
export { LabelsDialog } from './dialogs/labels-dialog.tsx';
export { RecipesDialog } from './dialogs/recipes-dialog.tsx';
export { SendDialog } from './dialogs/send-dialog.tsx';
export { SettingsDialog } from './dialogs/settings-dialog.tsx';
export { SoldAtDialog } from '../stores/sold-at-dialog.tsx';
export { ItemEditor } from '../items/editing/item-editor.tsx';
