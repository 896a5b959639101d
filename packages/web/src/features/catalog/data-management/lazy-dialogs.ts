import { lazy } from 'react';

export const DeleteDialog = lazy(async () => ({
  default: (await import('./dialogs/delete-dialog.tsx')).DeleteDialog,
}));

export const ColumnChooser = lazy(async () => ({
  default: (await import('./table/column-chooser.tsx')).ColumnChooser,
}));
