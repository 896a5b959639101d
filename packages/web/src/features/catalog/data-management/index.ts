import type { Organizer, OrganizerKind, RecipeSummary } from '@hearth/contract';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { DataDialogProps, DataFormProps } from './data-kind.ts';
import type { SubstitutionsDialogProps } from './dialogs/substitutions/substitutions-dialog.tsx';
import type { DeleteDialogProps } from './dialogs/delete-dialog.tsx';

/** Data that the whole group shares: the dialogs that other pages open as well. */
export const OrganizerForm = lazyWithTexts<DataFormProps<Organizer> & { kind: OrganizerKind }>(['data'], () =>
  import('./dialogs/forms/organizer-form.tsx').then((module) => module.OrganizerForm),
);

export const DeleteDialog = lazyWithTexts<DeleteDialogProps>(['data'], () =>
  import('./dialogs/delete-dialog.tsx').then((module) => module.DeleteDialog),
);

/** Adds tags or categories to several recipes. */
export const OrganizeDialog = lazyWithTexts<DataDialogProps<RecipeSummary> & { kind: 'tags' | 'categories' }>(
  ['data'],
  () => import('./dialogs/recipes/organize-dialog.tsx').then((module) => module.OrganizeDialog),
);

/** What may be taken in the place of a food, or of one line of a recipe. */
export const SubstitutionsDialog = lazyWithTexts<SubstitutionsDialogProps>(['data', 'substitutions'], () =>
  import('./dialogs/substitutions/substitutions-dialog.tsx').then((module) => module.SubstitutionsDialog),
);
