import type { RecipeSummary } from '@hearth/contract';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../platform/preferences/index.ts';
import { PHONE } from '../../ui/media.ts';
import { type Library, RecipeCard } from '../recipes/index.ts';
import classes from './explorer.module.css';

const gap = 16;
const narrowestCard = { tall: 232, compact: 320 };
const estimatedHeight = { tall: 330, compact: 106 };
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
}: {
  recipes: readonly RecipeSummary[];
  library: Library;
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}) {
  const { t } = useTranslation('ui');
  const look = useLook();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const columns = columnsIn(width, look);
  const place = useRef<HTMLDivElement>(null);
  const shape = `${look}-${columns}`;
  const rows = useRows(place, Math.ceil(recipes.length / columns), estimatedHeight[look], shape);
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isNearEnd = hasMore && !isLoadingMore && last >= Math.ceil(recipes.length / columns) - 1 - rowsAhead;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore]);
  return (
    <div ref={place} data-stale={isStale || undefined} className={classes.grid}>
      <div ref={ref} className={classes.rows} style={{ blockSize: rows.getTotalSize() }}>
        {width > 0 &&
          items.map((row) => (
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
              {recipes.slice(row.index * columns, (row.index + 1) * columns).map((recipe, index) => (
                <RecipeCard
                  key={recipe.id}
                  recipe={recipe}
                  library={library}
                  look={look}
                  isEager={row.index === 0 && index < columns}
                />
              ))}
            </div>
          ))}
      </div>
      {isLoadingMore && <output className={classes.more}>{t('loading')}</output>}
    </div>
  );
}

function useLook(): 'tall' | 'compact' {
  const isPhone = useMediaQuery(PHONE) ?? false;
  const [{ useMobileCards }] = usePreference('recipeSection');
  return isPhone || useMobileCards ? 'compact' : 'tall';
}

function columnsIn(width: number, look: 'tall' | 'compact'): number {
  return Math.max(1, Math.floor((width + gap) / (narrowestCard[look] + gap)));
}

/** Rows that scroll with the window; they are measured anew when the shape of the grid changes. */
function useRows(place: RefObject<HTMLDivElement | null>, count: number, height: number, shape: string) {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + globalThis.scrollY));
  }, [place, shape]);
  return useWindowVirtualizer({
    count,
    estimateSize: () => height + gap,
    overscan: 3,
    scrollMargin,
    getItemKey: (index) => `${shape}-${index}`,
  });
}
