import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizerKind } from '@hearth/contract';
import { formats } from '../../../../platform/i18n/index.ts';
import { useFocusOnClose } from '../../../../ui/menu/action-menu.tsx';
import { organizersQuery } from '../../organizers/index.ts';
import type { Library } from '../../index.ts';
import { type Explorer, leftOut } from '../query/explorer-state.ts';
import { foodsQuery, householdsQuery } from '../explore.queries.ts';
import type { FilterOption, FilterPanelProps } from './filter-panel.tsx';
import classes from '../explorer/explorer.module.css';

const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel: ComponentType<FilterPanelProps> = lazy(() =>
  loadPanel().then((module) => ({ default: module.FilterPanel })),
);

const requireAll = {
  categories: 'requireAllCategories',
  tags: 'requireAllTags',
  tools: 'requireAllTools',
  foods: 'requireAllFoods',
} as const satisfies Record<OrganizerKind | 'foods', string>;

interface FilterProps {
  library: Library;
  explorer: Explorer;
}

/** Narrows by categories, tags or tools. */
export function OrganizerFilter({ kind, library, explorer }: FilterProps & { kind: OrganizerKind }) {
  const [isOpen, setOpen] = useState(false);
  const options = useQuery({ ...organizersQuery(library, kind), enabled: isOpen });
  return <KindFilter kind={kind} explorer={explorer} isOpen={isOpen} onToggle={setOpen} options={options} />;
}

/** Narrows by what recipes are made of. */
export function FoodFilter({ library, explorer }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const options = useQuery({ ...foodsQuery(library), enabled: isOpen });
  return <KindFilter kind="foods" explorer={explorer} isOpen={isOpen} onToggle={setOpen} options={options} />;
}

/** Switch between any and all of the chosen entries. */
function KindFilter({
  kind,
  explorer: { state, change },
  options,
  ...button
}: {
  kind: keyof typeof requireAll;
  explorer: Explorer;
  options: { data: readonly FilterOption[] | undefined; isPending: boolean };
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation('explore');
  const flag = requireAll[kind];
  return (
    <FilterButton
      {...button}
      label={t(`filter.${kind}`)}
      part={`filter-${kind}`}
      panel={{
        options: options.data ?? [],
        isLoading: options.isPending,
        chosen: state[kind],
        onChoose: (ids) => change({ [kind]: ids }),
        requiresAll: state[flag],
        onRequireAll: (all) => change({ [flag]: all }),
      }}
    />
  );
}

/** Narrows to one household; shown only where there are several. */
export function HouseholdFilter({ library, explorer: { state, change } }: FilterProps) {
  const { t } = useTranslation('explore');
  const [isOpen, setOpen] = useState(false);
  const households = useQuery(householdsQuery(library));
  const options = households.data ?? [];
  if (options.length < 2) return null;
  return (
    <FilterButton
      label={t('filter.households')}
      isOpen={isOpen}
      onToggle={setOpen}
      panel={{
        options,
        isLoading: false,
        chosen: state.households,
        onChoose: (ids) => change({ households: ids }),
        isSingle: true,
      }}
    />
  );
}

function FilterButton({
  label,
  part,
  isOpen,
  onToggle,
  panel,
}: {
  label: string;
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
        count > 0 && (
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
      {label}
    </Button>
  );
  if (!isOpen) return target;
  return (
    <Suspense fallback={target}>
      <FilterPanel {...panel} target={target} label={label} onClose={() => onToggle(false)} />
    </Suspense>
  );
}
