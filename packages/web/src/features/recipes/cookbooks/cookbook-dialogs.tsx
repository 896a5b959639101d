import type { ReadCookBook } from '@hearth/contract';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { ExportDialog as Exports } from '../exports/index.ts';
import type { Library } from '../index.ts';
import type { CookbookDialogProps } from './cookbook-dialog.tsx';
import type { DeleteCookbookProps } from './delete-cookbook-dialog.tsx';

const CookbookDialog = lazyWithTexts<CookbookDialogProps>(['cookbooks', 'filter-builder'], () =>
  import('./cookbook-dialog.tsx').then((module) => module.CookbookDialog),
);
const DeleteCookbookDialog = lazyWithTexts<DeleteCookbookProps>(['cookbooks'], () =>
  import('./delete-cookbook-dialog.tsx').then((module) => module.DeleteCookbookDialog),
);

const ExportDialog = lazyWithTexts<Parameters<typeof Exports>[0]>(['exports'], () =>
  import('../exports/index.ts').then((module) => module.ExportDialog),
);

/** The open dialog: the editor of a new or existing cookbook, its formats, or the confirmation of a deletion. */
export type OpenDialog =
  | { kind: 'new' }
  | { kind: 'edit'; cookbook: ReadCookBook }
  | { kind: 'export'; cookbook: ReadCookBook }
  | { kind: 'delete'; cookbook: ReadCookBook }
  | null;

/** Which dialog of a page of cookbooks is open. */
export function useCookbookDialogs() {
  return useState<OpenDialog>(null);
}

/** The dialogs of the pages of cookbooks; their code comes when one opens. */
export function CookbookDialogs({
  open,
  setOpen,
  position,
  count = 0,
  library,
  onSaved,
  onDeleted,
}: {
  open: OpenDialog;
  setOpen: (open: OpenDialog) => void;
  position: number;
  /** How many cookbooks the household has: a new one has the next number in its name. */
  count?: number;
  library: Library;
  onSaved?: (cookbook: ReadCookBook) => void;
  onDeleted?: () => void;
}) {
  if (open === null) return null;
  const onClose = () => setOpen(null);
  if (open.kind === 'export') {
    return (
      <Suspense>
        <ExportDialog
          of={{ kind: 'cookbook', id: open.cookbook.id, slug: open.cookbook.slug ?? open.cookbook.id }}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {open.kind === 'delete' ? (
        <DeleteCookbookDialog
          cookbook={open.cookbook}
          onClose={onClose}
          {...(onDeleted === undefined ? {} : { onDeleted })}
        />
      ) : (
        <CookbookDialog
          cookbook={open.kind === 'edit' ? open.cookbook : null}
          position={position}
          count={count}
          library={library}
          onClose={onClose}
          {...(onSaved === undefined ? {} : { onSaved })}
          {...(open.kind === 'edit' ? { onDelete: () => setOpen({ ...open, kind: 'delete' }) } : {})}
        />
      )}
    </Suspense>
  );
}
