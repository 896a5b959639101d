/** Recipes to take along: in Hearth's archive, and in formats of other programs. */
export { ExportDialog } from './export-dialog.tsx';
export { FormatList } from './format-list.tsx';
