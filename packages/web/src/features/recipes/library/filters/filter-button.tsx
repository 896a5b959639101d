import { Button } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { useFocusOnClose } from '../../../../ui/menu/action-menu.tsx';
import { leftOut } from '../query/explorer-state.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import classes from '../explorer/explorer.module.css';

const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel: ComponentType<FilterPanelProps> = lazy(() =>
  loadPanel().then((module) => ({ default: module.FilterPanel })),
);

/** A filter: its button says what is chosen, its choices open below it, and on phones as a sheet. */
export function FilterButton({
  label,
  chosenName,
  part,
  isOpen,
  onToggle,
  panel,
}: {
  label: string;
  /** In place of the label and a number, where one thing is chosen. */
  chosenName?: string | undefined;
  /** Names the button for tests. */
  part?: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  panel: Omit<FilterPanelProps, 'target' | 'label' | 'onClose'>;
}) {
  const { t } = useTranslation('explore');
  const count = panel.chosen.length;
  const out = leftOut(panel.chosen).length;
  const ref = useFocusOnClose(isOpen);
  const target = (
    <Button
      ref={ref}
      variant={count > 0 ? 'light' : 'default'}
      color={count > 0 ? 'brand' : 'gray'}
      data-part={part}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      rightSection={
        count > 0 &&
        chosenName === undefined && (
          <>
            {count > out && <span className={classes.badge}>{formats.number(count - out)}</span>}
            {out > 0 && (
              <span className={classes.badge} data-out>
                {formats.number(out)}
                <span className="visually-hidden"> {t('filter.leftOut')}</span>
              </span>
            )}
          </>
        )
      }
    >
      {chosenName ?? label}
    </Button>
  );
  if (!isOpen) return target;
  return (
    <Suspense fallback={target}>
      <FilterPanel {...panel} target={target} label={label} onClose={() => onToggle(false)} />
    </Suspense>
  );
}
