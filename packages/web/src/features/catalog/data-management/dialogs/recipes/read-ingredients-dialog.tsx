import type { IngredientsRead, RecipeSummary } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, inBatches } from '../../../../../platform/api/index.ts';
import { formats } from '../../../../../platform/i18n/index.ts';
import { useGroupSlug } from '../../../../../platform/session/index.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { DataDialogProps } from '../../data-kind.ts';
import classes from '../dialogs.module.css';

/** Reads the ingredients of the chosen recipes, then says of each recipe what has become of its lines. */
export function ReadIngredientsDialog({ chosen, onClose }: DataDialogProps<RecipeSummary>) {
  const { t } = useTranslation('data');
  const [reports, setReports] = useState<readonly IngredientsRead[]>([]);
  const { mutateAsync, isError, isSuccess } = useReading((part) => setReports((all) => [...all, ...part]));
  const slugs = chosen.map(({ slug }) => slug);
  return (
    <Dialog
      opened
      size="lg"
      keepOpen
      title={isSuccess ? t('reading.done') : t('reading.title', { count: chosen.length })}
      {...(isSuccess ? {} : { confirmLabel: t('reading.start'), onConfirm: () => mutateAsync(slugs) })}
      onClose={onClose}
    >
      {isError && <Notice color="error">{t('reading.failed')}</Notice>}
      {reports.length === 0 ? <p>{t('reading.text')}</p> : <Reports reports={reports} />}
    </Dialog>
  );
}

function Reports({ reports }: { reports: readonly IngredientsRead[] }) {
  const { t } = useTranslation('data');
  const groupSlug = useGroupSlug() ?? '';
  const sum = (part: 'read' | 'left') => reports.reduce((total, report) => total + report[part], 0);
  const total = useRef<HTMLOutputElement>(null);
  // The button that was pressed waits, and goes in the end.
  useEffect(() => total.current?.focus(), []);
  return (
    <>
      <output ref={total} tabIndex={-1} className={classes.total}>
        {t('reading.total', describeLines(sum('read'), sum('left')))}
      </output>
      <ul className={classes.reports}>
        {reports.map(({ slug, name, read, left }) => (
          <li key={slug}>
            <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug }}>
              <bdi>{name}</bdi>
            </Link>
            <span>
              {read + left === 0 ? t('reading.nothing') : t('reading.lines', describeLines(read, left))}
              {left > 0 && (
                <Link to="/g/$groupSlug/r/$slug/ingredient-parser" params={{ groupSlug, slug }}>
                  {t('reading.check', { count: left, number: formats.number(left) })}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Reads recipes in parts, and tells of each part as soon as it is done. */
function useReading(onPart: (reports: readonly IngredientsRead[]) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (slugs: readonly string[]) =>
      inBatches(slugs, limits.bulkReadRecipes, async (recipes) => {
        const body = { recipes };
        onPart(await api.post('/api/recipes/bulk-actions/read-ingredients', { body, quiet: true }));
        return null;
      }),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** The values of a text about lines; all of them choose its plural. */
function describeLines(read: number, left: number) {
  const count = read + left;
  return { count, read: formats.number(read), all: formats.number(count) };
}
