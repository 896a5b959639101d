import type { RecipeSummary } from '@hearth/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { pageWidth, useMeasured, measureWidth } from '../../../../ui/rows/use-measured.ts';
import { LazyStepKeys } from '../../../../ui/rows/lazy-step-keys.tsx';
import { useWindowRows } from '../../../../ui/rows/use-window-rows.ts';
import { type Library, RecipeCard } from '../../index.ts';
import classes from '../explorer/explorer.module.css';

const gap = 16;
const narrowestCard = { tall: 232, compact: 320 };
const estimatedHeight = { tall: 346, compact: 122 };
/** Rows above and below the window that exist before they are seen. */
const rowsBeyond = 2;
/** Rows left below the fold when the next page is fetched. */
const rowsAhead = 4;

/** Recipes as cards: only the rows near the screen exist, so that thousands scroll like ten. */
export function RecipeGrid({
  recipes,
  library,
  isStale,
  hasMore,
  isLoadingMore,
  onMore,
  renderCard,
}: {
  recipes: readonly RecipeSummary[];
  library: Library;
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  /** Renders something else in place of a recipe's card. */
  renderCard?: (recipe: RecipeSummary) => ReactNode;
}) {
  const { t } = useTranslation('ui');
  const look = useLook();
  const place = useRef<HTMLDivElement>(null);
  const width = useMeasured(place, measureWidth, pageWidth);
  const columns = columnsIn(width, look);
  const rows = useWindowRows({
    place,
    count: width > 0 ? recipes.length : 0,
    columns,
    shape: `${look}-${width}`,
    estimate: () => estimatedHeight[look],
    overscan: rowsBeyond,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isNearEnd = hasMore && !isLoadingMore && last >= Math.ceil(recipes.length / columns) - 1 - rowsAhead;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore]);
  return (
    <div ref={place} data-stale={isStale || undefined} className={classes.grid}>
      <div className={classes.rows} style={{ blockSize: rows.getTotalSize() }}>
        {items.map((row) => (
          <div
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            className={classes.row}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row.start - rows.options.scrollMargin}px)`,
            }}
          >
            {recipes
              .slice(row.index * columns, (row.index + 1) * columns)
              .map(
                (recipe) =>
                  renderCard?.(recipe) ?? (
                    <RecipeCard
                      key={recipe.id}
                      recipe={recipe}
                      library={library}
                      look={look}
                      isEager={row.index === 0}
                    />
                  ),
              )}
          </div>
        ))}
      </div>
      <LazyStepKeys stops="main article h2 a" />
      {isLoadingMore && <output className={classes.more}>{t('loading')}</output>}
    </div>
  );
}

function useLook(): 'tall' | 'compact' {
  const isPhone = useIsPhone();
  const [{ useMobileCards }] = usePreference('recipeSection');
  return isPhone || useMobileCards ? 'compact' : 'tall';
}

function columnsIn(width: number, look: 'tall' | 'compact'): number {
  return Math.max(1, Math.floor((width + gap) / (narrowestCard[look] + gap)));
}
