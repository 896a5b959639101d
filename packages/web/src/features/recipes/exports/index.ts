/** Recipes to take along: in Hearth's archive, and in formats of other programs. */
export { BookForm } from './book-form.tsx';
export { ExportDialog } from './export-dialog.tsx';
export { FormatList } from './format-list.tsx';
