import { Button } from '@mantine/core';
import IconPlaylistAdd from '@tabler/icons-react/dist/esm/icons/IconPlaylistAdd.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkAddDialog } from '../lists/lazy-dialogs.ts';
import { useDragSort } from '../lists/use-drag-sort.ts';
import { useMoveKeys } from '../lists/use-move-keys.ts';
import { useRows } from '../lists/use-rows.ts';
import { blankIngredient } from '../state/draft.ts';
import type { SectionProps } from '../section-props.ts';
import { ingredientKind } from './ingredient-kind.ts';
import { IngredientRow } from './ingredient-row.tsx';
import classes from '../lists/lists.module.css';

/** What one needs: a line each. */
export function IngredientsEditor({ draft, edit }: SectionProps) {
  const { t } = useTranslation('editor');
  const { rows, ops, list } = useRows(ingredientKind, { draft, edit });
  const [isBulk, setBulk] = useState(false);
  useDragSort(list, ops.moveTo);
  useMoveKeys(list, ops);
  const hasAmounts = draft.settings?.disableAmount !== true;
  return (
    <section className={classes.section} aria-labelledby="editor-ingredients">
      <h2 id="editor-ingredients">{t('ingredient.title')}</h2>
      {rows.length === 0 && <p className={classes.empty}>{t('ingredient.empty')}</p>}
      <ul ref={list} className={classes.rows} data-kind="ingredient">
        {rows.map((row, index) => (
          <IngredientRow
            key={row.referenceId}
            ingredient={row}
            index={index}
            count={rows.length}
            hasAmounts={hasAmounts}
            ops={ops}
          />
        ))}
      </ul>
      <div className={classes.adding}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => ops.add([blankIngredient()])}
        >
          {t('ingredient.add')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPlaylistAdd size={20} aria-hidden />}
          onClick={() => setBulk(true)}
        >
          {t('bulk.open')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isBulk && (
          <BulkAddDialog
            part="ingredient"
            onAdd={(lines) => ops.add(lines.map((line) => blankIngredient(line)))}
            onClose={() => setBulk(false)}
          />
        )}
      </Suspense>
    </section>
  );
}
